import { dropIntensifier } from '../../moves/drops.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'intensifier-dropped',
  kind: 'drop',
  reason: 'filler-removed',
  modes: ['shorten'],
  strength: 'mild',
  apply: dropIntensifier,
  yes: [
    ['Remote work has become quite popular.', 'Remote work has become popular.'],
    ['I really enjoyed the book.', 'I enjoyed the book.'],
    ['Basically, the two models are equal.', 'The two models are equal.'],
    ['It is a really important question.', 'It is an important question.'],
  ],
  no: [
    'Thank you very much for your help.',
    'The plan is not really new.',
    'Very few people know this.',
    'The film was very funny.',
    'The drug is extremely dangerous.',
    'This is the very idea of freedom.',
  ],
})
