import { doingToIt } from '../../moves/it-frames.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'doing-to-it',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms', 'academic', 'extend'],
  strength: 'normal',
  apply: doingToIt,
  yes: [
    ['Finding such faults is very difficult.', 'It is very difficult to find such faults.'],
    ['Restoring old barns would be expensive.', 'It would be expensive to restore old barns.'],
    ['However, finding a cheap room is hard.', 'However, it is hard to find a cheap room.'],
    [
      'Asking several people is often better, because one of them may be wrong.',
      'It is often better to ask several people, because one of them may be wrong.',
    ],
    ['Learning a second language is useful for most pupils.', 'It is useful for most pupils to learn a second language.'],
  ],
  no: [
    'Planting trees is crucial for the city.',
    'Working at night is my idea of fun.',
    'Fishing boats are expensive.',
    'Swimming is healthy and makes people strong.',
  ],
})
