import { aimOf } from '../../moves/complement.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'aim-of',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend', 'academic'],
  strength: 'normal',
  isFormal: true,
  apply: aimOf,
  yes: [
    ['Many students work in order to pay for their studies.', 'Many students work with the aim of paying for their studies.'],
    ['We used a survey in order to collect the data.', 'We used a survey with the aim of collecting the data.'],
    ['In order to reduce traffic, people could share cars.', 'With the aim of reducing traffic, people could share cars.'],
    ['The teacher changed the task in order to motivate the class.', 'The teacher changed the task with the aim of motivating the class.'],
  ],
  no: [
    'The plant needs light in order to grow.',
    'The leaves turn in order to catch the light.',
    'We left early in order not to be late.',
    'They met in order to talk and eat.',
  ],
})
