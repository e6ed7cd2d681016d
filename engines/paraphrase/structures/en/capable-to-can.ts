import { capableToCan } from '../../moves/complement.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'capable-to-can',
  kind: 'clause',
  reason: 'shorter',
  modes: ['shorten', 'simplify'],
  strength: 'mild',
  apply: capableToCan,
  yes: [
    ['The robot is capable of recognising human faces.', 'The robot can recognise human faces.'],
    ['These plants are capable of surviving cold winters.', 'These plants can survive cold winters.'],
    ['The machine was capable of printing a page in a second.', 'The machine could print a page in a second.'],
    ['Young children are capable of learning two languages.', 'Young children can learn two languages.'],
  ],
  no: [
    'The robot is not capable of lifting boxes.',
    'She is a capable engineer.',
    'The robot must be capable of lifting boxes.',
    'They are capable of reading and writing.',
  ],
})
