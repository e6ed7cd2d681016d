import { openingBack } from '../../moves/phrase-back.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'circumstance-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'academic', 'simplify'],
  strength: 'normal',
  // "With salt, X, and Y" is turned as a whole.
  isWhole: true,
  apply: openingBack((_, { kind }) => kind === 'circumstance'),
  yes: [
    ['With the help of a friend, she repaired the roof.', 'She repaired the roof with the help of a friend.'],
    [
      'With a trembling voice, she read the letter, and the room fell silent.',
      'She read the letter with a trembling voice, and the room fell silent.',
    ],
    ['Despite a limited menu, the restaurant is highly recommended.', 'The restaurant is highly recommended despite a limited menu.'],
    [
      'For the railway companies, however, these small differences were both confusing and dangerous.',
      'However, these small differences were both confusing and dangerous for the railway companies.',
    ],
    ['With renewed determination, the baker opened the shop.', 'The baker opened the shop with renewed determination.'],
  ],
  no: [
    'For this reason, she repaired the roof.',
    'For example, she repaired the roof.',
    'With such help, she repaired the roof.',
    'Without salt, the volume rose, but the surface sank.',
    'For me, the roof is the worst part.',
    'With a new engine, the boat was not faster.',
    'By working at night, she repaired the roof.',
    'With a sigh, the porter carried the trunk to the attic.',
    'With a party of six, we had a similar evening as the Bakers.',
    'For starters, the boat leaked.',
    'Through a translator, the queen expressed joy at the chance to trade.',
    'With a yawn, the guard opened the gate.',
    'From the thin crust to the sweet sauce, each bite pleased the guests.',
  ],
})
