import { fullStop, sentenceOf, type Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { clauseOfSecond, isFramed, isStory, joinedVerbs } from '../../moves/joined.ts'
import { hasEcho, pronounOf } from '../../moves/joined-pronoun.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { wordSet } from '../../moves/word-set.ts'
import { defineStructure } from '../../structure.ts'

const and = wordSet('and')

/** Fewer tokens, from its verb on, are a stump; and the whole must be worth a full stop. */
const shortest = { first: 3, second: 4, both: 11 } as const
/** "We took the bus and saw the castle": with a pronoun at the head of both, two stumps. */
const shortestOfPronoun = 15

/** "By using a lens, we can see": the means in front hold for both acts. */
const hasMeans = (sentence: Tokens): boolean => /^(?:by|with|without)$/.test(sentence[0]?.lower ?? '')

export default defineStructure({
  key: 'joined-verbs-split',
  kind: 'split',
  reason: 'sentence-split',
  modes: ['synonyms', 'simplify', 'academic', 'extend'],
  strength: 'normal',
  apply: rearrange((sentence, end) => {
    const joined = joinedVerbs(sentence, end, and)
    if (!joined || isFramed(sentence, joined.first) || isStory(sentence, joined) || hasMeans(sentence)) return null
    const pronoun = pronounOf(sentence, joined)
    const { first, mark, start } = joined
    if (pronoun === null || hasEcho(sentence.slice(start, end), pronoun)) return null
    if (mark - first.verbStart < shortest.first || end - start < shortest.second || end < shortest.both) return null
    if (end < shortestOfPronoun && sentence[first.subject.head]?.tag === 'PRON') return null
    return [sentenceOf(sentence.slice(0, mark), [fullStop()]), sentenceOf(clauseOfSecond(sentence, joined, pronoun))]
  }),
  yes: [
    ['The samples were washed in cold water and dried in an oven.', 'The samples were washed in cold water. They were dried in an oven.'],
    [
      'We counted the nests on each island and compared the figures with those of 1990.',
      'We counted the nests on each island. We compared the figures with those of 1990.',
    ],
    [
      'The museum covers two centuries of trade and offers free tours for schools.',
      'The museum covers two centuries of trade. It offers free tours for schools.',
    ],
    [
      'The exports of the region rose by a tenth and reached 40 million euros.',
      'The exports of the region rose by a tenth. They reached 40 million euros.',
    ],
  ],
  no: [
    'He wants to travel and see the world.',
    'Nobody read the sign and kept off the grass.',
    'The guests often came by train and stayed for a week.',
    'The pupils did not read the text and answer the questions.',
    'The lake is deep and cold.',
    'The letters were read aloud and, in the end, burned.',
    'Farmers have watched in awe as the machines have changed quickly and learned to pick even soft fruit.',
    'By using a finer brush, we can reach the corners and clean the frame of the picture.',
    'These gains outweigh the losses and persuade most owners to join the scheme.',
    'My husband ordered the soup of the day and went out to the car.',
    'We reached the village shortly after ten and spent the day at the market.',
    'I can say that the club lives up to its name and is a good place for children.',
  ],
})
