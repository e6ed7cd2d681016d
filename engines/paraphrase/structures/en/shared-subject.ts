import { nameShared } from '../../moves/split-relative.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'shared-subject',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'normal',
  apply: nameShared,
  yes: [
    [
      'We measured the time with a digital stopwatch and recorded the results in Table 2.',
      'We measured the time with a digital stopwatch, and we recorded the results in Table 2.',
    ],
    [
      'The revolution changed the political map of Europe and inspired movements in other countries.',
      'The revolution changed the political map of Europe, and it inspired movements in other countries.',
    ],
    [
      'The interviews were recorded on tape and were transcribed by two assistants.',
      'The interviews were recorded on tape, and they were transcribed by two assistants.',
    ],
  ],
  no: [
    'Students would sleep for longer and would learn more if school started at ten.',
    'I opened the window and saw a bird.',
    'The teacher opened the door and greeted the children.',
    'Students can learn at home and improve their marks.',
    'She wants to travel and see the world.',
    'We first removed punctuation and converted every title to lower case.',
    'The models therefore include fixed effects for each year and allow for trends.',
    'Attitudes shifted after a group travelled to London in 1951 and amazed audiences with their skill.',
    'The soup was heated slowly and stirred with a spoon.',
  ],
})
