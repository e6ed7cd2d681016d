import { particleFront } from '../../moves/particle.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'particle-front',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms'],
  strength: 'normal',
  isLoose: true,
  apply: particleFront,
  yes: [
    ['He set the alarm off.', 'He set off the alarm.'],
    ['Please hand your essays in before the lesson.', 'Please hand in your essays before the lesson.'],
    ['They tore the wall down, and nobody complained.', 'They tore down the wall, and nobody complained.'],
    ['She picked the parcel up and left.', 'She picked up the parcel and left.'],
    ['We switched the radio off when it got late.', 'We switched off the radio when it got late.'],
  ],
  no: [
    'He set it off.',
    'They tore the wall down to the ground.',
    'He found the answer out.',
    'She threw the whole thing behind the sofa.',
    'They kept the dog in.',
    'She put the letter down at once.',
  ],
})
