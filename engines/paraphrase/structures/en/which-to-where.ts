import { whichToWhere } from '../../moves/noun-turns.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'which-to-where',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms', 'simplify', 'shorten'],
  strength: 'normal',
  apply: whichToWhere,
  yes: [
    ['The town in which she lives is small.', 'The town where she lives is small.'],
    ['They visited a school in which pupils cook.', 'They visited a school where pupils cook.'],
    ['There are cases in which silence is better.', 'There are cases where silence is better.'],
    ['It is a house in which nobody sleeps.', 'It is a house where nobody sleeps.'],
  ],
  no: [
    'The way in which she lives is odd.',
    'The year in which he died was cold.',
    'They asked in which house she lives.',
    'The town where he was born is the town in which she lives.',
  ],
})
