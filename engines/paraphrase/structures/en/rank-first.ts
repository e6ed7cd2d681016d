import { rankFirst } from '../../moves/clause-frames.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'rank-first',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms', 'academic'],
  strength: 'normal',
  apply: rankFirst,
  yes: [
    ['Intensive farming is the most important cause.', 'The most important cause is intensive farming.'],
    ['The cost is the main obstacle.', 'The main obstacle is the cost.'],
    ['However, human error was the leading cause of the fires.', 'However, the leading cause of the fires was human error.'],
    ['Noise was the most common complaint.', 'The most common complaint was noise.'],
  ],
  no: [
    'This is the main obstacle.',
    'It was the main cause.',
    'The dog was a problem.',
    'Cars are the main cause.',
    'Speed was the first important goal.',
  ],
})
