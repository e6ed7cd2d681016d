import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOf, stretchesOf } from './lines.ts'

const text = 'One two.\n\n  \nThree\r\nfour.'

test('lines are those that say something', () => {
  expect(linesOf(text)).toEqual([
    { start: 0, text: 'One two.' },
    { start: 13, text: 'Three' },
    { start: 20, text: 'four.' },
  ])
})

test('a span over several lines is a stretch of each', () => {
  expect(stretchesOf(linesOf(text), { start: 4, end: 24 })).toEqual([
    { line: 0, start: 4, end: 8 },
    { line: 1, start: 0, end: 5 },
    { line: 2, start: 0, end: 4 },
  ])
})

test('an empty span is seen by the character before it', () => {
  expect(stretchesOf(linesOf(text), { start: 25, end: 25 })).toEqual([{ line: 2, start: 4, end: 5 }])
})

test('stretches say what the span says, without the breaks between lines', () => {
  const said = fc.array(fc.constantFrom('a', 'b ', '\n', '\r\n', 'č'), { maxLength: 40 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(said, fc.nat(40), fc.nat(40), (words, from, length) => {
      const start = Math.min(from, words.length)
      const span = { start, end: Math.min(words.length, start + length) }
      fc.pre(span.end > span.start)
      const lines = linesOf(words)
      const seen = stretchesOf(lines, span).map(({ line, start: at, end }) => lines[line]?.text.slice(at, end))
      expect(seen.join('').replace(/\s/g, '')).toBe(words.slice(span.start, span.end).replace(/\s/g, ''))
    }),
  )
})
