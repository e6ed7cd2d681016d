import { sourceBack } from '../../moves/reference.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'source-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: sourceBack,
  yes: [
    ['According to Smith (2018), consumers save more in a crisis.', 'Consumers save more in a crisis, according to Smith (2018).'],
    ['According to the report, prices will rise next year.', 'Prices will rise next year, according to the report.'],
    [
      'According to a survey by Gallup (2022), most workers prefer a hybrid model.',
      'Most workers prefer a hybrid model, according to a survey by Gallup (2022).',
    ],
    ['According to Mill, happiness is the only thing of value.', 'Happiness is the only thing of value, according to Mill.'],
  ],
  no: [
    'According to Smith (2018), consumers, firms and banks save more.',
    'According to the author, he knew nothing.',
    'The words are sorted according to length.',
    'According to Mill, this is wrong.',
  ],
})
