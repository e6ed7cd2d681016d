import { adverbBetween } from '../../moves/parsed-adverbs-order.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'auxiliary-adverb-front',
  kind: 'clause',
  reason: 'adverb-moved',
  modes: ['synonyms', 'academic', 'simplify'],
  strength: 'normal',
  apply: rearrange(adverbBetween),
  yes: [
    ['The engine can be easily repaired.', 'The engine can easily be repaired.'],
    ['The law has been often criticised.', 'The law has often been criticised.'],
    ['The house has been recently sold.', 'The house has recently been sold.'],
    ['They would have never sold the farm.', 'They would never have sold the farm.'],
  ],
  no: [
    'The report should be clearly written.',
    'The engine can easily be repaired.',
    'The road is being slowly rebuilt.',
    'The plan has been widely praised.',
    'The key should be easily found.',
  ],
})
