import { splitShared } from '../../moves/split-relative.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'split-shared',
  kind: 'split',
  reason: 'sentence-split',
  modes: ['simplify', 'extend'],
  strength: 'normal',
  apply: splitShared,
  yes: [
    [
      'We measured the time with a digital stopwatch and recorded the results in Table 2.',
      'We measured the time with a digital stopwatch. We recorded the results in Table 2.',
    ],
    [
      'The revolution changed the political map of Europe and inspired movements in other countries.',
      'The revolution changed the political map of Europe. It inspired movements in other countries.',
    ],
    [
      'The interviews were recorded on tape and were transcribed by two assistants.',
      'The interviews were recorded on tape. They were transcribed by two assistants.',
    ],
    ['The machine weighs the fruit and packs it in small boxes.', 'The machine weighs the fruit. It packs it in small boxes.'],
  ],
  no: [
    'The teacher opened the door and greeted the children.',
    'Students can learn at home and improve their marks.',
    'Victor is a scientist who lives alone and works at night.',
    'The soup was heated slowly and stirred with a spoon.',
  ],
})
