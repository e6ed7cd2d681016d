import { nevertheless } from '../../moves/nevertheless.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'although-nevertheless',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'normal',
  isFormal: true,
  apply: nevertheless,
  yes: [
    ['Although the sample was small, the results were clear.', 'Although the sample was small, the results were nevertheless clear.'],
    ['Although CO2 is rare, it has a strong effect.', 'Although CO2 is rare, it nevertheless has a strong effect.'],
    ['While the plan may be expensive, it will save lives.', 'While the plan may be expensive, it will nevertheless save lives.'],
    ['Despite the heavy rain, the bridge has held.', 'Despite the heavy rain, the bridge has nevertheless held.'],
    [
      'While some argue that the rule is harsh, I believe that it helps.',
      'While some argue that the rule is harsh, I nevertheless believe that it helps.',
    ],
  ],
  no: [
    'Although the sample was small, it was not useless.',
    'Although the sample was small, it still helped.',
    'Although the plan was good, problems soon arose.',
    'However, although the sample was small, the results were clear.',
    'While I was waiting, I read the paper.',
    'While some people drive, others walk.',
    'While prices rose, wages fell.',
    'While critics can be helpful, it is the artist who decides.',
  ],
})
