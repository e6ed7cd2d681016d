import { likeDoing } from '../../moves/gerund-to.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'like-doing',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms', 'simplify', 'shorten'],
  strength: 'normal',
  apply: likeDoing,
  yes: [
    ['Many people like to sit in the park.', 'Many people like sitting in the park.'],
    ['My brother loves to cook for his friends.', 'My brother loves cooking for his friends.'],
    ['They prefer to travel by train.', 'They prefer travelling by train.'],
  ],
  no: [
    'I would like to visit the museum.',
    'Her uncle liked to boast about the boat.',
    'The repair took longer than the owners like to wait.',
    'We like to think that we are free.',
    'Some prefer to travel alone, while others prefer to travel in a group.',
    'She loves to read and write.',
    'We like to make our plans work, not work on our plans.',
    'They prefer to walk rather than take the bus.',
    'You might really like to join us.',
  ],
})
