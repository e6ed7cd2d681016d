import { toImpersonal } from '../../moves/voice.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'impersonal-passive',
  kind: 'clause',
  reason: 'passive-voice',
  modes: ['academic'],
  strength: 'normal',
  apply: toImpersonal,
  yes: [
    ['We measured the time with a digital stopwatch.', 'The time was measured with a digital stopwatch.'],
    ['We will examine these questions in the next section.', 'These questions will be examined in the next section.'],
    ['In the second test, we used a large sample.', 'In the second test, a large sample was used.'],
    ['We have compared the two methods.', 'The two methods have been compared.'],
  ],
  no: [
    'We present a comprehensive study of the old stars in the cluster.',
    'Here, we calculate limits to the precision of the method.',
    'We measured the time and recorded the results.',
    'We walked along the beach.',
    'We consider this a good result.',
    'I used my own computer.',
    'We found that the method works.',
    'We observed that several plants in the red group bent towards the door.',
  ],
})
