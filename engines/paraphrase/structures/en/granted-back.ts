import { grantedBack } from '../../moves/subclause-exchange.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'granted-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'academic', 'extend'],
  strength: 'normal',
  apply: grantedBack,
  yes: [
    ['While the risk of a flood is low, the damage would be severe.', 'The damage would be severe, although the risk of a flood is low.'],
    ['While the method may be cheap, the results are often poor.', 'The results are often poor, although the method may be cheap.'],
    [
      'While there are a few tables outside, most guests prefer the hall.',
      'Most guests prefer the hall, although there are a few tables outside.',
    ],
    [
      'While some help is offered to newcomers, many families struggle with the forms.',
      'Many families struggle with the forms, although some help is offered to newcomers.',
    ],
  ],
  no: [
    'While dictionaries can be useful, their overuse can do harm.',
    'While she was cooking, the phone rang.',
    'While the band played, we danced.',
    'While the plan may help, we know that it costs too much.',
    'While it is useful, the tool has limits.',
    'For a while, the rain stopped.',
    'While there are many who like the plan, I disagree.',
    'While the rules may help, the courts remain slow despite many reforms.',
    'While some people collect coins, the old man has found a far more costly hobby.',
  ],
})
