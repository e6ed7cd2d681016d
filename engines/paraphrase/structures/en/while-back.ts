import { clauseBack } from '../../moves/clause-order.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'while-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: clauseBack({ conjunctions: ['while', 'whereas'], comma: true, bindsToInfinitive: true, namesBoth: true }),
  yes: [
    [
      'While the nobles lived in luxury, the peasants suffered from hunger.',
      'The peasants suffered from hunger, while the nobles lived in luxury.',
    ],
    [
      'Whereas a large company often needs months, a small firm reacts quickly.',
      'A small firm reacts quickly, whereas a large company often needs months.',
    ],
    ['While the first method is fast, the second method is accurate.', 'The second method is accurate, while the first method is fast.'],
    [
      'While many adults read newspapers, most teenagers use their phones.',
      'Most teenagers use their phones, while many adults read newspapers.',
    ],
  ],
  no: [
    'While waiting for the bus, she read a book.',
    'While the cities grew, these changes were slow.',
    'While the king praised the soldiers, they kept silent.',
    'While in Rome, he painted a fresco.',
  ],
})
