import { fullStop, sentenceOf, type Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { clauseOfSecond } from '../../moves/joined.ts'
import { partedActs } from '../../moves/joined-pronoun.ts'
import { joinedForGood } from '../../moves/joined-examples.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { defineStructure } from '../../structure.ts'

/** "We took the bus and saw the castle": with a pronoun at the head of both, two stumps. */
const shortestOfPronoun = 15
/** "We heated the oil twice. We poured it into": so short a first act begins the next. */
const shortestActOfPronoun = 7

/** "was built in wood and is now of stone": then and now, in one breath. */
const isThenAndNow = (second: Tokens): boolean => second.slice(0, 4).some(({ lower }) => /^(?:now|still|today)$/.test(lower))

export default defineStructure({
  key: 'joined-verbs-split',
  kind: 'split',
  reason: 'sentence-split',
  modes: ['synonyms', 'simplify', 'academic', 'extend'],
  strength: 'normal',
  apply: rearrange((sentence, end) => {
    const parted = partedActs(sentence, end)
    if (!parted || isThenAndNow(sentence.slice(parted.joined.start, end))) return null
    const { joined, pronoun } = parted
    const { first, mark } = joined
    // "opened the box and emptied it": one step after another on the same thing.
    if (/^(?:it|them)$/.test(sentence[joined.verb + 1]?.lower ?? '')) return null
    // "We read the forms. We called": one speaker, told twice.
    if (/^(?:I|we)$/.test(pronoun)) return null
    if ((end < shortestOfPronoun || mark < shortestActOfPronoun) && sentence[first.subject.head]?.tag === 'PRON') return null
    return [sentenceOf(sentence.slice(0, mark), [fullStop()]), sentenceOf(clauseOfSecond(sentence, joined, pronoun))]
  }),
  yes: [
    ['The samples were washed in cold water and dried in an oven.', 'The samples were washed in cold water. They were dried in an oven.'],
    [
      'The two surveys counted the nests on each island and compared the figures with those of 1990.',
      'The two surveys counted the nests on each island. They compared the figures with those of 1990.',
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
    ...joinedForGood,
    'We read all the forms from the spring term and rang a sample of forty parents.',
    'The pier was rebuilt in stone after the flood and is now looked after by a trust.',
    'Farmers have watched in awe as the machines have changed quickly and learned to pick even soft fruit.',
    'By using a finer brush, we can reach the corners and clean the frame of the picture.',
    'These gains outweigh the losses and persuade most owners to join the scheme.',
    'My husband ordered the soup of the day and went out to the car.',
    'We diluted the acid ten times with clean water and titrated it against a base of known strength.',
    'We reached the village shortly after ten and spent the day at the market.',
    'We heated the oil twice and poured it into a clean glass tube, with a cork as the lid.',
    'I can say that the club lives up to its name and is a good place for children.',
  ],
})
