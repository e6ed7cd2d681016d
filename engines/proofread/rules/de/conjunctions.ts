import { defineLints } from '../../row.ts'

// "das" for "dass" without its comma. Sorted by key.
export default defineLints('conjunctions', [
  {
    key: 'glaube-das',
    class: 'confused-words',
    pattern: '[ glaube|glaubt|denke|denkt|hoffe|hofft|meine|meint|finde|vermute das ] ich|er|wir|man|du',
    to: ['$1, dass'],
    wrong: ['Ich glaube das er morgen kommt.', 'Ich glaube, dass er morgen kommt.'],
    right: 'Ich glaube das nicht.',
  },
])
