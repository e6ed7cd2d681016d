import { mannerBack } from '../../moves/manner-place.ts'
import { unless } from '../../moves/unless.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** "were gradually excluded": behind the participle it would say how fast, not that it went on. Sorted. */
const isOfCourse = (sentence: Tokens): boolean =>
  sentence.some(({ lower }) => /^(?:continuously|gradually|increasingly|progressively|steadily)$/.test(lower))

export default defineStructure({
  key: 'manner-back',
  kind: 'clause',
  reason: 'adverb-moved',
  modes: ['synonyms', 'simplify', 'academic'],
  strength: 'normal',
  apply: unless(isOfCourse, mannerBack),
  yes: [
    ['The students carefully examined the data.', 'The students examined the data carefully.'],
    ['Prices rapidly increased in the cities.', 'Prices increased rapidly in the cities.'],
    ['The samples were slowly heated in the oven.', 'The samples were heated slowly in the oven.'],
    ['The committee asked us to thoroughly check the list.', 'The committee asked us to check the list thoroughly.'],
    ['The number of cars is rapidly increasing, leading to smog.', 'The number of cars is increasing rapidly, leading to smog.'],
    [
      'The report is long, but few of its claims have been rigorously tested.',
      'The report is long, but few of its claims have been tested rigorously.',
    ],
  ],
  no: [
    'At the door, we were promptly handed a ticket.',
    'The seeds were randomly distributed.',
    'The cost of the work is poorly understood.',
    'He cautiously typed in his password.',
    'The place had clearly seen better days.',
    'They quietly closed the door and left.',
    'Newcomers were gradually excluded.',
    'They carefully examined the data and the notes.',
    'A story may slowly acquire colours, smells and feelings.',
    'The nurses are carefully selected, thoroughly trained and then trusted to get on with their jobs.',
    'The method is effectively useless.',
    'They quickly became friends.',
    'The plan significantly reduced the number of cars that people use.',
  ],
})
