import { splitFronted } from '../../moves/split.ts'
import { unless } from '../../moves/unless.ts'
import { hasWord, wordSet } from '../../moves/word-set.ts'
import { defineStructure } from '../../structure.ts'

/** With "However" the contrast would be said twice. */
const said = wordSet('nevertheless nonetheless')

export default defineStructure({
  key: 'split-although',
  kind: 'split',
  reason: 'sentence-split',
  modes: ['simplify', 'synonyms', 'extend'],
  strength: 'normal',
  isFormal: true,
  apply: unless((sentence) => hasWord(sentence, said), splitFronted(['although', 'though', 'even though'], 'However')),
  yes: [
    [
      'Although this technology has many benefits, it also has a negative effect on mental health.',
      'This technology has many benefits. However, it also has a negative effect on mental health.',
    ],
    ['Even though prices have fallen, electric cars are expensive.', 'Prices have fallen. However, electric cars are expensive.'],
    [
      'Although both philosophers want to explain what makes an action right, they disagree about the role of consequences.',
      'Both philosophers want to explain what makes an action right. However, they disagree about the role of consequences.',
    ],
    ['Although the sample was small, the results were clear.', 'The sample was small. However, the results were clear.'],
  ],
  no: [
    'Although it was expensive, the machine broke after a week.',
    'Although the sample was small, the results were nevertheless clear.',
    'Although small, the sample was representative.',
    'Although the car is old, it is fast, cheap and safe.',
    'Although a child, he understood the joke.',
  ],
})
