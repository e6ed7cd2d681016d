import { countTotal } from '../../moves/total.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'total-counted',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'normal',
  isFormal: true,
  apply: countTotal,
  yes: [
    ['We interviewed 24 parents.', 'We interviewed a total of 24 parents.'],
    ['The firm now employs 460 people in four countries.', 'The firm now employs a total of 460 people in four countries.'],
    ['Samples were collected from 38 rivers.', 'Samples were collected from a total of 38 rivers.'],
    ['The survey covered 1,284 nurses.', 'The survey covered a total of 1,284 nurses.'],
  ],
  no: [
    'The firm employs about 460 people.',
    'We measured 20 seconds.',
    'The firm opened 24 hours a day.',
    'He is 24 years old.',
    'The review covered 2010 and 2011.',
    'We heated 24 bottles.',
  ],
})
