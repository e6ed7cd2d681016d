import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { curvatureOf, meanCurvature, type SeenToken } from './curvature.ts'

const log = fc.double({ min: -8, max: -1.2, noNaN: true })
const seen: fc.Arbitrary<SeenToken> = fc.record({ chosen: log, likeliest: fc.array(log, { minLength: 2, maxLength: 3 }) })
const stretch = fc.array(seen, { minLength: 20, maxLength: 60 })
const figureOf = (tokens: readonly SeenToken[]): number => curvatureOf(tokens) ?? Number.NaN

describe('the curvature', () => {
  test('is that of a sum worked out by hand', () => {
    const half = Math.log(0.5)
    const rest = Math.log(0.25)
    const tokens = Array.from({ length: 32 }, (): SeenToken => ({ chosen: half, likeliest: [half, rest] }))
    const mean = 0.5 * half + 0.5 * rest
    const variance = 0.5 * (half - mean) ** 2 + 0.5 * (rest - mean) ** 2
    expect(figureOf(tokens)).toBeCloseTo((32 * (half - mean)) / Math.sqrt(32 * variance), 10)
  })

  test('is about nothing where tokens come as often as the model says', () => {
    const likeliest = [Math.log(0.5), Math.log(0.25)]
    const tokens = Array.from({ length: 40 }, (_, at): SeenToken => ({ chosen: at % 2 === 0 ? Math.log(0.5) : Math.log(0.25), likeliest }))
    expect(Math.abs(figureOf(tokens))).toBeLessThan(1e-9)
  })

  test('does not depend on the order of tokens, nor on that of the likeliest', () => {
    fc.assert(
      fc.property(stretch, (tokens) => {
        const turned = tokens.toReversed().map(({ chosen, likeliest }) => ({ chosen, likeliest: likeliest.toReversed() }))
        expect(figureOf(turned)).toBeCloseTo(figureOf(tokens), 8)
      }),
    )
  })

  test('rises when the tokens of the text are likelier', () => {
    fc.assert(
      fc.property(stretch, fc.double({ min: 0.01, max: 1, noNaN: true }), (tokens, by) => {
        const likelier = tokens.map(({ chosen, likeliest }) => ({ chosen: (chosen ?? 0) + by, likeliest }))
        expect(figureOf(likelier)).toBeGreaterThan(figureOf(tokens))
      }),
    )
  })

  test('passes over what has no figure', () => {
    const odd: readonly SeenToken[] = [
      { chosen: null, likeliest: [] },
      { chosen: Number.NEGATIVE_INFINITY, likeliest: [-1, -2] },
      { chosen: Number.NaN, likeliest: [-1, -2] },
      { chosen: -1, likeliest: [] },
      { chosen: -1, likeliest: [Number.NaN, Number.NEGATIVE_INFINITY] },
    ]
    fc.assert(
      fc.property(stretch, (tokens) => {
        expect(figureOf([...odd, ...tokens])).toBe(figureOf(tokens))
      }),
    )
  })

  test('is none for nothing, for little, and where nothing varies', () => {
    expect(curvatureOf([])).toBeNull()
    expect(curvatureOf(Array.from({ length: 19 }, () => ({ chosen: -1, likeliest: [-1, -2] })))).toBeNull()
    expect(curvatureOf(Array.from({ length: 30 }, () => ({ chosen: 0, likeliest: [0] })))).toBeNull()
    expect(meanCurvature([[], []])).toBeNull()
  })
})

test('a text has the mean of its stretches', () => {
  fc.assert(
    fc.property(stretch, stretch, (one, other) => {
      expect(meanCurvature([one, [], other])).toBeCloseTo((figureOf(one) + figureOf(other)) / 2, 8)
    }),
  )
})
