import { expect, test } from 'vitest'
import type { Ranks } from '../languages/packed-ranks.ts'
import { familiarityOf } from './familiarity.ts'

const ranks: Ranks = {
  size: 40_000,
  rankOf: (word) => new Map([['take', 90], ['into', 40], ['account', 700], ['of', 2], ['result', 400], ['corollary', 20_000]]).get(word) ?? null, // prettier-ignore
}
const asked = { language: 'en', ranks, isOwn: false }

test.each([
  ['result', 3],
  ['Result', 3],
  ['corollary', 2],
  ['sequela', 1],
  ['take into account', 3],
  ['corollary of', 2],
  ['take-account', 3],
  ['sequela of', 1],
])('%s: %j', (word, familiarity) => expect(familiarityOf(word, asked)).toBe(familiarity))

test('a word of our own lists is never called rare', () => expect(familiarityOf('sequela', { ...asked, isOwn: true })).toBe(2))

test('nothing is said where nothing was counted', () => {
  expect(familiarityOf('result', { ...asked, ranks: null })).toBeNull()
})

test('a short list knows common words and says nothing of others', () => {
  const short = { ...asked, ranks: { ...ranks, size: 11_000 } }
  expect([familiarityOf('result', short), familiarityOf('sequela', short)]).toEqual([3, null])
})
