import { defineLints } from '../../row.ts'

// Letters without their marks. Sorted by key.
export default defineLints('diacritics', [
  {
    key: 'cred-ca',
    class: 'diacritics',
    pattern: 'cred|știu|înseamnă|faptul|consider|sper|susține|afirmă [ ca ] >_',
    to: ['că'],
    unless: 'să',
    wrong: ['Cred ca vine mâine.', 'Cred că vine mâine.'],
    right: 'Lucrez ca profesor.',
  },
  {
    key: 'doua',
    class: 'diacritics',
    pattern: '<!a|cea|de-a [ doua ] zile|ore|luni|săptămâni|persoane|cărți|case|ori|tipuri|părți|metode',
    to: ['două'],
    wrong: ['Am stat doua zile.', 'Am stat două zile.'],
    right: 'A doua zi am plecat.',
  },
  {
    key: 'in',
    class: 'diacritics',
    pattern:
      '[ in ] cazul|timpul|fața|care|general|anul|anii|acest|această|special|funcție|primul|același|cadrul|ceea|românia|urma|jurul|afara|plus|mod|condiții|timp|prezent|schimb',
    to: ['în'],
    wrong: ['Am venit in timpul verii.', 'Am venit în timpul verii.'],
    right: 'Cercetarea in vitro continuă.',
  },
  {
    key: 'limba-romana',
    class: 'diacritics',
    pattern: 'limba [ romana ]',
    to: ['română'],
    wrong: ['Învăț limba romana.', 'Învăț limba română.'],
    right: 'Cetatea era romană.',
  },
  {
    key: 'pana-la',
    class: 'diacritics',
    pattern: '[ pana ] la|când|în|acum|ce',
    to: ['până'],
    wrong: ['Stau pana la ora șase.', 'Stau până la ora șase.'],
    right: 'Am o pană de cauciuc.',
  },
  {
    key: 'sa-fiu',
    class: 'diacritics',
    pattern:
      '[ sa ] fiu|fie|fii|fim|fiți|mergem|facem|facă|meargă|fac|merg|aibă|avem|poată|putem|spun|spună|văd|vadă|vină|ajungă|înțeleg|devină',
    to: ['să'],
    wrong: ['Nu am motiv sa fiu trist.', 'Nu am motiv să fiu trist.'],
    right: 'Fiica sa este aici.',
  },
  {
    key: 'sa-inceput-verb',
    class: 'diacritics',
    pattern: '^ [ sa ] fie|nu|fim|mergem|facem|vedem|vină|ai|te|ne|vă|mă',
    to: ['să'],
    wrong: ['Sa mergem acasă!', 'Să mergem acasă!'],
    right: 'Casa sa este mare.',
  },
  {
    key: 'si',
    class: 'diacritics',
    pattern: '<_ [ si ] >_',
    to: ['și'],
    unless: 'nota|notele|do|re|sol|major|minor',
    wrong: ['Ana si Maria au venit.', 'Ana și Maria au venit.'],
    right: 'Nota si este sus, iar do este jos.',
  },
  {
    key: 'vreau-sa',
    class: 'diacritics',
    pattern: 'vreau|trebuie|poate|pot|vrea|vrei|putem|trebuia|încerc|încearcă|dorim|doresc|dorește [ sa ] >_',
    to: ['să'],
    wrong: ['Vreau sa plec.', 'Vreau să plec.'],
    right: 'Fiica sa vrea apă.',
  },
])
