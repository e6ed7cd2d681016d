import { repeatPreposition } from '../../moves/spell-pair.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'preposition-repeated',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'mild',
  apply: repeatPreposition,
  yes: [
    ['It is used in schools and offices.', 'It is used in schools and in offices.'],
    ['They search for food and shelter.', 'They search for food and for shelter.'],
    ['This leads to confusion and distrust, which takes time.', 'This leads to confusion and to distrust, which takes time.'],
    ['We talked about music and sport.', 'We talked about music and about sport.'],
  ],
  no: [
    'It grew from a mixture of sand and clay.',
    'He told us about the difference in age and income.',
    'They came from towns and villages in the north.',
    'They talk about love and hate.',
    'They live in both towns and villages.',
  ],
})
