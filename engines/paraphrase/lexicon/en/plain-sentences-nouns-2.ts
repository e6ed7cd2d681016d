import { defineRows } from '../../row.ts'

// Nouns from sentences no other row touches.
export default defineRows('noun', [
  {
    from: 'beginner', to: ['novice'], modes: 'a', level: 1,
    unless: { next: ['<noun>', 'level', "'s", '’s', "'", '’'], sentence: ['novice', 'class', 'course', 'group', 'slope', 'luck', 'ski', 'skiing', 'lesson', 'level', 'guide', 'english',
      'language', 'recipe'] },
    yes: ['A beginner can play it.', 'A novice can play it.'],
    no: 'It is a beginner course.',
  },
  {
    from: 'novice', to: ['beginner'], modes: 'yp', level: 1,
    unless: { next: ['<noun>', 'user', 'teacher', 'monk', 'driver'], sentence: ['beginner', 'monk', 'nun', 'convent', 'expert'] },
    yes: ['A novice can play it.', 'A beginner can play it.'],
    no: 'The novice monk prayed.',
  },
])
