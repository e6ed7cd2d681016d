import { toSubordinate } from '../../moves/conjunction-swap.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'but-although',
  kind: 'clause',
  reason: 'connective',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: toSubordinate('but', 'although'),
  yes: [
    ['Recycling is useful, but it cannot solve the problem alone.', 'Although recycling is useful, it cannot solve the problem alone.'],
    ['My sister cried loudly, but I was excited.', 'Although my sister cried loudly, I was excited.'],
    ['The method is fast, but its results are not reliable.', 'Although the method is fast, its results are not reliable.'],
    ['In addition, the firm is small, but it reacts quickly.', 'In addition, although the firm is small, it reacts quickly.'],
  ],
  no: [
    'We therefore support the plan, but we propose a review.',
    'The king was rich, but this did not help the people.',
    'The car is not only fast, but it is also cheap.',
    'The food, the wine and the music were good, but the room was cold.',
    'Monsters are not born but made.',
    "I'm sorry I didn't reply earlier, but I've been busy.",
  ],
})
