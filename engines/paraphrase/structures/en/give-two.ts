import { giveTwo } from '../../moves/complement.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'give-two',
  kind: 'clause',
  reason: 'plainer',
  modes: ['simplify', 'shorten'],
  strength: 'mild',
  apply: giveTwo,
  yes: [
    ['Online courses provide students with more freedom.', 'Online courses give students more freedom.'],
    ['The study provides us with new data.', 'The study gives us new data.'],
    ['Schools should provide children with healthy meals.', 'Schools should give children healthy meals.'],
    ['The guide provided visitors with a map.', 'The guide gave visitors a map.'],
  ],
  no: [
    'Students are provided with more freedom.',
    'The centre provides people with disabilities.',
    'The state provides schools with money.',
    'It provides people with needs with help.',
  ],
})
