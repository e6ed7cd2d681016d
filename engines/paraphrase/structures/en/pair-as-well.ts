import { pairAsWell } from '../../moves/wording.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'pair-as-well',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'normal',
  apply: pairAsWell,
  yes: [
    ['Good planning saves time and money.', 'Good planning saves time as well as money.'],
    ['The museum shows paintings and photographs.', 'The museum shows paintings as well as photographs.'],
    [
      'The course develops practical skills and theoretical knowledge.',
      'The course develops practical skills as well as theoretical knowledge.',
    ],
    ['Trees provide shade and shelter.', 'Trees provide shade as well as shelter.'],
  ],
  no: [
    'His art combines painting and calligraphy.',
    'We did not see new faces and new problems.',
    'We compare costs and benefits, and then we decide.',
    'They discussed the advantages and disadvantages.',
    'The difference between cats and dogs is clear.',
    'They sell bread, milk and cheese.',
  ],
})
