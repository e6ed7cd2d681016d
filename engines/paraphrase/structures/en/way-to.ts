import { wayTo } from '../../moves/way-of.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'way-to',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms', 'shorten', 'simplify'],
  strength: 'normal',
  apply: wayTo,
  yes: [
    ['Music is a good way of learning a language.', 'Music is a good way to learn a language.'],
    ['There is no way of knowing the answer.', 'There is no way to know the answer.'],
    ['They looked for new ways of saving water.', 'They looked for new ways to save water.'],
  ],
  no: [
    'Fear has a way of making us run.',
    'Their way of solving problems is odd.',
    'It is a new way of thinking about time.',
    'There are better ways of saving water than closing the pool.',
    'It is a good way of meeting people and learning from them.',
  ],
})
