import { mannerBack } from '../../moves/manner-place.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'manner-back',
  kind: 'clause',
  reason: 'adverb-moved',
  modes: ['synonyms', 'simplify', 'academic'],
  strength: 'normal',
  apply: mannerBack,
  yes: [
    ['The students carefully examined the data.', 'The students examined the data carefully.'],
    ['Prices rapidly increased in the cities.', 'Prices increased rapidly in the cities.'],
    ['The samples were slowly heated in the oven.', 'The samples were heated slowly in the oven.'],
  ],
  no: [
    'The method is effectively useless.',
    'They quickly became friends.',
    'The plan significantly reduced the number of cars that people use.',
  ],
})
