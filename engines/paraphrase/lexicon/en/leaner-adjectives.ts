import { defineRows } from '../../row.ts'

// Shorter adjectives.
export default defineRows('adjective', [
  {
    from: 'additional', to: ['more'], modes: 'spy', level: 1,
    when: { use: 'attributive', next: ['help', 'time', 'information', 'support', 'money', 'work', 'space', 'funding', 'research',
      'evidence', 'data', 'resources', 'training', 'details', 'questions', 'instruction', 'practice', 'studies', 'staff', 'pressure',
      'stress', 'observations', 'measurements', 'experiments', 'steel'] },
    unless: { prev: ['<adj>', 'many', 'a', 'an', 'the', 'this', 'these', 'any', 'no', 'two', 'one', 'some', 'their', 'its', 'our',
      'without', '<num>'], sentence: ['more'] },
    yes: ['They need additional help.', 'They need more help.'],
    no: 'An additional room is free.',
  },
  {
    from: 'challenging', to: ['hard'], modes: 'spy', level: 1,
    when: { use: 'attributive', next: ['task', 'problem', 'question', 'time', 'times', 'test', 'exam', 'situation', 'situations',
      'subject', 'year', 'day', 'part'] },
    unless: { sentence: ['hard', 'easy', 'exciting', 'rewarding', 'fun', 'interesting', 'enjoy', 'opportunity', 'seek', 'look'] },
    yes: ['It was a challenging task.', 'It was a hard task.'],
    no: 'She is a challenging writer.',
  },
  {
    from: 'incorrect', to: ['wrong'], modes: 'spy', level: 1,
    when: { use: 'attributive' },
    unless: { prev: ['a', 'an'], sentence: ['wrong'] },
    yes: ['They gave incorrect answers.', 'They gave wrong answers.'],
    no: 'It is an incorrect proof.',
  },
  {
    from: 'incorrect', to: ['wrong'], modes: 'spy', level: 1,
    when: { use: 'predicative' },
    unless: { sentence: ['wrong'], next: ['to'] },
    yes: ['The date is incorrect.', 'The date is wrong.'],
    no: 'They gave incorrect dates.',
  },
  {
    from: 'peculiar', to: ['odd'], modes: 'spy', level: 1,
    when: { use: 'attributive' },
    unless: { next: ['velocity', 'velocities', 'motion', 'star', 'galaxy', 'to', 'galaxies', 'stars', 'object', 'objects', 'stellar',
      'source', 'sources', 'velocitystudies', 'system', 'systems', 'supernova', 'supernovae', 'type', 'typeic', 'nature', 'property',
      'properties'], sentence: ['galaxy', 'supernova', 'physics', 'electron', 'quantum', 'spectrum'] },
    yes: ['It had a peculiar smell.', 'It had an odd smell.'],
    no: 'A habit peculiar to him.',
  },
])
