import { defineRows } from '../../row.ts'

// Verbs in plain surroundings that no other row touches.
export default defineRows('verb', [
  {
    from: 'console', to: ['comfort'], modes: 'yp', level: 1,
    when: { frame: ['np', 'none'] },
    unless: { sentence: ['comfort'] },
    yes: ['He consoled the child.', 'He comforted the child.'],
    no: 'The console comforted him.',
  },
  {
    from: 'position', to: ['place'], modes: 'yps', level: 1,
    when: { form: ['participle'], frame: ['adp', 'passive', 'none'] },
    unless: { next: ['to', 'as'], subject: ['company', 'student', 'brand', 'nation', 'country', 'worker', 'he', 'she', 'i', 'we', 'they',
      'you', 'house', 'hotel', 'town', 'city', 'village', 'school', 'building', 'restaurant', 'firm', 'industry', 'graduate'] },
    yes: ['The lamp was positioned at a distance.', 'The lamp was placed at a distance.'],
    no: 'He is positioned to win.',
  },
])
