import { defineLints } from '../../row.ts'

// Comparison, small words that sound alike, and prepositions, a family a row. Sorted by key.
export default defineLints('families', [
  {
    key: 'besoke-til',
    class: 'preposition-not-needed',
    pattern: 'besøke|besøker|besøkte|besøkt [ til ]',
    to: [''],
    wrong: ['Vi besøkte til tante.', 'Vi besøkte tante.'],
    right: 'Vi besøkte ham til slutt.',
  },
  {
    key: 'de-er-et',
    class: 'confused-words',
    pattern: '^ [ de ] er|var et|viktig|vanskelig|lett|gøy|synd|sant|klart|derfor|umulig',
    to: ['Det'],
    unless: 'par|lag|team|folk',
    wrong: ['De er et stort problem.', 'Det er et stort problem.'],
    right: 'De er et par.',
  },
  {
    key: 'flere-en',
    class: 'confused-words',
    pattern: 'flere|færre|mer|mindre _? [ en ] dette|jeg|du|han|hun|vi|dere|andre|før|vanlig|forventet|nok|noen|meg|deg|oss|dem',
    to: ['enn'],
    wrong: ['Vi har flere stoler en dere.', 'Vi har flere stoler enn dere.'],
    right: 'Vi har flere stoler enn dere.',
  },
  {
    key: 'ganger-pa',
    class: 'preposition',
    pattern: 'ganger|gang [ på ] uka|uken|dagen|måneden',
    to: ['i'],
    wrong: ['Hun jogger tre ganger på uka.', 'Hun jogger tre ganger i uka.'],
    right: 'Hun jogger tre ganger i uka.',
  },
  {
    key: 'i-kino',
    class: 'preposition',
    pattern: '[ i ] kino|kinoen >.|,|med|og|i|på|sammen',
    to: ['på'],
    wrong: ['Vi var i kino med dem.', 'Vi var på kino med dem.'],
    right: 'Vi var på kino med dem.',
  },
  {
    key: 'lyst-a',
    class: 'preposition-missing',
    pattern: '[ lyst ] å',
    to: ['lyst til'],
    wrong: ['Hun har lyst å danse.', 'Hun har lyst til å danse.'],
    right: 'Hun har lyst til å danse.',
  },
  {
    key: 'mest-kort',
    class: 'comparison',
    pattern:
      'den|det|de|min|mitt|mine|vår|våre [ mest flinke|snille|fine|høye|lave|pene|rike|sterke|svake|billige|dyre|kalde|varme|raske|korte|tynne|tykke|søte|bløte|harde|smarte ]',
    to: ['$3/e$/este/'],
    wrong: ['Han er den mest snille av dem.', 'Han er den snilleste av dem.'],
    right: 'Han er den mest kjente av dem.',
  },
  {
    key: 'mest-stor',
    class: 'comparison',
    pattern: 'den|det|de|min|mitt|mine|vår|våre [ mest store|gamle|unge|lange|tunge ]',
    to: ['$3/^store$/største/', '$3/^gamle$/eldste/', '$3/^unge$/yngste/', '$3/^lange$/lengste/', '$3/^tunge$/tyngste/'],
    wrong: ['Det er den mest store båten.', 'Det er den største båten.'],
    right: 'Det er den største båten.',
  },
])
