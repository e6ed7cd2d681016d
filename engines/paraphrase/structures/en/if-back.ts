import { clauseBack } from '../../moves/clause-order.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'if-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic', 'simplify'],
  strength: 'normal',
  apply: clauseBack({ conjunctions: ['if', 'unless', 'as long as', 'provided that'], comma: false, bindsToInfinitive: true }),
  yes: [
    [
      'If parents and teachers work together, they can improve the situation.',
      'Parents and teachers can improve the situation if they work together.',
    ],
    ['If the buses were cheaper, more students would use the network.', 'More students would use the network if the buses were cheaper.'],
    ['Unless countries cooperate, the problem will get worse.', 'The problem will get worse unless countries cooperate.'],
    ['If you agree, I will send you the text on Friday.', 'I will send you the text on Friday if you agree.'],
  ],
  no: [
    'If the groups are badly chosen, the models cannot make up for it.',
    'If the price falls, the shop will sell more phones than its rival.',
    'If possible, the test should be repeated.',
    'If the buses were cheaper, more students would use them.',
    'If a child breaks a toy, the toy should be repaired.',
    'If prices fall, then demand rises.',
  ],
})
