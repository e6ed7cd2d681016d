import { aimFront } from '../../moves/subclause-phrase.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'aim-phrase-front',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'academic', 'extend'],
  strength: 'normal',
  isFormal: true,
  apply: aimFront,
  yes: [
    ['A paired test was used to estimate the effect of the noise.', 'To estimate the effect of the noise, a paired test was used.'],
    ['We developed a new scale to measure the mood of commuters.', 'To measure the mood of commuters, we developed a new scale.'],
    ['A simple lever was used to obtain a value for the force.', 'To obtain a value for the force, a simple lever was used.'],
    ['The team tested three filters to find the source of the noise.', 'To find the source of the noise, the team tested three filters.'],
  ],
  no: [
    'The mayor never came back to check the drains.',
    'The town gave pupils a chance to sing.',
    'The walk did little to clear my head.',
    'She asked her brother to close the gate.',
    'This test was used to find faults.',
    'He wants a dog to guard the house.',
    'It uses a long beak to find insects.',
    'The boy does not clean the yard in order to please the master.',
  ],
})
