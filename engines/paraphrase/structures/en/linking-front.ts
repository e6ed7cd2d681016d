import { linkFront } from '../../moves/parsed-adverbs.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'linking-front',
  kind: 'clause',
  reason: 'adverb-moved',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: rearrange(linkFront),
  yes: [
    ['The cue must therefore be a smell.', 'Therefore, the cue must be a smell.'],
    ['The tube was then placed in warm water.', 'Then the tube was placed in warm water.'],
    ['We then compare the two methods on a larger sample.', 'Then we compare the two methods on a larger sample.'],
    ['Older villagers, on the other hand, complained about the noise.', 'On the other hand, older villagers complained about the noise.'],
    ['The old harbour is perhaps the best example.', 'Perhaps the old harbour is the best example.'],
    ['Small shops often use cheap bags to save money on packing.', 'Often, small shops use cheap bags to save money on packing.'],
    [
      'The oil was not removed, and the water must therefore be boiled again.',
      'The oil was not removed, and therefore the water must be boiled again.',
    ],
  ],
  no: [
    'Old songs are often said to be simple.',
    'The door had only recently been painted.',
    'Some people usually forget their keys.',
    'The garden does not usually flood in spring.',
    'The plan is clearly defined in the report.',
    'I first became interested in maps at school.',
    'If the lamp fails, the guard then calls the office.',
    'The average flat now costs more than a house.',
    'I finally baked the cake.',
    'Seeds were then sorted by hand on a long table.',
    'Farmers can then sell the rest of the milk.',
    'The new glass was clearly thicker than the old one.',
    'The letter was originally written in French.',
    'I usually take the bus.',
    'Next Friday at noon or later would suit the team.',
    'Although the rules were seldom kept, they nevertheless show what the town feared.',
    'Longshore drift then moves the sand to the south.',
  ],
})
