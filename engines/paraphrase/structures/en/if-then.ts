import { insertThen } from '../../moves/clause-words.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'if-then',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'normal',
  apply: insertThen,
  yes: [
    ['If the temperature is too high, the enzyme loses its shape.', 'If the temperature is too high, then the enzyme loses its shape.'],
    [
      'If parents and teachers cooperate, they can improve the situation.',
      'If parents and teachers cooperate, then they can improve the situation.',
    ],
    ['However, if the price falls, demand will rise.', 'However, if the price falls, then demand will rise.'],
    [
      'If the buses were cheaper, more students would use the network.',
      'If the buses were cheaper, then more students would use the network.',
    ],
  ],
  no: [
    'If you have a moment, I could come to your office.',
    'If possible, the test should be repeated.',
    'If prices fall, then demand rises.',
    'If it rains, call me.',
    'Demand rises if prices fall.',
  ],
})
