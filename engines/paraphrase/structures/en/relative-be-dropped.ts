import { dropRelativeBe } from '../../moves/relative.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'relative-be-dropped',
  kind: 'clause',
  reason: 'relative-shortened',
  modes: ['shorten', 'simplify', 'synonyms'],
  strength: 'mild',
  apply: dropRelativeBe,
  yes: [
    ['The books that are on the table belong to the library.', 'The books on the table belong to the library.'],
    ['People who are under stress often forget names.', 'People under stress often forget names.'],
    ['The villages which were near the coast lost their harbours.', 'The villages near the coast lost their harbours.'],
    ['We saw a house that was behind the church.', 'We saw a house behind the church.'],
  ],
  no: [
    'The books, which are on the table, are old.',
    'The train that is about to leave is full.',
    'It is clear that is in danger.',
    'The people who are in are waiting.',
  ],
})
