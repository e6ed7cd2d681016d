import { fullStop, sentenceOf } from '../../../languages/en/grammar/grammar-tokens.ts'
import { clauseOfSecond, isFramed, isStory, joinedVerbs } from '../../moves/joined.ts'
import { hasEcho, pronounOf } from '../../moves/joined-pronoun.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { wordSet } from '../../moves/word-set.ts'
import { defineStructure } from '../../structure.ts'

const and = wordSet('and')

/** Fewer tokens, from its verb on, are a stump; and the whole must be worth a full stop. */
const shortest = { first: 6, second: 5, both: 13 } as const

export default defineStructure({
  key: 'joined-verbs-plain',
  kind: 'split',
  reason: 'sentence-split',
  modes: ['simplify'],
  strength: 'normal',
  apply: rearrange((sentence, end) => {
    const joined = joinedVerbs(sentence, end, and)
    if (!joined || isFramed(sentence, joined.first) || !isStory(sentence, joined)) return null
    const pronoun = pronounOf(sentence, joined)
    const { first, mark, start } = joined
    if (pronoun === null || hasEcho(sentence.slice(start, end), pronoun)) return null
    if (mark - first.verbStart < shortest.first || end - start < shortest.second || end < shortest.both) return null
    return [sentenceOf(sentence.slice(0, mark), [fullStop()]), sentenceOf(clauseOfSecond(sentence, joined, pronoun))]
  }),
  yes: [
    [
      'She counted the coins on the table twice and wrote the sum into a green book.',
      'She counted the coins on the table twice. She wrote the sum into a green book.',
    ],
    [
      'She read the letter from the bank twice and put it into the drawer.',
      'She read the letter from the bank twice. She put it into the drawer.',
    ],
    [
      'I carried the boxes up to the third floor and put them into the spare room.',
      'I carried the boxes up to the third floor. I put them into the spare room.',
    ],
    [
      'She taught music at a school in Lyon and wrote songs for small children.',
      'She taught music at a school in Lyon. She wrote songs for small children.',
    ],
  ],
  no: [
    'He wants to travel and see the world.',
    'Nobody read the sign and kept off the grass.',
    'The guests often came by train and stayed for a week.',
    'The pupils did not read the text and answer the questions.',
    'The lake is deep and cold.',
    'The letters were read aloud and, in the end, burned.',
    'He walked over to the gate and looked down at the sleeping dog.',
  ],
})
