import { stepsInOrder } from '../../moves/steps.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'steps-in-order',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'normal',
  isFormal: true,
  apply: stepsInOrder,
  yes: [
    ['The leaves were dried for two hours and weighed.', 'The leaves were dried for two hours and subsequently weighed.'],
    [
      'The mixture was heated to 60 °C and was poured into a flask.',
      'The mixture was heated to 60 °C and was subsequently poured into a flask.',
    ],
    [
      'All interviews were transcribed in full and sorted by topic.',
      'All interviews were transcribed in full and subsequently sorted by topic.',
    ],
  ],
  no: [
    'The leaves were dried for two hours and then weighed.',
    'The leaves were washed and dried.',
    'The drivers were approached at ranks and asked for their views.',
    'The owners were sent a letter and invited to the talk.',
    'The leaves were dried in the oven, cooled and weighed.',
    'The flask was filled with water and heated oil.',
    'The leaves were always kept in the dark and measured.',
    'The house was built of stone and destroyed in 1812.',
  ],
})
