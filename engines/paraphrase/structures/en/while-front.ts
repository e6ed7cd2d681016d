import { clauseFront } from '../../moves/clause-order.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'while-front',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: clauseFront({ conjunctions: ['while', 'whereas'], comma: true, bindsToInfinitive: true, namesBoth: true }),
  yes: [
    [
      'A small firm reacts quickly, whereas a large company often needs months.',
      'Whereas a large company often needs months, a small firm reacts quickly.',
    ],
    ['The first group was small, while the second group was large.', 'While the second group was large, the first group was small.'],
    ['Prices rose in the city, whereas wages remained stable.', 'Whereas wages remained stable, prices rose in the city.'],
    [
      'Most teenagers use their phones, while many adults read newspapers.',
      'While many adults read newspapers, most teenagers use their phones.',
    ],
  ],
  no: [
    'They were asked to remember a list while they counted backwards.',
    'She waited for a while.',
    'He listened to music while working.',
    'The north is dry, while this is not true of the south.',
  ],
})
