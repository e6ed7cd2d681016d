import { repeatBecause } from '../../moves/word-again.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'second-because-inserted',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'normal',
  apply: repeatBecause,
  yes: [
    [
      'The plan failed because the roof was old and the owner had no money.',
      'The plan failed because the roof was old and because the owner had no money.',
    ],
    [
      'It is still the same ship, because the change was slow and the crew never left the deck.',
      'It is still the same ship, because the change was slow and because the crew never left the deck.',
    ],
    [
      'We stayed inside because the streets were full of water and the gym was closed.',
      'We stayed inside because the streets were full of water and because the gym was closed.',
    ],
  ],
  no: [
    'We stayed inside because it was raining and the gym was closed.',
    'She left because it was late and she took a taxi.',
    'The plan failed because of the cost and the mayor resigned.',
    'The plan failed because the town was poor, and the mayor resigned.',
    'Because the town was poor and the mayor was ill, the plan failed.',
  ],
})
