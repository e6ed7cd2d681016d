import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markedPieces } from './marked-pieces.ts'

const at = (start: number, end: number) => ({ word: 'x', span: { start, end } })
const written = (text: string, spans: readonly (readonly [number, number])[]): string =>
  markedPieces(
    text,
    spans.map(([start, end]) => at(start, end)),
  )
    .map(({ text: piece, isMarked }) => (isMarked ? `«${piece}»` : piece))
    .join('')

test.each([
  ['Screens and sleep', [], 'Screens and sleep'],
  [
    'Screens and sleep',
    [
      [0, 7],
      [12, 17],
    ],
    '«Screens» and «sleep»',
  ],
  [
    'Screens and sleep',
    [
      [12, 17],
      [0, 7],
    ],
    '«Screens» and «sleep»',
  ],
  [
    'Screens and sleep',
    [
      [0, 7],
      [3, 9],
    ],
    '«Screens»« a»nd sleep',
  ],
  ['sleep', [[2, 99]], 'sl«eep»'],
  ['', [[0, 3]], ''],
] as const)('%j with %j', (text, spans, expected) => {
  expect(written(text, spans)).toBe(expected)
})

test('whatever the spans, the pieces are the text, and each stands where it says', () => {
  const spans = fc.array(fc.tuple(fc.nat(30), fc.nat(30)).map(([one, other]) => at(Math.min(one, other), Math.max(one, other))))
  fc.assert(
    fc.property(fc.string({ maxLength: 25 }), spans, (text, matches) => {
      const pieces = markedPieces(text, matches)
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      for (const piece of pieces) expect(text.startsWith(piece.text, piece.start)).toBe(true)
      for (const [offset] of [...text].entries()) {
        const isCovered = matches.some(({ span }) => span.start <= offset && offset < span.end)
        const piece = pieces.find(({ start, text: part }) => start <= offset && offset < start + part.length)
        expect(piece?.isMarked).toBe(isCovered)
      }
    }),
  )
})
