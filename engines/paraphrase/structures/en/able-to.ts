import { ableTo } from '../../moves/wording.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'able-to',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend', 'synonyms'],
  strength: 'normal',
  isFormal: true,
  apply: ableTo,
  yes: [
    ['Students can learn at their own pace.', 'Students are able to learn at their own pace.'],
    ['For example, teachers can check the answers.', 'For example, teachers are able to check the answers.'],
    ['A good teacher can explain difficult ideas.', 'A good teacher is able to explain difficult ideas.'],
    ['We can change our habits.', 'We are able to change our habits.'],
    ['These plants can survive long droughts.', 'These plants are able to survive long droughts.'],
  ],
  no: [
    'Students cannot learn at night.',
    'I can understand why he left.',
    'I can read the sign from here.',
    'Parents can prevent this if they set clear hours.',
    'Cities that want to grow can limit the number of cars.',
    'The task can be done at home.',
    'The system can save energy.',
    'As we can see, the price is high.',
  ],
})
