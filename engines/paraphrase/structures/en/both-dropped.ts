import { dropBoth } from '../../moves/pairs.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'both-dropped',
  kind: 'clause',
  reason: 'shorter',
  modes: ['shorten', 'simplify'],
  strength: 'normal',
  apply: dropBoth,
  yes: [
    ['The method is both cheap and reliable.', 'The method is cheap and reliable.'],
    ['Both parents and teachers agree.', 'Parents and teachers agree.'],
    ['The plan helps both students and teachers.', 'The plan helps students and teachers.'],
    ['The law applies both in cities and in villages.', 'The law applies in cities and in villages.'],
  ],
  no: [
    'Both tails of the negative and the positive part are light.',
    'Trade benefits both countries.',
    'Both of them left and slept.',
    'The rules are new, both here and there.',
    'Both saw the king, and they left.',
  ],
})
