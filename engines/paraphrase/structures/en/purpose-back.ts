import { subjectlessBack } from '../../moves/participle-clause.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'purpose-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic', 'simplify'],
  strength: 'normal',
  apply: subjectlessBack({ words: ['to', 'in order to'], form: 'base' }),
  yes: [
    ['To protect savers, the state guaranteed all deposits.', 'The state guaranteed all deposits to protect savers.'],
    ['In order to reduce traffic, the city closed the old bridge.', 'The city closed the old bridge in order to reduce traffic.'],
    ['To measure the effect of heat, we used a simple device.', 'We used a simple device to measure the effect of heat.'],
    ['To attract tourists, many villages organise summer festivals.', 'Many villages organise summer festivals to attract tourists.'],
  ],
  no: [
    'To date, no study has tested the two rules.',
    'To be honest, the plan is bad.',
    'To protect savers, the state helped them.',
    'To win the game, you need to train.',
    'To conclude, the plan failed.',
  ],
})
