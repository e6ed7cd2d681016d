import { clauseFront } from '../../moves/clause-order.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'as-front',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: clauseFront({ conjunctions: ['as'], comma: true, bindsToInfinitive: false, lastPlace: 'after-comma' }),
  yes: [
    ['The task was simple, as the children already knew the words.', 'As the children already knew the words, the task was simple.'],
    [
      'This result was surprising, as other studies had found no difference.',
      'As other studies had found no difference, this result was surprising.',
    ],
    ['The museum was closed, as it was being repaired.', 'As the museum was being repaired, it was closed.'],
    ['Many banks failed, as they had lent too much money.', 'As many banks had lent too much money, they failed.'],
  ],
  no: [
    'Taking part in clubs is a benefit, as it provides them with the opportunity to explore many areas that they like.',
    'The colour is the same as we had expected.',
    'The rate fell as the price rose.',
    'She worked, as a teacher, in three schools.',
    'The plan failed, as was expected.',
  ],
})
