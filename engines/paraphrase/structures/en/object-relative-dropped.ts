import { dropObjectRelative } from '../../moves/noun-turns.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'object-relative-dropped',
  kind: 'clause',
  reason: 'relative-shortened',
  modes: ['shorten', 'simplify', 'synonyms'],
  strength: 'normal',
  apply: dropObjectRelative,
  yes: [
    ['The methods which we used are old.', 'The methods we used are old.'],
    ['The people whom they trusted were kind.', 'The people they trusted were kind.'],
    ['She sold a coat that I had worn for years.', 'She sold a coat I had worn for years.'],
    ['They repaired the boat that he used.', 'They repaired the boat he used.'],
  ],
  no: [
    'The fact that we know it helps.',
    'The ring that was lost is old.',
    'The ring, which she gave me, is lost.',
    'It was the letter that we feared.',
    'We have evidence that they lied.',
    'They left early, with the result that he missed the talk.',
    'They made a rule with the effect that we lost money.',
    'We were so tired of the food that we left.',
    'She sang with such force that I wept.',
    'It was a reminder that they were not forgotten.',
  ],
})
