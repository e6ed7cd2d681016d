import { whetherOrNot } from '../../moves/whether.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'whether-or-not',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend', 'synonyms'],
  strength: 'normal',
  apply: whetherOrNot,
  yes: [
    ['They asked whether the plan works.', 'They asked whether or not the plan works.'],
    ['It is unclear whether these results apply to children.', 'It is unclear whether or not these results apply to children.'],
    ['The question is whether we can afford it.', 'The question is whether or not we can afford it.'],
    ['The jury must decide whether he is guilty.', 'The jury must decide whether or not he is guilty.'],
  ],
  no: [
    'They asked whether the plan works or fails.',
    'We do not know whether to stay.',
    'It is unclear whether and how these results apply.',
    'They asked whether or not the plan works.',
    'They asked whether the plan does not work.',
    'I would like to ask whether you could help me.',
    'The thing is not whether we play but how we play.',
  ],
})
