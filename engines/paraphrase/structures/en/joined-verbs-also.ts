import { compose, fullStop, sentenceOf, word } from '../../../languages/en/grammar/grammar-tokens.ts'
import { clauseOfSecond, isBesides } from '../../moves/joined.ts'
import { partedVerbs } from '../../moves/joined-pronoun.ts'
import { joinedForGood } from '../../moves/joined-examples.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { defineStructure } from '../../structure.ts'

/** Fewer tokens, from its verb on, are a stump. */
const shortest = { first: 4, second: 4, both: 8 } as const

export default defineStructure({
  key: 'joined-verbs-also',
  kind: 'split',
  reason: 'sentence-split',
  modes: ['extend', 'synonyms', 'academic'],
  strength: 'normal',
  apply: rearrange((sentence, end) => {
    const parted = partedVerbs(sentence, end, shortest)
    if (!parted || !isBesides(sentence, parted.joined) || parted.joined.verb !== parted.joined.start) return null
    const { joined, pronoun } = parted
    const second = clauseOfSecond(sentence, joined, pronoun)
    const at = 1 + joined.auxiliaries.length
    return [
      sentenceOf(sentence.slice(0, joined.mark), [fullStop()]),
      sentenceOf(compose(second.slice(0, Math.min(at, 2)), [word('also', 'ADV')], second.slice(Math.min(at, 2)))),
    ]
  }),
  yes: [
    [
      'The museum covers two centuries of trade and offers free tours for schools.',
      'The museum covers two centuries of trade. It also offers free tours for schools.',
    ],
    [
      'The club provides a hall for the choir and offers cheap meals to students.',
      'The club provides a hall for the choir. It also offers cheap meals to students.',
    ],
    [
      'The book describes the early years of the club and explains its sudden success.',
      'The book describes the early years of the club. It also explains its sudden success.',
    ],
    [
      'The scheme helps young families with the rent and supports old people at home.',
      'The scheme helps young families with the rent. It also supports old people at home.',
    ],
  ],
  no: [...joinedForGood, 'These lamps could save many small shops and add to the safety of the streets.'],
})
