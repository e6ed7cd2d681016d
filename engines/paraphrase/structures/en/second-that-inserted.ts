import { repeatThat } from '../../moves/word-again.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'second-that-inserted',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'normal',
  apply: repeatThat,
  yes: [
    [
      'Critics argue that the plan is expensive and the old bridge is safe.',
      'Critics argue that the plan is expensive and that the old bridge is safe.',
    ],
    ['We know that the river is deep and the current is strong.', 'We know that the river is deep and that the current is strong.'],
    ['The report shows that prices rose in May and wages fell.', 'The report shows that prices rose in May and that wages fell.'],
  ],
  no: [
    'It is clear that this is a place where roles are learned and power is shared.',
    'They fear that their rent will be raised or the contract ended.',
    'She knew that it was late and she left the party.',
    'Critics argue that the plan is expensive, and the mayor agrees.',
    'Critics argue that the plan is expensive and that the old bridge is safe.',
    'The report shows that prices and wages rose in May.',
  ],
})
