import { thereDropped } from '../../moves/clause-frames.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'there-dropped',
  kind: 'clause',
  reason: 'direct-subject',
  modes: ['shorten', 'simplify', 'synonyms', 'academic'],
  strength: 'normal',
  apply: thereDropped,
  yes: [
    ['Under the skin there are cells that reflect light.', 'Under the skin, cells reflect light.'],
    ['There are several clubs that help new students.', 'Several clubs help new students.'],
    ['In most towns, there are some pupils who walk to school.', 'In most towns, some pupils walk to school.'],
    ['There is a small museum that shows old maps.', 'A small museum shows old maps.'],
  ],
  no: [
    'There is nothing that helps.',
    'There are few clubs that help.',
    'There is a book that I like.',
    'There is evidence that sleep helps.',
    'When in a kitchen there is a lot of steam that rises to the ceiling.',
    'There are also some tasks that tire the crew.',
    'There are so many things that help the city.',
    'There was a tall gate that was no real barrier.',
  ],
})
