import { splitShared } from '../../moves/split-relative.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'split-shared',
  kind: 'split',
  reason: 'sentence-split',
  modes: ['simplify'],
  strength: 'normal',
  apply: splitShared,
  yes: [
    [
      'The revolution changed the political map of Europe and inspired movements in other countries.',
      'The revolution changed the political map of Europe. It inspired movements in other countries.',
    ],
    [
      'The interviews were recorded on tape in May and were transcribed by two assistants.',
      'The interviews were recorded on tape in May. They were transcribed by two assistants.',
    ],
    [
      'The machine weighs the fruit from each tree and packs it in small boxes.',
      'The machine weighs the fruit from each tree. It packs it in small boxes.',
    ],
  ],
  no: [
    'Each of them lasted about an hour and was recorded with the consent of the speaker.',
    'The warden hung our wet jackets above the stove and brought us two bowls of soup.',
    'The teacher opened the door and greeted the children.',
    'Students can learn at home and improve their marks.',
    'Victor is a scientist who lives alone and works at night.',
    'Attitudes shifted after a group travelled to London in 1951 and amazed audiences with their skill.',
    'We propose a revised sampling method and discuss how volunteers might be trained to use it.',
    'The models therefore include fixed effects for each municipality and allow for regional trends.',
    'We ate our sandwiches in it and signed the book of the visitors.',
    'The machine weighs the fruit and packs it in small boxes.',
    'The ten weeks at the clinic began in the laundry and ended in the operating theatre.',
    'The soup was heated slowly and stirred with a spoon.',
  ],
})
