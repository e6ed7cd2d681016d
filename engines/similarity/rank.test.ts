import { describe, expect, test } from 'vitest'
import type { Query } from './fingerprint.ts'
import { rankDocuments } from './rank.ts'

/** Hits written as `document: hashes`. */
const hitsOf = (rows: Readonly<Record<number, readonly number[]>>) => {
  const pairs = Object.entries(rows).flatMap(([ordinal, hashes]) => hashes.map((hash) => ({ hash, ordinal: Number(ordinal) })))
  return { hashes: pairs.map(({ hash }) => hash), ordinals: pairs.map(({ ordinal }) => ordinal) }
}
const orderOf = (candidates: readonly { ordinal: number }[]): number[] => candidates.map(({ ordinal }) => ordinal)

/** A question whose hash `n` stands at place `n`, ten characters a place. */
const query = (count: number): Query => ({
  hashes: Float64Array.from({ length: count }, (_, i) => i),
  places: Uint32Array.from({ length: count }, (_, i) => i),
  starts: Uint32Array.from({ length: count }, (_, i) => 10 * i),
  ends: Uint32Array.from({ length: count }, (_, i) => 10 * i + 9),
})

describe('candidates', () => {
  test('more shared hashes come first, rarer ones before common ones', () => {
    const hits = hitsOf({ 0: [1, 2, 3], 1: [1, 2], 2: [4, 5], 3: [1, 2, 3, 6] })
    expect(orderOf(rankDocuments([hits]))).toEqual([3, 2, 0, 1])
  })

  test('one hash that many have is no candidate', () => {
    expect(rankDocuments([hitsOf({ 0: [1], 1: [1] })])).toEqual([])
  })

  test('a hash known to be in more documents than it has postings weighs less', () => {
    const hits = { ...hitsOf({ 0: [1, 2], 1: [3, 4] }), stopHashes: [{ hash: 1, documents: 400 }] }
    expect(orderOf(rankDocuments([hits]))).toEqual([1, 0])
  })

  test('segments are counted together, candidates say which segment they are of', () => {
    const candidates = rankDocuments([hitsOf({ 0: [1, 2] }), hitsOf({ 0: [1, 2, 3] })])
    expect(candidates.map(({ segment, ordinal, hits }) => ({ segment, ordinal, hits }))).toEqual([
      { segment: 1, ordinal: 0, hits: 3 },
      { segment: 0, ordinal: 0, hits: 2 },
    ])
  })

  test('hits close together in the question count more than hits all over it', () => {
    const hits = hitsOf({ 0: [10, 100, 200, 300, 400, 500], 1: [601, 603, 605, 607] })
    expect(orderOf(rankDocuments([hits]))).toEqual([0, 1])
    expect(orderOf(rankDocuments([hits], { query: query(700) }))).toEqual([1, 0])
  })

  test('tells where in the checked text the hits stand', () => {
    const [candidate] = rankDocuments([hitsOf({ 0: [10, 12, 100] })], { query: query(200) })
    expect(candidate?.near).toEqual([
      { start: 100, end: 129 },
      { start: 1000, end: 1009 },
    ])
  })

  test.each([
    [1000, 20],
    [20_001, 50],
  ])('a text of %i characters has at most %i', (characters, count) => {
    const hits = hitsOf(Object.fromEntries(Array.from({ length: 80 }, (_, ordinal) => [ordinal, [2 * ordinal, 2 * ordinal + 1]])))
    expect(rankDocuments([hits], { characters })).toHaveLength(count)
  })
})
