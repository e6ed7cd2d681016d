import { findingRaised } from '../../moves/frames.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'finding-raised',
  kind: 'clause',
  reason: 'impersonal',
  modes: ['academic'],
  strength: 'normal',
  isFormal: true,
  apply: findingRaised,
  yes: [
    ['We find that the model fits the data well.', 'The model is found to fit the data well.'],
    ['We found that the samples were pure.', 'The samples were found to be pure.'],
    ['However, we show that the second model does not fit the data.', 'However, the second model is shown not to fit the data.'],
    ['We found that this method was not reliable.', 'This method was found not to be reliable.'],
    ['We observed that the plants grew faster.', 'The plants were observed to grow faster.'],
  ],
  no: [
    'We find that the model can fit the data.',
    'They found that the samples were pure.',
    'We found that it rained.',
    'We argue that the model fits the data.',
    'We find that only the second model fits the data.',
    'We find that bright young stars exhibit strong lines compared to old stars.',
  ],
})
