import { sourceFront } from '../../moves/reference.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'source-front',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: sourceFront,
  yes: [
    ['Consumers save more in a crisis, according to Smith (2018).', 'According to Smith (2018), consumers save more in a crisis.'],
    ['Prices will rise next year, according to the report.', 'According to the report, prices will rise next year.'],
    [
      'Most workers prefer a hybrid model, according to a survey by Gallup (2022).',
      'According to a survey by Gallup (2022), most workers prefer a hybrid model.',
    ],
    ['Happiness is the only thing of value, according to Mill.', 'According to Mill, happiness is the only thing of value.'],
  ],
  no: [
    'The words are sorted according to length.',
    'Bread, milk and meat are cheap, according to Smith.',
    'The painter worked alone, according to his sister.',
    'He acted according to the law.',
  ],
})
