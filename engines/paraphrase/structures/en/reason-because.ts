import { reasonToBecause } from '../../moves/impersonal.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'reason-because',
  kind: 'clause',
  reason: 'direct-subject',
  modes: ['shorten', 'simplify', 'synonyms', 'academic'],
  strength: 'mild',
  apply: reasonToBecause,
  yes: [
    ['The reason why many students fail is that they sleep too little.', 'Many students fail because they sleep too little.'],
    ['The reason that the bank failed was that it had lent too much.', 'The bank failed because it had lent too much.'],
    ['The reason why the test was repeated is that the sample was too small.', 'The test was repeated because the sample was too small.'],
    ['The reason why he left is that his family lived abroad.', 'He left because his family lived abroad.'],
  ],
  no: [
    'The reason is that the sample was too small.',
    'The reason for the delay is that it rained.',
    'The reason why he left is unknown.',
    'The main reason why he left is that it rained.',
  ],
})
