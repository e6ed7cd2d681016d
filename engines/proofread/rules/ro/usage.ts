import { defineLints } from '../../row.ts'

// Prepositions and little words. Sorted by key.
export default defineLints('usage', [
  {
    key: '20-ani',
    class: 'preposition-missing',
    pattern: '[ /^[2-9]\\d$/ ] @counted',
    to: ['$1 de'],
    wrong: ['Are 25 ani.', 'Are 25 de ani.'],
    right: 'Are 19 ani.',
  },
  {
    key: 'ca-si',
    class: 'preposition',
    pattern: '^ [ ca și ] @roles',
    to: ['ca'],
    wrong: ['Ca și profesor, am multe obligații.', 'Ca profesor, am multe obligații.'],
    right: 'Ca și profesorul, elevii învață.',
  },
  {
    key: 'ca-si-concluzie',
    class: 'preposition',
    pattern: '[ ca și ] concluzie|exemplu|idee',
    to: ['ca'],
    wrong: ['O să spun ca și concluzie un lucru.', 'O să spun ca concluzie un lucru.'],
    right: 'A venit ca și ieri.',
  },
  {
    key: 'care-citit-o',
    class: 'relative-pronoun',
    pattern: '<!@prepositions [ care ] am|ai /[ts]-o$/',
    to: ['pe care'],
    wrong: ['Cartea care am citit-o este bună.', 'Cartea pe care am citit-o este bună.'],
    right: 'Femeia care a citit-o este aici.',
  },
  {
    key: 'care-l-ai',
    class: 'relative-pronoun',
    pattern: '<!@prepositions [ care ] l-ai|le-ai|i-ai',
    to: ['pe care'],
    unless: 'tu cel cea cei',
    wrong: ['Omul care l-ai văzut este medic.', 'Omul pe care l-ai văzut este medic.'],
    right: 'Omul care l-a văzut este medic.',
  },
  {
    key: 'datorita',
    class: 'preposition',
    pattern:
      '[ datorită ] accidentului|bolii|războiului|secetei|incendiului|inundațiilor|cutremurului|greșelilor|erorilor|morții|sărăciei|eșecului|decesului',
    to: ['din cauza'],
    wrong: ['A întârziat datorită accidentului.', 'A întârziat din cauza accidentului.'],
    right: 'A reușit datorită muncii.',
  },
  {
    key: 'decat',
    class: 'preposition',
    pattern: '<!nu|n-am|n-are|n-au|nici [ am|are|avem|au|vreau|costă decât ] un|o|doi|două|trei|unul|una|câțiva|câteva|puțin|cinci|zece',
    to: ['$2 doar', 'nu $2 decât'],
    unless: 'nu nici nimic /^n-/',
    wrong: ['Eu am decât un leu.', 'Eu am doar un leu.'],
    right: 'Nu am decât un leu.',
  },
  {
    key: 'douazeci-ani',
    class: 'preposition-missing',
    pattern: '[ douăzeci|treizeci|patruzeci|cincizeci|șaizeci|șaptezeci|optzeci|nouăzeci ] @counted',
    to: ['$1 de'],
    wrong: ['Are douăzeci ani.', 'Are douăzeci de ani.'],
    right: 'Are nouăsprezece ani.',
  },
])
