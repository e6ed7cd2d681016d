import { bothAdjectives } from '../../moves/spell-pair.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'both-adjectives',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'mild',
  apply: bothAdjectives,
  yes: [
    ['The method is safe and cheap.', 'The method is both safe and cheap.'],
    ['These tests were long and difficult.', 'These tests were both long and difficult.'],
    ['A good plan should be simple and clear.', 'A good plan should be both simple and clear.'],
    ['The mood was lively and inviting, and we stayed.', 'The mood was both lively and inviting, and we stayed.'],
  ],
  no: [
    'People feel safe and secure in their homes.',
    'His friends and enemies alike were brave and cheerful.',
    'The method is not safe and cheap.',
    'The method is safe and cheap to use.',
    'The days became longer and warmer.',
    'The rooms are clean, safe and cheap.',
  ],
})
