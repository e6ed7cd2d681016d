import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hashText, makeDraw, makeRandom, pickEarly, shuffled } from './seed.ts'

describe('seeded chance', () => {
  test('the same seed gives the same numbers, all in [0, 1); another seed others', () => {
    const row = (seed: number): readonly number[] => Array.from({ length: 20 }, makeRandom(seed))
    expect(row(7)).toEqual(row(7))
    expect(row(7)).not.toEqual(row(8))
    expect(row(7).every((number) => number >= 0 && number < 1)).toBe(true)
  })

  test('shuffling loses and adds nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.nat(), (items, seed) => {
        expect(shuffled(items, makeRandom(seed)).toSorted()).toEqual(items.toSorted())
      }),
    )
  })

  test('earlier items are picked more often, and each sometimes', () => {
    const random = makeRandom(1)
    const picks = Array.from({ length: 1_000 }, () => pickEarly(['a', 'b', 'c'], random()))
    const times = (item: string): number => picks.filter((pick) => pick === item).length
    expect(times('a')).toBeGreaterThan(times('b'))
    expect(times('b')).toBeGreaterThan(times('c'))
    expect(times('c')).toBeGreaterThan(50)
    expect(pickEarly([], random())).toBeUndefined()
  })

  test('draws of a few seeds lie apart, whatever the text and the question', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, question) => {
        const draws = [1, 2, 3, 4, 5].map((seed) => makeDraw(text, seed)(question)).toSorted((a, b) => a - b)
        expect(draws.every((draw) => draw >= 0 && draw < 1)).toBe(true)
        expect(draws.slice(1).every((draw, i) => draw - (draws[i] ?? 0) > 0.1)).toBe(true)
      }),
    )
  })

  test('texts hash apart', () => {
    expect(new Set(['', 'a', 'b', 'ab', 'ba'].map(hashText)).size).toBe(5)
  })
})
