import { whichToIng } from '../../moves/result-clause.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'which-to-ing',
  kind: 'clause',
  reason: 'relative-shortened',
  modes: ['synonyms', 'shorten', 'academic'],
  strength: 'normal',
  apply: whichToIng,
  yes: [
    [
      'The trains are often late, which makes it difficult to plan the day.',
      'The trains are often late, making it difficult to plan the day.',
    ],
    ['The reservoir dried up, which caused serious damage to the farms.', 'The reservoir dried up, causing serious damage to the farms.'],
    [
      'The software checks each file twice, which reduces the number of errors.',
      'The software checks each file twice, reducing the number of errors.',
    ],
  ],
  no: [
    'In 1968, he published his theory of sound, which highlighted the role of the ear.',
    'The pattern is consistent with earlier findings published by Ofcom, which indicates that progress has been slow.',
    'The trains are late, which can make it difficult to plan.',
    'The trains were late, which makes it difficult to plan.',
    'The report, which shows the figures, is long.',
  ],
})
