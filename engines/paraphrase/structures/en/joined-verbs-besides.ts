import { comma, compose, lowerFirst, word, words } from '../../../languages/en/grammar/grammar-tokens.ts'
import { inflected } from '../../../languages/en/grammar/inflect.ts'
import { frontOf, isBesides, joinedVerbs } from '../../moves/joined.ts'
import { joinedForGood } from '../../moves/joined-examples.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'joined-verbs-besides',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['extend', 'synonyms', 'academic'],
  strength: 'aggressive',
  apply: rearrange((sentence, end) => {
    const joined = joinedVerbs(sentence, end)
    if (!joined || !isBesides(sentence, joined) || joined.auxiliaries.length > 0) return null
    const { first, mark, start } = joined
    const verb = sentence[first.head]
    if (!verb || verb.isLocked || first.verbStart !== first.head || first.subject.end !== first.head) return null
    if (frontOf(first).length > 0 || first.subject.start !== 0) return null
    const doing = inflected(verb, 'ing')
    return [
      compose(
        words('in addition', 'ADP'),
        [word('to', 'ADP'), doing],
        sentence.slice(first.head + 1, mark),
        [comma()],
        lowerFirst(sentence.slice(0, first.head)),
        sentence.slice(start),
      ),
    ]
  }),
  yes: [
    [
      'The museum covers two centuries of trade and offers free tours for schools.',
      'In addition to covering two centuries of trade, the museum offers free tours for schools.',
    ],
    [
      'The club provides a hall for the choir and offers cheap meals to students.',
      'In addition to providing a hall for the choir, the club offers cheap meals to students.',
    ],
    [
      'The book describes the early years of the club and explains its sudden success.',
      'In addition to describing the early years of the club, the book explains its sudden success.',
    ],
    [
      'The scheme helps young families with the rent and supports old people at home.',
      'In addition to helping young families with the rent, the scheme supports old people at home.',
    ],
  ],
  no: [...joinedForGood],
})
