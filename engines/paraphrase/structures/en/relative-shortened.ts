import { shortenRelative } from '../../moves/relative.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'relative-shortened',
  kind: 'clause',
  reason: 'relative-shortened',
  modes: ['shorten', 'simplify', 'synonyms', 'academic'],
  strength: 'mild',
  apply: shortenRelative,
  yes: [
    ['The glucose that is produced by the plant can be used immediately.', 'The glucose produced by the plant can be used immediately.'],
    [
      'This process, which is known as photosynthesis, takes place in the leaf.',
      'This process, known as photosynthesis, takes place in the leaf.',
    ],
    ['People who are living in cities often use buses.', 'People living in cities often use buses.'],
    ['We need tools that are suitable for young children.', 'We need tools suitable for young children.'],
  ],
  no: [
    'It is a clay that is left by the ice and that slumps in the rain.',
    'I am looking after my father, who was taken into hospital.',
    'I was asked to help Mr Dawes, who was recovering from a stroke, to eat his lunch.',
    'We used the old pump, which was borrowed from the school, to fill the tank.',
    'They show that is true of birds.',
    'The children that are tired sleep.',
    'The method that was used is old.',
    'This is a problem that is not caused by rain.',
  ],
})
