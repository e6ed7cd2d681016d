import { bothNouns } from '../../moves/spell-pair.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'both-inserted',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'normal',
  apply: bothNouns,
  yes: [
    ['The drug is used in hospitals and schools.', 'The drug is used in both hospitals and schools.'],
    ['These rules are important for managers and trainees.', 'These rules are important for both managers and trainees.'],
    ['The law was criticised by farmers and drivers.', 'The law was criticised by both farmers and drivers.'],
    ['The text was sent to parents and pupils.', 'The text was sent to both parents and pupils.'],
    ['They lack skill and patience.', 'They lack both skill and patience.'],
  ],
  no: [
    'They ask smaller questions about hair and trousers.',
    'We spoke with managers and shoppers, as well as drivers.',
    'He could not work without paper and ink.',
    'It is a mixture of sand and clay.',
    'The game does not need skill and patience.',
    'Cars have been around for years and years.',
    'The number of boys and girls is equal.',
    'The gap between boys and girls is small.',
    'They paid with coins and stamps of gold.',
    'The drug is used in hospitals and rural schools.',
  ],
})
