import { compose, fullStop, sentenceOf, word } from '../../../languages/en/grammar/grammar-tokens.ts'
import { clauseOfSecond, isBesides, isFramed, joinedVerbs } from '../../moves/joined.ts'
import { hasEcho, pronounOf } from '../../moves/joined-pronoun.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { wordSet } from '../../moves/word-set.ts'
import { defineStructure } from '../../structure.ts'

const and = wordSet('and')

export default defineStructure({
  key: 'joined-verbs-also',
  kind: 'split',
  reason: 'sentence-split',
  modes: ['extend', 'synonyms', 'academic'],
  strength: 'normal',
  apply: rearrange((sentence, end) => {
    const joined = joinedVerbs(sentence, end, and)
    if (!joined || isFramed(sentence, joined.first) || !isBesides(sentence, joined)) return null
    const pronoun = pronounOf(sentence, joined)
    const { mark, start, verb, first } = joined
    if (pronoun === null || hasEcho(sentence.slice(start, end), pronoun) || verb !== start) return null
    if (mark - first.verbStart < 4 || end - start < 4) return null
    const second = clauseOfSecond(sentence, joined, pronoun)
    const at = 1 + joined.auxiliaries.length
    return [
      sentenceOf(sentence.slice(0, mark), [fullStop()]),
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
  no: [
    'He wants to travel and see the world.',
    'Nobody read the sign and kept off the grass.',
    'The guests often came by train and stayed for a week.',
    'The pupils did not read the text and answer the questions.',
    'The lake is deep and cold.',
    'The letters were read aloud and, in the end, burned.',
    'These lamps could save many small shops and add to the safety of the streets.',
  ],
})
