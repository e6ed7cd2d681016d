import { finalAlthoughToBut } from '../../moves/while-clause.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'although-joined',
  kind: 'clause',
  reason: 'connective',
  modes: ['synonyms', 'simplify', 'shorten'],
  strength: 'normal',
  isWhole: true,
  apply: finalAlthoughToBut,
  yes: [
    ['The room is quiet, although its windows face the road.', 'The room is quiet, but its windows face the road.'],
    ['The chapter is long, though parts of it are easy to read.', 'The chapter is long, but parts of it are easy to read.'],
    [
      'Dark roofs work at once, although they may raise the heat in summer.',
      'Dark roofs work at once, but they may raise the heat in summer.',
    ],
    ['In addition, the test is cheap, although it takes time.', 'In addition, the test is cheap, but it takes time.'],
  ],
  no: [
    'Songs appear to be a safe addition to the treatment, although the effect may fade.',
    'We conclude that titles help viewers, although they draw the eye away from the picture.',
    'Few people came, although many had been asked.',
    'On a cold day, when it rains, the room is quiet, although it faces the road.',
    'The room is quiet even though its windows face the road.',
    'The room is quiet, as though nobody lived there.',
    'The room is quiet, though.',
    'The hotel is old, but the room is quiet, although it faces the road.',
  ],
})
