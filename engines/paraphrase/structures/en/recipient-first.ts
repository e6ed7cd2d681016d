import { recipientFirst } from '../../moves/recipient-first.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'recipient-first',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms', 'shorten', 'simplify'],
  strength: 'normal',
  apply: recipientFirst,
  yes: [
    ['She gave the book to the boy.', 'She gave the boy the book.'],
    ['The school offers free meals to pupils in winter.', 'The school offers pupils free meals in winter.'],
    ['He sent a long letter to his mother.', 'He sent his mother a long letter.'],
  ],
  no: [
    'They gave rise to a new idea.',
    'She gave it to the boy.',
    'He sent a letter to the council.',
    'She gave birth to a boy.',
    'They offered that kind of help to a student.',
  ],
})
