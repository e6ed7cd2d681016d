import { clauseFront } from '../../moves/clause-order.ts'
import { finalHalves, opensPointing, takesUp, unless } from '../../moves/unless.ts'
import { hasWord, wordSet } from '../../moves/word-set.ts'
import { defineStructure } from '../../structure.ts'

/** What is like something that only the main clause names. Sorted. */
const likeness = wordSet('also another even others same similar similarly such that these this those')

export default defineStructure({
  key: 'as-front',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: unless(
    (sentence) => {
      const { main, sub } = finalHalves(sentence, ['as'])
      return opensPointing(main) || takesUp(main) || hasWord(sub, likeness)
    },
    clauseFront({ conjunctions: ['as'], comma: true, bindsToInfinitive: false, lastPlace: 'after-comma' }),
  ),
  yes: [
    ['The task was simple, as the children already knew the words.', 'As the children already knew the words, the task was simple.'],
    [
      'The result was surprising, as other studies had found no difference.',
      'As other studies had found no difference, the result was surprising.',
    ],
    ['The museum was closed, as it was being repaired.', 'As the museum was being repaired, it was closed.'],
    ['Many banks failed, as they had lent too much money.', 'As many banks had lent too much money, they failed.'],
  ],
  no: [
    'We find this hard to believe, as nobody walks so far.',
    'Their concern is not new, as old sermons hold many warnings.',
    'The concern is not new, as similar warnings can be found in much older sermons.',
    'Taking part in clubs is a benefit, as it provides them with the opportunity to explore many areas that they like.',
    'The colour is the same as we had expected.',
    'The rate fell as the price rose.',
    'She worked, as a teacher, in three schools.',
    'The plan failed, as was expected.',
  ],
})
