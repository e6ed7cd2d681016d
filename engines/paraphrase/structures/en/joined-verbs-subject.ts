import { comma, compose } from '../../../languages/en/grammar/grammar-tokens.ts'
import { clauseOfSecond } from '../../moves/joined.ts'
import { partedActs } from '../../moves/joined-pronoun.ts'
import { joinedForGood } from '../../moves/joined-examples.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'joined-verbs-subject',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'normal',
  apply: rearrange((sentence, end) => {
    const parted = partedActs(sentence, end)
    if (!parted) return null
    const { joined, pronoun } = parted
    const { mark, start } = joined
    return [compose(sentence.slice(0, mark), [comma()], sentence.slice(start - 1, start), clauseOfSecond(sentence, joined, pronoun))]
  }),
  yes: [
    [
      'The samples were washed in cold water and dried in an oven.',
      'The samples were washed in cold water, and they were dried in an oven.',
    ],
    [
      'We counted the nests on each island and compared the figures with those of 1990.',
      'We counted the nests on each island, and we compared the figures with those of 1990.',
    ],
    [
      'The museum covers two centuries of trade and offers free tours for schools.',
      'The museum covers two centuries of trade, and it offers free tours for schools.',
    ],
    [
      'The exports of the region rose by a tenth and reached 40 million euros.',
      'The exports of the region rose by a tenth, and they reached 40 million euros.',
    ],
  ],
  no: [
    ...joinedForGood,
    'Farmers have watched in awe as the machines have changed quickly and learned to pick even soft fruit.',
    'By using a finer brush, we can reach the corners and clean the frame of the picture.',
    'These gains outweigh the losses and persuade most owners to join the scheme.',
    'My husband ordered the soup of the day and went out to the car.',
    'We reached the village shortly after ten and spent the day at the market.',
    'I can say that the club lives up to its name and is a good place for children.',
  ],
})
