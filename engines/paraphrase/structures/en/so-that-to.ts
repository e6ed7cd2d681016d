import { soThatToInfinitive } from '../../moves/clause-words.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'so-that-to',
  kind: 'clause',
  reason: 'shorter',
  modes: ['shorten', 'simplify', 'synonyms'],
  strength: 'normal',
  apply: soThatToInfinitive,
  yes: [
    ['Students keep a diary so that they can plan their time.', 'Students keep a diary to plan their time.'],
    ['We repeated the test so that we could confirm the results.', 'We repeated the test to confirm the results.'],
    ['Birds fly south so that they can find food.', 'Birds fly south to find food.'],
    ['She moved to the city so that she could study law.', 'She moved to the city to study law.'],
  ],
  no: [
    'Teachers help students so that they can pass the exam.',
    'He works hard so that his children can study.',
    'The rules were changed, so that they could win.',
    'He was so tired that he could sleep.',
  ],
})
