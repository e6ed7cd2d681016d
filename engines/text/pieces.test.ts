import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileText } from '#tests/hostile-texts.ts'
import { findPieces } from './pieces.ts'

const shown = (text: string): readonly string[] =>
  findPieces(text)
    .filter(({ kind }) => kind !== 'space')
    .map((piece) => `${piece.kind} ${piece.text}`)

test.each([
  ["don't go, l’eau", ["word don't", 'word go', 'mark ,', 'word l’eau']],
  ['co-operate - the students’ work', ['word co-operate', 'mark -', 'word the', 'word students’', 'word work']],
  ['3,5 kg in 2008-ban, 1 000', ['number 3,5', 'word kg', 'word in', 'number 2008-ban', 'mark ,', 'number 1', 'number 000']],
  ['20-year-old B2B', ['number 20-year-old', 'word B2B']],
  ['see https://example.org/a,b.', ['word see', 'link https://example.org/a,b', 'mark .']],
  ['(www.example.org)', ['mark (', 'link www.example.org', 'mark )']],
  ['mail a.b@c.org!', ['word mail', 'link a.b@c.org', 'mark !']],
  [
    '`a b` $x^2$ \\cite{a} /usr/bin/node #tag @me',
    ['link `a b`', 'link $x^2$', 'link \\cite{a}', 'link /usr/bin/node', 'link #tag', 'link @me'],
  ],
  ['it costs $5 or $6', ['word it', 'word costs', 'mark $', 'number 5', 'word or', 'mark $', 'number 6']],
  ['what?! ... -- a…', ['word what', 'mark ?!', 'mark ...', 'mark --', 'word a', 'mark …']],
  ['e\u0301te\u0301 co\u00ADop', ['word e\u0301te\u0301', 'word co\u00ADop']],
  ['学生 کتاب', ['word 学生', 'word کتاب']],
  ['😀', ['mark 😀']],
] as const)('%s', (text, expected) => {
  expect(shown(text)).toEqual(expected)
})

test('pieces follow one another without gaps and hold the whole text, whatever it is', () => {
  const holds = (text: string): void => {
    const pieces = findPieces(text)
    expect(pieces.map((piece) => piece.text).join('')).toBe(text)
    let at = 0
    for (const { span } of pieces) {
      expect(span.start).toBe(at)
      expect(span.end).toBeGreaterThan(at)
      at = span.end
    }
  }
  fc.assert(fc.property(hostileText, holds), { numRuns: 500 })
})

test('the pieces of a part count in the whole text', () => {
  expect(findPieces('one two three', { start: 4, end: 7 })).toEqual([{ kind: 'word', text: 'two', span: { start: 4, end: 7 } }])
})

test('a word without an end is cut', () => {
  expect(findPieces('a'.repeat(1_000)).every(({ text }) => text.length <= 201)).toBe(true)
})
