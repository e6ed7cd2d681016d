import { makesIt } from '../../moves/it-frames.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'makes-it',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms', 'extend'],
  strength: 'normal',
  apply: makesIt,
  yes: [
    ['The new lift makes it easier to reach the roof.', 'Thanks to the new lift, it is easier to reach the roof.'],
    ['However, the noise made it hard to follow the talk.', 'However, because of the noise, it was hard to follow the talk.'],
    ['This also makes it harder to ask questions.', 'Because of this, it is also harder to ask questions.'],
    ['A second key would make it possible to open the gate.', 'Thanks to a second key, it would be possible to open the gate.'],
  ],
  no: [
    'The coat makes it easy to move, and it is warm.',
    'They make it easy to win.',
    'The teacher makes it easy to learn.',
    'The noise made it a bad place.',
    'The noise, which made it hard to talk, went on.',
  ],
})
