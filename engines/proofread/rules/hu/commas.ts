import { defineLints } from '../../row.ts'

// Commas before conjunctions and relative pronouns. Sorted by key.
export default defineLints('commas', [
  {
    key: 'amikor',
    class: 'comma-missing',
    pattern: '[ voltam|volt|láttam|emlékszem|örültem|sírt|nevetett amikor ]',
    to: ['$1, amikor'],
    wrong: ['Kicsi voltam amikor ideköltöztünk.', 'Kicsi voltam, amikor ideköltöztünk.'],
    right: 'Kicsi voltam, amikor ideköltöztünk.',
  },
  {
    key: 'de',
    class: 'comma-missing',
    pattern: '[ jó|szép|nagy|kicsi|drága|nehéz|fontos|igaz|szeretném|akarom|próbáltam|lehet de ] nem|nagyon|túl|kicsit|sajnos|mégis',
    to: ['$1, de'],
    wrong: ['A ház szép de nagyon drága.', 'A ház szép, de nagyon drága.'],
    right: 'A ház szép, de nagyon drága.',
  },
  {
    key: 'hanem',
    class: 'comma-missing',
    pattern: 'nem ..4 [ _ hanem ]',
    to: ['$3, hanem'],
    wrong: ['Nem ő hanem a bátyja jött.', 'Nem ő, hanem a bátyja jött.'],
    right: 'Nem ő, hanem a bátyja jött.',
  },
  {
    key: 'hiszem-ha',
    class: 'comma-missing',
    pattern: '[ örülök|örülnék|jó|szólj|hívj|szeretném|megyek|jövök ha ]',
    to: ['$1, ha'],
    wrong: ['Örülök ha segíthetek.', 'Örülök, ha segíthetek.'],
    right: 'Örülök, ha segíthetek.',
  },
  {
    key: 'hogy',
    class: 'comma-missing',
    pattern: '[ @beforeThat hogy ]',
    to: ['$1, hogy'],
    wrong: ['Tudom hogy igazad van.', 'Tudom, hogy igazad van.'],
    right: 'Te hogy vagy, és ezt hogy csinálod?',
  },
  {
    key: 'mert',
    class: 'comma-missing',
    pattern: '[ !@beforeMert&_ mert ] !/ni$/',
    to: ['$1, mert'],
    wrong: ['Nem megyek mert fáradt vagyok.', 'Nem megyek, mert fáradt vagyok.'],
    right: 'Csak mert fáradt vagyok, nem megyek, és mert esik.',
  },
  {
    key: 'mint-comparative',
    class: 'comma-missing',
    pattern: '[ @comparatives mint ]',
    to: ['$1, mint'],
    wrong: ['Ő magasabb mint én.', 'Ő magasabb, mint én.'],
    right: 'Ő magasabb, mint én.',
  },
  {
    key: 'nehogy',
    class: 'comma-missing',
    pattern: '[ vigyázz|figyelj|siess|siessünk nehogy ]',
    to: ['$1, nehogy'],
    wrong: ['Vigyázz nehogy eless!', 'Vigyázz, nehogy eless!'],
    right: 'Vigyázz, nehogy eless!',
  },
])
