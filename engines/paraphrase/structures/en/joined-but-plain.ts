import { fullStop, sentenceOf, word, type Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { isComma } from '../../../languages/en/grammar/noun-phrase.ts'
import { halvesOf, isAddition, isBound, isFramed, joinedClauses } from '../../moves/joined.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { wordSet } from '../../moves/word-set.ts'
import { defineStructure } from '../../structure.ts'

const but = wordSet('but')

/** Fewer tokens are a stump; and the two together must be worth a full stop. */
const shortest = { first: 5, second: 5, both: 13 } as const

/** "but tragically, they", "but on the contrary, it": another word at the head, with which "However" would be one too many. */
const isAsided = (second: Tokens): boolean =>
  (/^(?:ADV|INTJ)$/.test(second[0]?.tag ?? '') && isComma(second[1])) ||
  (second[0]?.lower === 'in' && second[1]?.lower === 'fact') ||
  (second[0]?.lower === 'on' && second[1]?.lower === 'the' && second[2]?.lower === 'contrary')

export default defineStructure({
  key: 'joined-but-plain',
  kind: 'split',
  reason: 'sentence-split',
  modes: ['simplify'],
  strength: 'normal',
  apply: rearrange((sentence, end) => {
    const joined = joinedClauses(sentence, end, but)
    if (!joined || isFramed(sentence, joined.first) || isBound(sentence, joined)) return null
    const { first, second } = halvesOf(sentence, joined, end)
    if (first.length < shortest.first || second.length < shortest.second || first.length + second.length < shortest.both) return null
    if (isAddition(second)) return null
    if (isAsided(second) || second.some(({ lower }, i) => lower === 'least' && second[i - 1]?.lower === 'at')) return null
    return [sentenceOf(sentence.slice(0, joined.mark), [fullStop()]), sentenceOf([word('but', 'CCONJ')], sentence.slice(joined.start))]
  }),
  yes: [
    [
      'The old mill is a popular place for trips, but it is difficult to reach without a car.',
      'The old mill is a popular place for trips. But it is difficult to reach without a car.',
    ],
    [
      'The plan has many friends in the council, but nobody knows what it will cost.',
      'The plan has many friends in the council. But nobody knows what it will cost.',
    ],
    [
      'The new tram runs every ten minutes, but the stops are far from the schools.',
      'The new tram runs every ten minutes. But the stops are far from the schools.',
    ],
    [
      'The theory explains most of the data, but it says little about old people.',
      'The theory explains most of the data. But it says little about old people.',
    ],
  ],
  no: [
    'I would like to help, but the office is closed today.',
    'The pump did not only fail, but it also flooded the cellar.',
    'It rained, but we left.',
    'Of course I would rather have done it by post, but alas, there was no other way.',
    'The claims of the advert sound impressive, but in fact, nobody has tested them so far.',
    'The road was closed, but they even opened a second bar beside it.',
    'If the lamp goes out, the pump stops, but the light stays on.',
  ],
})
