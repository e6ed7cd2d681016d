import { defineLints } from '../../row.ts'

// Slips of every day: prepositions of verbs, "ca" and "că", repeated meanings. Sorted by key.
export default defineLints('everyday', [
  {
    key: 'ca-ai',
    class: 'diacritics',
    pattern:
      'spus|zis|știu|știi|știe|cred|crezi|crede|auzit|aflat|spui|spune|spun|văd|vede|promis|sper|speră|adevărul|sigur|sigură|înțeles|uitat ..3 [ ca ] ai|am|a|au|ați|este|sunt|e|va|voi|vei|vor|vom|nu|era',
    to: ['că'],
    unless: 'mai|la-fel|atât|decât|același',
    wrong: ['I-ai spus mamei ca ai întârziat?', 'I-ai spus mamei că ai întârziat?'],
    right: 'I-ai spus mamei că ai întârziat?',
  },
  {
    key: 'cu-autobuz',
    class: 'article-missing',
    pattern:
      'cu [ autobuz|tren|avion|tramvai|metrou|vapor|microbuz|mașină|bicicletă ] la|până|spre|în|.|,|către|dimineața|ieri|azi|mâine|acasă',
    to: ['$2/ă$/a/', '$2/u$/ul/', '$2/([^uă])$/$1ul/'],
    unless: 'și',
    wrong: ['Am venit cu autobuz la facultate.', 'Am venit cu autobuzul la facultate.'],
    right: 'Am venit cu autobuzul, nu cu un tren.',
  },
  {
    key: 'datorita-rau',
    class: 'confused-words',
    pattern:
      '[ datorită ] ploii|ploilor|ninsorii|zăpezii|vântului|furtunii|accidentului|accidentelor|bolii|războiului|crizei|greșelii|greșelilor|traficului|zgomotului|frigului|căldurii|incendiului|cutremurului|inundațiilor|poluării|secetei|oboselii|întârzierii|grevei|lipsei|durerii|stresului|pandemiei|sărăciei|leneviei|neatenției',
    to: ['din cauza'],
    wrong: ['Meciul a fost anulat datorită ploii.', 'Meciul a fost anulat din cauza ploii.'],
    right: 'Am reușit datorită ajutorului tău, nu din cauza ploii.',
  },
  {
    key: 'de-loc',
    class: 'compound-split',
    pattern: 'nu|nu-mi|nu-i|nu-ți|n-am|n-are|nu-l|nu-mă|nu-o|nimic ..3 [ de loc ] !de|din|al|pentru',
    to: ['deloc'],
    wrong: ['Nu-mi place de loc ciorba.', 'Nu-mi place deloc ciorba.'],
    right: 'Nu-mi place deloc ciorba, nu sunt de loc din Iași.',
  },
  {
    key: 'doar-decat',
    class: 'redundant',
    pattern: '[ doar|numai decât ] /^\\d+$/||un|o|doi|două|trei|patru|cinci|zece|câțiva|câteva',
    to: ['$1'],
    wrong: ['Eu am doar decât zece lei.', 'Eu am doar zece lei.'],
    right: 'Eu am doar zece lei, vino numaidecât.',
  },
  {
    key: 'ma-ajutat',
    class: 'confused-words',
    pattern: '[ ma ] @participlesMore',
    to: ['m-a'],
    wrong: ['Niciun prieten nu ma ajutat.', 'Niciun prieten nu m-a ajutat.'],
    right: 'Niciun prieten nu m-a ajutat.',
  },
  {
    key: 'mai-ca-si',
    class: 'comparison',
    pattern: 'mai _ [ ca și ] _',
    to: ['decât', 'ca'],
    unless: 'timp|important|bine',
    wrong: ['Casa noastră este mai mare ca și casa lor.', 'Casa noastră este mai mare decât casa lor.'],
    right: 'Casa noastră este mai mare decât casa lor.',
  },
  {
    key: 'ma-tem-de',
    class: 'preposition',
    pattern:
      'tem|temi|teme|temem|temeți|temea|temeam|temut [ pentru|din|la|despre ] câini|câine|șerpi|întuneric|examen|examene|moarte|profesor|furtună|viitor|singurătate|eșec|păianjeni|el|ea|ei',
    to: ['de'],
    wrong: ['Mă tem pentru câini.', 'Mă tem de câini.'],
    right: 'Mă tem de câini.',
  },
  {
    key: 're-din-nou',
    class: 'redundant',
    pattern:
      '/^re(?:văd|vezi|vede|vedem|vedea|văzut|vin|vii|vine|venim|veni|venit|pet|peți|petă|petăm|peta|petat|iau|lua|luat|citesc|citești|citește|citi|citit|fac|face|facem|făcut|încep|începe|începem|începute?|începi|găsesc|găsi|găsit|întâlnesc|întâlni|întâlnit|întorc|întoarce|întors|scriu|scrie|scris|ascult|ascultă|asculta|ascultat)$/ [ din nou|iarăși|iar ]',
    to: [''],
    wrong: ['Aș vrea să vă revăd din nou curând.', 'Aș vrea să vă revăd curând.'],
    right: 'Aș vrea să vă văd din nou, vom reveni curând.',
  },
  {
    key: 'te-du',
    class: 'hyphen',
    pattern:
      '[ /^(?:du|duci|uită|așază|grăbește|oprește|trezește|scoală|spală|îmbracă|liniștește|odihnește|gândește|bucură|joacă|pregătește)$/ te ] acasă|repede|la|în|mai|acum|odată|!|.|și|pe|de|aici|acolo|bine',
    to: ['$1-te'],
    wrong: ['Du te acasă acum.', 'Du-te acasă acum.'],
    right: 'Du-te acasă acum, nu mai sta.',
  },
])
