import { wellInside } from '../../moves/parsed-adverbs-also.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'well-inside',
  kind: 'clause',
  reason: 'adverb-moved',
  modes: ['synonyms', 'shorten', 'academic'],
  strength: 'normal',
  apply: rearrange(wellInside),
  yes: [
    ['The new lamps save money as well.', 'The new lamps also save money.'],
    ['The old bridge is dangerous too.', 'The old bridge is also dangerous.'],
    ['Volunteers can clean the beach as well.', 'Volunteers can also clean the beach.'],
    ['The shop sells second-hand books, too.', 'The shop also sells second-hand books.'],
  ],
  no: [
    'I do too.',
    'She did not like the soup as well.',
    'Nobody knows the song as well.',
    'The team also plays chess as well.',
    'The boy, who was late, lost his key too.',
    'They want to have their own boat and sail it too.',
    'I told the guard in case the drivers park there as well.',
  ],
})
