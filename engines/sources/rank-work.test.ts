import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rankOf, type RankFacts } from './rank-work.ts'

const facts = (given: Partial<RankFacts> = {}): RankFacts => ({
  shares: { whole: 0.5, title: 0.25, passage: 0.25 },
  indexes: 1,
  citations: null,
  year: null,
  thisYear: 2026,
  ...given,
})

test.each<readonly [string, Partial<RankFacts>, Partial<RankFacts>]>([
  ['more key words', { shares: { whole: 0.6, title: 0.25, passage: 0.25 } }, {}],
  [
    'in the title rather than the abstract',
    { shares: { whole: 0.5, title: 0.5, passage: 0 } },
    { shares: { whole: 0.5, title: 0, passage: 0.5 } },
  ],
  ['close together', { shares: { whole: 0.5, title: 0, passage: 0.5 } }, { shares: { whole: 0.5, title: 0, passage: 0.1 } }],
  ['two indexes', { indexes: 2 }, {}],
  ['cited', { citations: 50 }, { citations: 2 }],
  ['newer', { year: 2020 }, { year: 2000 }],
  [
    'what it is about before fame',
    { shares: { whole: 0.6, title: 0.25, passage: 0.25 } },
    { citations: 1_000_000, indexes: 6, year: 2026, shares: { whole: 0.5, title: 0.2, passage: 0.25 } },
  ],
])('%s', (_, higher, lower) => expect(rankOf(facts(higher))).toBeGreaterThan(rankOf(facts(lower))))

test('is from 0 to 1, 0 for what has nothing in common, and never less for being cited', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(
      share,
      share,
      share,
      fc.nat(),
      fc.nat({ max: 7 }),
      fc.integer({ min: 1000, max: 2999 }),
      (whole, title, passage, citations, indexes, year) => {
        const given = facts({ shares: { whole, title, passage }, citations, indexes, year })
        expect(rankOf(given)).toBeGreaterThanOrEqual(0)
        expect(rankOf(given)).toBeLessThanOrEqual(1)
        expect(rankOf({ ...given, shares: { whole: 0, title: 0, passage: 0 } })).toBe(0)
        expect(rankOf(given)).toBeGreaterThanOrEqual(rankOf({ ...given, citations: 0 }))
      },
    ),
  )
})
