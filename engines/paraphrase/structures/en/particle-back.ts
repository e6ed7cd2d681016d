import { particleBack } from '../../moves/particle.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'particle-back',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms'],
  strength: 'normal',
  isLoose: true,
  apply: particleBack,
  yes: [
    ['He set off the alarm.', 'He set the alarm off.'],
    ['Please hand in your essays before the lesson.', 'Please hand your essays in before the lesson.'],
    ['They tore down the wall, and nobody complained.', 'They tore the wall down, and nobody complained.'],
    ['She picked up the parcel and left.', 'She picked the parcel up and left.'],
    ['We switched off the radio when it got late.', 'We switched the radio off when it got late.'],
  ],
  no: [
    'He set off in the morning.',
    'They tore down the wall of the old town.',
    'She picked up the parcel from the shop.',
    'He looked up at the sky.',
    'Prices put off buyers.',
    'They put on a show of strength.',
  ],
})
