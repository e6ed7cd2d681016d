import { clauseBack } from '../../moves/clause-order.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'since-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: clauseBack({ conjunctions: ['since'], comma: true, bindsToInfinitive: false }),
  yes: [
    ['Since the sample was small, the results are uncertain.', 'The results are uncertain, since the sample was small.'],
    ['Since training requires many examples, errors are common.', 'Errors are common, since training requires many examples.'],
    ['Since nobody followed the rules, the plan failed.', 'The plan failed, since nobody followed the rules.'],
    ['Since the railway opened, the town has lost its harbour.', 'The town has lost its harbour since the railway opened.'],
    ['However, since the museum was closed, we walked to the river.', 'However, we walked to the river, since the museum was closed.'],
  ],
  no: [
    'Since 1990, the firm has grown.',
    'Since the company sold the factory, it has been poor.',
    'Since then, prices have fallen.',
    'Since the railway opened, this has changed.',
  ],
})
