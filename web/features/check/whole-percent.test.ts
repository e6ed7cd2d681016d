import { expect, test } from 'vitest'
import { wordsFor } from '#locales/words.ts'
import { wholePercent } from './whole-percent.ts'

const words = { percent: wordsFor('en').percent, underOne: (percent: string) => `under ${percent}` }

test.each([
  [0, '0%'],
  [0.0001, 'under 1%'],
  [0.004999, 'under 1%'],
  [0.005, '1%'],
  [0.144, '14%'],
  [0.146, '15%'],
  [1, '100%'],
])('%d of a text reads %s', (share, written) => expect(wholePercent(share, words)).toBe(written))
