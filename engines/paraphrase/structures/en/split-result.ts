import { splitResult } from '../../moves/split-relative.ts'
import { isShownByAuthor } from '../../moves/author-shows.ts'
import { unless } from '../../moves/unless.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** "We show that the limit is severe, rendering", "problems, such as noise, making": the result belongs to what is said, or to a list. */
const isInside = (sentence: Tokens): boolean => {
  const before = sentence.slice(0, (splitResult(sentence)?.[0]?.length ?? 1) - 1)
  const isSaid = /^(?:it|i|we)$/.test(before[0]?.lower ?? '') && before.some(({ lower }) => lower === 'that')
  return isSaid || before.some(({ lower }, i) => lower === 'as' && before[i - 1]?.lower === 'such')
}

export default defineStructure({
  key: 'split-result',
  kind: 'split',
  reason: 'sentence-split',
  modes: ['simplify', 'synonyms', 'academic', 'extend'],
  strength: 'normal',
  apply: unless((sentence) => isShownByAuthor(sentence) || isInside(sentence), splitResult),
  yes: [
    [
      'Bread prices rose sharply in 1788, causing unrest in many towns.',
      'Bread prices rose sharply in 1788. This caused unrest in many towns.',
    ],
    [
      'Solar panels are becoming cheaper, making clean energy available to more households.',
      'Solar panels are becoming cheaper. This makes clean energy available to more households.',
    ],
    ['In 2006, the river dried up, leading to a loss of crops.', 'In 2006, the river dried up. This led to a loss of crops.'],
    [
      'The new law will lower prices, allowing more people to buy a house.',
      'The new law will lower prices. This will allow more people to buy a house.',
    ],
  ],
  no: [
    'Anderson (1983) shifted attention to the role of print, suggesting that people who would never meet came to imagine themselves as members of one community by reading the same papers.',
    'We show that the second limit is severe for large plants, making the new tests less useful.',
    'The scheme would bring new problems, such as noise, making life harder for residents.',
    'The author turns to the letters, showing that the war changed them.',
    'Three ways were tried: raising the deck, limiting the load, and closing the road.',
    'The storm moved north, making landfall in the evening.',
    'Robots could do the work, making life easier for workers, and preventing many accidents.',
    'Robots could do the work, making life easier for workers and preventing many accidents.',
    'She walked home, singing a song.',
    'If prices rise, causing unrest, the king acts.',
    'He stood there, showing off his new car.',
  ],
})
