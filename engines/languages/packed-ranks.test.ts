import { expect, test } from 'vitest'
import { openRanks, packRanks } from './packed-ranks.ts'

const words = new Map([
  ['the', 1],
  ['őszi', 70_000],
  ['result', 300],
  ['🙂', 4],
])
const { size, rankOf } = openRanks(packRanks(words))

test.each([
  ['the', 1],
  ['result', 300],
  ['🙂', 4],
  // Two bytes hold no more.
  ['őszi', 65_535],
  ['res', null],
  ['zzz', null],
  ['', null],
])('the rank of %s is %j', (word, rank) => expect(rankOf(word)).toBe(rank))

test('all are there', () => expect(size).toBe(4))

test('the same words give the same bytes, in whatever order', () => {
  expect(packRanks(new Map([...words].toReversed()))).toEqual(packRanks(words))
})

test('other bytes are an error', () => expect(() => openRanks(Uint8Array.from([1, 2, 3, 4]))).toThrow('no packed ranks'))
