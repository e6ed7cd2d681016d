import { dropIntensifier } from '../../moves/drops.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'intensifier-dropped',
  kind: 'drop',
  reason: 'filler-removed',
  modes: ['shorten', 'academic'],
  strength: 'mild',
  apply: dropIntensifier,
  yes: [
    ['Remote work has become very popular.', 'Remote work has become popular.'],
    ['I really enjoyed the book.', 'I enjoyed the book.'],
    ['Basically, the two models are equal.', 'The two models are equal.'],
    ['It is a very important question.', 'It is an important question.'],
  ],
  no: [
    'Thank you very much for your help.',
    'The plan is not really new.',
    'Very few people know this.',
    'This is the very idea of freedom.',
  ],
})
