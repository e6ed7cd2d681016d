import { repeatRelative } from '../../moves/word-again.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'relative-repeated',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'normal',
  apply: repeatRelative,
  yes: [
    ['People who live in villages and have no car need the bus.', 'People who live in villages and who have no car need the bus.'],
    ['There are pupils who live near the school and walk every day.', 'There are pupils who live near the school and who walk every day.'],
    [
      'We need a teacher who knows the pupils and listens to parents.',
      'We need a teacher who knows the pupils and who listens to parents.',
    ],
    [
      'He wrote a book, which was sold in Paris and was read by many.',
      'He wrote a book, which was sold in Paris and which was read by many.',
    ],
  ],
  no: [
    'We need a teacher who knows the pupils and listens to them.',
    'It is due to the canal, which reached the village in 1790 and connected it with the port.',
    'I met a man who sold old cars and went home.',
    'People who eat and drink too much are tired.',
    'She has a dog which wants to run and play with us.',
    'He thanked the woman who found his keys and gave her ten pounds.',
  ],
})
