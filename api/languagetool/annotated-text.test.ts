import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { annotate, type Piece } from './annotated-text.ts'

const text = (of: string): Piece => ({ text: of })
const markup = (of: string, interpretAs = ''): Piece => ({ markup: of, interpretAs })

describe('a place in the text is told where the writer sees it', () => {
  /** `find` in the plain text is `expected` in the source; null: it is not the writer's. */
  const rows: readonly (readonly [name: string, pieces: readonly Piece[], find: string, expected: string | null])[] = [
    ['without markup', [text('She go home.')], 'go', 'go'],
    ['behind markup', [markup('<p>'), text('She go')], 'go', 'go'],
    ['between markup', [text('She '), markup('<b>'), text('go'), markup('</b>'), text(' home')], 'go', 'go'],
    ['around markup', [text('We rec'), markup('<i>'), text('ieve')], 'recieve', 'rec<i>ieve'],
    ['over nested markup', [text('a'), markup('<b>'), markup('<i>'), text('bc'), markup('</i></b>'), text('d')], 'abc', 'a<b><i>bc'],
    ['after a character of two units', [text('😀 '), markup('<b>'), text('go')], 'go', 'go'],
    ['around what is read as something else', [text('R'), markup('&amp;', '&'), text('D')], 'R&D', 'R&amp;D'],
    ['after something that is read as less', [markup('<formula>', 'x'), text(' go')], 'go', 'go'],
    ['after something that is read as more', [markup('~', 'and so on'), text(' go')], 'go', 'go'],
    ['in what markup is read as', [text('a '), markup('<br>', 'line'), text(' b')], 'line', null],
    ['beginning in what markup is read as', [text('a'), markup('<br>', ' '), text(' b')], '  b', null],
    ['ending in what markup is read as', [text('a '), markup('<br>', ' '), text('b')], 'a  ', null],
    ['in right-to-left letters', [markup('<p>'), text('یہ '), markup('<b>'), text('متن')], 'متن', 'متن'],
  ]
  test.each(rows)('%s', (_, pieces, find, expected) => {
    const annotated = annotate(pieces)
    const start = annotated.plain.indexOf(find)
    expect(start).not.toBe(-1)
    const place = annotated.inSource({ start, end: start + find.length })
    expect(place && annotated.source.slice(place.start, place.end)).toBe(expected)
  })
})

const anyPieces = fc.array(
  fc.oneof(
    fc.record({ text: fc.string({ unit: 'binary', maxLength: 6 }) }),
    fc.record({
      markup: fc.string({ unit: 'grapheme', maxLength: 6 }),
      interpretAs: fc.oneof(fc.constant(''), fc.string({ unit: 'grapheme', maxLength: 6 })),
    }),
  ),
  { maxLength: 12 },
)

/** For each unit of the plain text where it stands in the source, counted one by one; null for what stands for markup. */
function unitsOf(pieces: readonly Piece[]): readonly (number | null)[] {
  const units: (number | null)[] = []
  let at = 0
  for (const piece of pieces) {
    if ('text' in piece) for (let i = 0; i < piece.text.length; i++) units.push(at++)
    else {
      for (let i = 0; i < piece.interpretAs.length; i++) units.push(null)
      at += piece.markup.length
    }
  }
  return units
}

test('for any pieces, a place begins and ends with the very units it has in the plain text', () => {
  fc.assert(
    fc.property(anyPieces, fc.nat(), fc.nat(), (pieces, one, other) => {
      const { source, plain, inSource, around } = annotate(pieces)
      const units = unitsOf(pieces)
      expect(units.length).toBe(plain.length)
      if (plain === '') return
      const start = Math.min(one % plain.length, other % plain.length)
      const end = Math.max(one % plain.length, other % plain.length) + 1
      const [first = null, last = null] = [units[start], units[end - 1]]
      const expected = first === null || last === null ? null : { start: first, end: last + 1 }
      expect(inSource({ start, end })).toEqual(expected)
      if (expected) {
        expect(source[expected.start]).toBe(plain[start])
        expect(source[expected.end - 1]).toBe(plain[end - 1])
      }
      const wide = around({ start, end })
      expect(wide.start).toBeLessThanOrEqual(wide.end)
      expect(wide.end).toBeLessThanOrEqual(source.length)
    }),
  )
})

test('text alone is told as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (given) => {
      const { source, plain } = annotate([{ text: given }])
      expect([source, plain]).toEqual([given, given])
    }),
  )
})

test('two hundred thousand pieces take no long time', () => {
  const annotated = annotate(Array.from({ length: 200_000 }, (_, i) => (i % 2 ? markup('<b>', ' ') : text('a'))))
  const began = performance.now()
  for (let at = 0; at < 100_000; at++) annotated.inSource({ start: at, end: at + 1 })
  expect(performance.now() - began).toBeLessThan(1_000)
})
