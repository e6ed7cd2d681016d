import { directSubject } from '../../moves/impersonal.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'there-are-who',
  kind: 'clause',
  reason: 'direct-subject',
  modes: ['shorten', 'simplify', 'synonyms', 'academic'],
  strength: 'mild',
  apply: directSubject,
  yes: [
    ['There are many people who prefer cars.', 'Many people prefer cars.'],
    ['There are several tools that can support remote teams.', 'Several tools can support remote teams.'],
    ['There are people who say that cars are more comfortable.', 'Some people say that cars are more comfortable.'],
    ['There are fewer students who can pay for a room.', 'Fewer students can pay for a room.'],
    ['However, there is a theory that explains these errors.', 'However, a theory explains these errors.'],
  ],
  no: [
    'There are no people who know the answer.',
    'There is evidence that shows the opposite.',
    'There is a book that I like.',
    'There are many people in the room.',
    'There are lots of kids who can get bad grades.',
    'There are plenty of students who work at night.',
    'There are too many cars that use petrol.',
  ],
})
