import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Retraction } from '#tools/library/contract.ts'
import { isShown, notNarrowed, orderAfter, sorted, type Narrow } from './arrange.ts'
import { madeHit } from './made-hit.ts'

const hits = [madeHit('a', { rank: 0.9, year: 2010 }), madeHit('b', { rank: 0.5, year: null }), madeHit('c', { rank: 0.2, year: 2020 })]
const ids = (list: readonly { readonly id: string }[]): string => list.map(({ id }) => id).join('')

test.each([
  ['best', 'abc'],
  ['newest', 'cab'],
  ['oldest', 'acb'],
] as const)('%s: works without a year come last where years decide', (sort, expected) => {
  expect(ids(sorted(hits.toReversed(), sort))).toBe(expected)
})

describe('the list while answers come', () => {
  const order = (before: string, isHeld: boolean) => orderAfter({ order: [...before], hits, sort: 'best', isHeld }).join('')

  test.each([
    ['', true, 'abc', 'nothing is read yet'],
    ['b', false, 'abc', 'nobody reads'],
    ['b', true, 'bc', 'a better one waits, a lesser one is put behind'],
    ['bc', true, 'bc', 'a better one waits'],
    ['ac', true, 'ac', 'one between waits'],
    ['xab', true, 'abc', 'what was merged away goes'],
    ['ca', true, 'ca', 'whose rank has changed keeps its place'],
  ])('%j, held %s, becomes %j: %s', (before, isHeld, expected) => {
    expect(order(before, isHeld)).toBe(expected)
  })

  test('held, nothing that stands changes its place, and nothing stands twice', () => {
    const pool = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 })
    fc.assert(
      fc.property(pool, pool, (before, now) => {
        const coming = now.map((id, at) => madeHit(id, { rank: 1 - at / 10 }))
        const after = orderAfter({ order: before, hits: coming, sort: 'best', isHeld: true })
        const kept = before.filter((id) => now.includes(id))
        expect(new Set(after).size).toBe(after.length)
        expect(after.every((id) => now.includes(id))).toBe(true)
        if (before.length > 0) expect(after.slice(0, kept.length)).toEqual(kept)
      }),
    )
  })
})

const retracted: Retraction = { nature: 'retraction', date: null, reasons: [], noticeUrl: null }
const rows: readonly (readonly [string, Partial<Narrow>, Parameters<typeof madeHit>[1], boolean])[] = [
  ['no wish', {}, {}, true],
  ['from its year', { from: 2015 }, { year: 2015 }, true],
  ['from a later year', { from: 2016 }, { year: 2015 }, false],
  ['to an earlier year', { to: 2014 }, { year: 2015 }, false],
  ['years, and it has none', { from: 2000 }, { year: null }, false],
  ['years the wrong way round count for nothing', { from: 2020, to: 2000 }, { year: 1990 }, true],
  ['its kind', { kind: 'book' }, { kind: 'book' }, true],
  ['another kind', { kind: 'book' }, { kind: 'article' }, false],
  ['its language, with a region', { language: 'pt' }, { language: 'pt-BR' }, true],
  ['a language, and nobody said its own', { language: 'pt' }, { language: null }, false],
  ['open access', { openAccessOnly: true }, { openAccessUrl: 'https://example.org/a.pdf' }, true],
  ['open access, and it is not', { openAccessOnly: true }, {}, false],
  ['retracted ones in sight', {}, { retraction: retracted }, true],
  ['retracted ones away', { showsRetracted: false }, { retraction: retracted }, false],
  ['a correction is no retraction', { showsRetracted: false }, { retraction: { ...retracted, nature: 'correction' } }, true],
]
test.each(rows)('narrowed by %s', (_name, narrow, hit, expected) => {
  expect(isShown(madeHit('a', hit), { ...notNarrowed, ...narrow })).toBe(expected)
})
