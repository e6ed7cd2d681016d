import { defineRows } from '../../row.ts'

// Nouns in plain surroundings.
export default defineRows('noun', [
  {
    from: 'difficulty', to: ['problem'], modes: 'yp', level: 1,
    when: { prev: ['main', 'only', 'biggest', 'greatest', 'first', 'second', 'key', 'chief', 'central', 'another'], number: 'singular' },
    unless: { next: ['<ing>', 'in', 'with'], sentence: ['problem'] },
    yes: ['The main difficulty is cost.', 'The main problem is cost.'],
    no: 'He breathes with difficulty.',
  },
  {
    from: 'difficulty', to: ['problem'], modes: 'yp', level: 1,
    when: { prev: ['real', 'major', 'further', 'obvious'], next: ['be', 'is', 'was', 'lie', 'arise', 'remain', 'concern'],
      number: 'singular' },
    unless: { sentence: ['problem'] },
    yes: ['The real difficulty is cost.', 'The real problem is cost.'],
    no: 'He slept with real difficulty.',
  },
  {
    from: 'difficulty', to: ['problem'], modes: 'yp', level: 1,
    when: { prev: ['real', 'main', 'only', 'biggest', 'greatest', 'first', 'key', 'chief', 'major', 'central', 'further', 'obvious'],
      number: 'plural' },
    unless: { next: ['<ing>', 'in'], sentence: ['problem', 'learning'] },
    yes: ['The main difficulties are cost and time.', 'The main problems are cost and time.'],
    no: 'The main difficulties in reading are known.',
  },
])
