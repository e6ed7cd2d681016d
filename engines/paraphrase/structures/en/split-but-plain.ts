import { isComma } from '../../../languages/en/grammar/noun-phrase.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { splitPlainly } from '../../moves/split.ts'
import { unless } from '../../moves/unless.ts'
import { defineStructure } from '../../structure.ts'

/** Fewer tokens stand no full stop: "This is not enough. But it is a start" would be choppy. */
const shortest = { first: 5, second: 6, both: 14 } as const

/** "It was late, but we stayed" is one breath, and "but rather" and "but instead" lean on what was denied. */
const isOneBreath = (sentence: Tokens): boolean => {
  const but = sentence.findIndex((token, i) => token.lower === 'but' && isComma(sentence[i - 1]))
  const after = sentence.slice(but + 1, -1)
  const leansBack = after.slice(0, 4).some(({ lower }) => /^(?:even|instead|nor|rather|so|then|too)$/.test(lower))
  const isShort = but - 1 < shortest.first || after.length < shortest.second || but - 1 + after.length < shortest.both
  return leansBack || isShort
}

/** In plain words "However" would be heavier than what it stands for. */
export default defineStructure({
  key: 'split-but-plain',
  kind: 'split',
  reason: 'sentence-split',
  modes: ['simplify'],
  strength: 'normal',
  apply: unless(isOneBreath, splitPlainly('but', 'But')),
  yes: [
    [
      'Grammar is important in every school, but it should not be the only focus of a lesson.',
      'Grammar is important in every school. But it should not be the only focus of a lesson.',
    ],
    [
      'The project was far too expensive, but it saved the lives of many young people.',
      'The project was far too expensive. But it saved the lives of many young people.',
    ],
    [
      'I have already collected some data, but I do not know which method is best.',
      'I have already collected some data. But I do not know which method is best.',
    ],
    [
      'He was a brilliant young general, but his invasion of Russia in 1812 ended in disaster.',
      'He was a brilliant young general. But his invasion of Russia in 1812 ended in disaster.',
    ],
  ],
  no: [
    'It was late, but we stayed.',
    'We would have liked to swim, but the pool was shut.',
    'This is not enough, but it is better than a third letter about the noise in the hall.',
    'The plan did not fail, but rather it came too late for the town.',
    'The car is old, but fast.',
    'The novel is long, slow and dark, but it is never dull.',
    'These measures would not only reduce traffic in the city, but they would also bring new jobs to the region.',
    'Nobody but the king knew the way.',
  ],
})
