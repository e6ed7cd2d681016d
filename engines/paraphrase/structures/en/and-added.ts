import { andAlso } from '../../moves/clause-added.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'and-added',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'normal',
  apply: andAlso,
  yes: [
    ['The rooms are large, and they have balconies.', 'The rooms are large, and they also have balconies.'],
    ['The method is cheap, and it saves time.', 'The method is cheap, and it also saves time.'],
    [
      'Grandparents have more time, and they can tell stories about the past.',
      'Grandparents have more time, and they can also tell stories about the past.',
    ],
  ],
  no: [
    'The wind was light and the view was good.',
    'The staff is friendly, and the rooms are large.',
    'The lamp has been dropped, and it has been mended.',
    'The town is rich, and it is growing.',
    'The box is heavy, and the boy cannot lift it.',
    'The bus was late, and we had to walk.',
    'She opened the door, and she saw him.',
    'The food was great, and the service was also excellent.',
    'The lamp was moved, and the bubbles were counted.',
    'We look at the old house, and we remember.',
  ],
})
