import { defineRows } from '../../row.ts'

// Adverbs in plain surroundings.
export default defineRows('adverb', [
  {
    from: 'promptly', to: ['quickly'], modes: 'yp', level: 1,
    when: { prev: ['so', 'very', 'more', 'as'] },
    unless: { sentence: ['quick', 'quickly', 'at'] },
    yes: ['They replied so promptly.', 'They replied so quickly.'],
    no: 'He arrived promptly at noon.',
  },
])
