import { defineRows } from '../../row.ts'

// Adjectives from sentences no other row touches.
export default defineRows('adjective', [
  {
    from: 'noisy', to: ['loud'], modes: 'yp', level: 1,
    when: { head: ['bar', 'restaurant', 'class', 'crowd', 'people', 'neighbour', 'neighbor', 'party', 'child', 'kid', 'engine',
      'student', 'boy', 'pub', 'it', 'they', 'machine', 'motor'] },
    unless: { sentence: ['data', 'signal', 'loud', 'quiet', 'measurement', 'image'] },
    yes: ['The bar was noisy.', 'The bar was loud.'],
    no: 'The data are noisy.',
  },
  {
    from: 'sceptical', to: ['doubtful'], modes: 'yp', level: 1,
    when: { use: 'predicative', next: ['about', 'of', 'that', '<end>', '<punct>', 'whether'] },
    unless: { sentence: ['doubt'] },
    yes: ['They were sceptical about the plan.', 'They were doubtful about the plan.'],
    no: 'A sceptical reader wants proof.',
  },
  {
    from: 'skeptical', to: ['doubtful'], modes: 'yp', level: 1,
    when: { use: 'predicative', next: ['about', 'of', 'that', '<end>', '<punct>', 'whether', 'at'] },
    unless: { sentence: ['doubt'] },
    yes: ['They were skeptical about the plan.', 'They were doubtful about the plan.'],
    no: 'A skeptical reader wants proof.',
  },
])
