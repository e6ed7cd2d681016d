import { ableTo } from '../../moves/able-to.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'able-to',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'normal',
  apply: ableTo,
  yes: [
    ['Most students can choose between two courses.', 'Most students are able to choose between two courses.'],
    ['A good teacher can explain the rule in a minute.', 'A good teacher is able to explain the rule in a minute.'],
    ['By reading old letters, we can learn a lot about the time.', 'By reading old letters, we are able to learn a lot about the time.'],
    ['Many families cannot cope without help.', 'Many families are not able to cope without help.'],
    ['Pupils who can concentrate finish early.', 'Pupils who are able to concentrate finish early.'],
    ['With cheap flights, people can now travel further.', 'With cheap flights, people are now able to travel further.'],
    ['Small farmers can no longer afford new machines.', 'Small farmers are no longer able to afford new machines.'],
    [
      'Most patients can fully recover, and they can easily understand the plan.',
      'Most patients can fully recover, and they are easily able to understand the plan.',
    ],
  ],
  no: [
    'Students can be late.',
    'By asking a guide, you can learn more about the town.',
    'Teachers decide when a student can learn alone.',
    'You can find a café at the corner.',
    'This is how students can learn more.',
    'Parents can protect their children by talking to them.',
    'The skills they can develop are useful.',
    'Mistakes can help students.',
    'People can choose to be happy, or they can complain.',
    'Instead, students can focus on their work.',
    'I can understand why he left.',
    'Students cannot bring their phones.',
  ],
})
