import { ingToWhich } from '../../moves/result-clause.ts'
import { isShownByAuthor } from '../../moves/author-shows.ts'
import { unless } from '../../moves/unless.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'ing-to-which',
  kind: 'clause',
  reason: 'relative-expanded',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: unless(isShownByAuthor, ingToWhich),
  yes: [
    [
      'The trains are often late, making it difficult to plan the day.',
      'The trains are often late, which makes it difficult to plan the day.',
    ],
    ['The reservoir dried up, causing serious damage to the farms.', 'The reservoir dried up, which caused serious damage to the farms.'],
    ['Fewer buses run in the evening, leading to more traffic.', 'Fewer buses run in the evening, which leads to more traffic.'],
  ],
  no: [
    'These limits are strict for large values of the mass, rendering the search hard.',
    'Anderson (1983) shifted attention to the role of print, suggesting that people who would never meet came to imagine themselves as members of one community by reading the same papers.',
    'The author turns to the letters, showing that the war changed them.',
    'The storm crossed the coast, making landfall in the north.',
    'The dog ran away, leading the way home.',
    'The plan, which failed, cost a lot, leading to complaints.',
  ],
})
