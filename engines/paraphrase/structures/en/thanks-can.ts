import { thanksCan } from '../../moves/clause-frames.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'thanks-can',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms', 'simplify'],
  strength: 'normal',
  isWhole: true,
  apply: thanksCan,
  yes: [
    ['The grant allows students to travel abroad.', 'Thanks to the grant, students can travel abroad.'],
    ['Online lessons would enable sick pupils to keep up.', 'With online lessons, sick pupils could keep up.'],
    ['This allows readers to check the sources.', 'In this way, readers can check the sources.'],
    ['The new lens allowed us to see the ring.', 'Thanks to the new lens, we could see the ring.'],
  ],
  no: [
    'The rule allows each case to be examined, but it is slow.',
    'The teacher allows students to leave early.',
    'The rules do not allow students to leave early.',
    'It allows students to travel.',
    'The grant allows travel.',
    'The app, which allows users to draw, is free.',
    'This allows pupils to read at home, as well as giving them more time.',
    'Its light frame allows easy movement to begin.',
    'Its distance allows for later tests to show the moon.',
    'This in turn allows pupils to read at home.',
    'Most online schools allow pupils to ask questions.',
  ],
})
