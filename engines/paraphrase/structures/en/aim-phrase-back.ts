import { opensAim, phraseBack } from '../../moves/subclause-phrase.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'aim-phrase-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'academic', 'extend'],
  strength: 'normal',
  apply: phraseBack(opensAim),
  yes: [
    ['To reduce the noise, the city planted a row of trees.', 'The city planted a row of trees to reduce the noise.'],
    [
      'In order to compare the two methods, we repeated the survey in spring.',
      'We repeated the survey in spring in order to compare the two methods.',
    ],
    [
      'To protect their privacy, the names of all guests were changed in the published report.',
      'The names of all guests were changed in the published report to protect their privacy.',
    ],
    ['To account for the wind, all values were divided by its speed.', 'All values were divided by its speed to account for the wind.'],
  ],
  no: [
    'To make matters worse, the kitchen caught fire.',
    'To conclude, the plan deserves support.',
    'To be honest, the soup tasted burnt.',
    'To save it, the owners sold the farm.',
    'To cut costs, the firm did not hire anyone.',
    'To help the poor, the mayor wanted to raise taxes.',
  ],
})
