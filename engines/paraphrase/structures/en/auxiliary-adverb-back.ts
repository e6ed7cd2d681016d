import { adverbAtParticiple } from '../../moves/parsed-adverbs-order.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'auxiliary-adverb-back',
  kind: 'clause',
  reason: 'adverb-moved',
  modes: ['synonyms', 'academic'],
  strength: 'normal',
  apply: rearrange(adverbAtParticiple),
  yes: [
    ['The lamp could easily be replaced.', 'The lamp could be easily replaced.'],
    ['The village has largely been rebuilt since the war.', 'The village has been largely rebuilt since the war.'],
    ['The effect has extensively been studied in mice.', 'The effect has been extensively studied in mice.'],
    ['The text can readily be shortened.', 'The text can be readily shortened.'],
  ],
  no: [
    'The lamp has never been replaced.',
    'The claim has frequently been made.',
    'The lamp should also be replaced.',
    'The road is slowly being rebuilt.',
    'The lamp could not easily be replaced.',
    'The lamp could very easily be replaced.',
  ],
})
