import { purposeSpelled } from '../../moves/purpose.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'purpose-spelled',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend', 'synonyms', 'academic'],
  strength: 'normal',
  apply: purposeSpelled,
  yes: [
    ['They used old maps to find the wall.', 'They used old maps in order to find the wall.'],
    ['We combined both samples to reduce the error.', 'We combined both samples in order to reduce the error.'],
    ['The team employs small drones to count the seals.', 'The team employs small drones in order to count the seals.'],
    ['Students can use this table to check their answers.', 'Students can use this table in order to check their answers.'],
    ['The data were analysed to find errors.', 'The data were analysed in order to find errors.'],
    ['Samples were heated to remove the water.', 'Samples were heated in order to remove the water.'],
  ],
  no: [
    'The people closest to a problem are often best placed to solve it.',
    'The houses are well built to resist storms.',
    'We used the nuts to snack on.',
    'The samples are known to contain water.',
    'Pupils were asked to write a text.',
    'They are rarely held to account.',
    'They used their right to vote.',
    'She wants to use the map to find the wall.',
    'We need a plan to save money.',
    'They used the time to rest.',
    'He used to walk to school.',
    'They use too much water to grow rice.',
    'He showed her how to use a map to find it.',
  ],
})
