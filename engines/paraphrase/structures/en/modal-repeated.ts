import { repeatModal } from '../../moves/modal-pair.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'modal-repeated',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'normal',
  apply: repeatModal,
  yes: [
    ['People should buy fewer clothes and repair the old ones.', 'People should buy fewer clothes and should repair the old ones.'],
    ['The city will close two roads and build a park.', 'The city will close two roads and will build a park.'],
    ['A ban would reduce the noise and improve the air.', 'A ban would reduce the noise and would improve the air.'],
    ['Drivers must show their papers and pay the fee.', 'Drivers must show their papers and must pay the fee.'],
    [
      'Pupils can borrow books from the library and use the computers.',
      'Pupils can borrow books from the library and can use the computers.',
    ],
    [
      'The form must be signed by a parent and returned to the school.',
      'The form must be signed by a parent and must be returned to the school.',
    ],
  ],
  no: [
    'The wheel could hit a large stone and break the lamp.',
    'One can equally draw the old map and count the houses.',
    'They can collect the old phones and give them back after school.',
    'The form must be signed in ink and dated forms are kept.',
    'They could not open the door and leave the house.',
    'People should buy and repair clothes.',
    'People should try to buy fewer clothes and repair the old ones.',
    'People should buy clothes and repairs.',
    'People should help their children read and write.',
    'We must go and see the old house.',
  ],
})
