import { splitAside } from '../../moves/split-relative.ts'
import { unless } from '../../moves/unless.ts'
import { hasWord, wordSet } from '../../moves/word-set.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { isComma } from '../../../languages/en/grammar/noun-phrase.ts'
import { defineStructure } from '../../structure.ts'

/** Before the aside these choose among many, and belong to the main clause. Sorted. */
const choosing = wordSet('all any each even every few just many most neither no none not one only some')
/** In the aside these set it against the main clause. Sorted. */
const against = wordSet(
  'had intended meant might must never not once only ought originally rarely seldom should still supposed though usually',
)

const by = wordSet('by')

const isChosenOrAgainst = (sentence: Tokens): boolean => {
  const open = sentence.findIndex(isComma)
  const close = sentence.findIndex((token, i) => i > open && isComma(token))
  return (
    hasWord(sentence.slice(0, open), choosing) ||
    hasWord(sentence.slice(open, close), against) ||
    // "The plan was drawn up by the board. It": the board comes between.
    hasWord(sentence.slice(open, close), by) ||
    sentence.some(({ lower }) => lower === 'used')
  )
}

export default defineStructure({
  key: 'split-aside',
  kind: 'split',
  reason: 'sentence-split',
  modes: ['simplify'],
  strength: 'normal',
  apply: unless(isChosenOrAgainst, splitAside),
  yes: [
    ['The main office, which is located in Berlin, will remain open.', 'The main office is located in Berlin. It will remain open.'],
    [
      'This process, which is known as photosynthesis, takes place in the leaf cells.',
      'This process is known as photosynthesis. It takes place in the leaf cells.',
    ],
    [
      'The results, which were published in 2019, surprised many readers.',
      'The results were published in 2019. They surprised many readers.',
    ],
    ['The treaty, which was signed in 1815, ended the war.', 'The treaty was signed in 1815. It ended the war.'],
  ],
  no: [
    'The mountain, which ought to dominate the scene, has shrunk to the size of a small hill.',
    'Only the station branch, which attracts passing travellers, appears certain to make a profit.',
    'The king, who was unpopular with the people, had spent large sums.',
    'This plan, which was drawn up by the council in March, asks whether the school should move.',
    'Berlin, which is the capital, is large.',
    'This theory, which has often been proposed as an explanation, is therefore not required to explain the data.',
    'The number of cases, which had been falling, began to climb again almost at once.',
    'The old factory, which might have been expected to close, offered the use of its machines.',
    'The main office, which is located in Berlin, will still remain open.',
    'The room, which we saw, is cold.',
    'The data, which are old, prove nothing, as we know.',
  ],
})
