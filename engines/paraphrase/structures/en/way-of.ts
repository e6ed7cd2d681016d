import { wayOf } from '../../moves/way-of.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'way-of',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: wayOf,
  yes: [
    ['Music is a good way to learn a language.', 'Music is a good way of learning a language.'],
    ['There is no way to know the answer.', 'There is no way of knowing the answer.'],
    ['They looked for new ways to save water.', 'They looked for new ways of saving water.'],
  ],
  no: [
    'We have a long way to go.',
    'They met on the way to work.',
    'There are many ways to save and spend money.',
    'He looked for a way to be useful.',
    'The best way to learn is by making mistakes.',
    'They spoke of finding ways to save water.',
  ],
})
