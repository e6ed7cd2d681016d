import fc from 'fast-check'
import { expect, test } from 'vitest'
import { titleOf } from './title-of.ts'

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')

test.each([
  ['a short line stands as it is', 'The cat sat.', 'The cat sat.'],
  ['lines become one', '  The cat\n\n\tsat.  ', 'The cat sat.'],
  ['a long one is cut at a word', `${'longer '.repeat(20)}`, `${'longer '.repeat(11).trim()}…`],
  ['without the comma before the cut', `${'a'.repeat(60)}, ${'b'.repeat(60)}`, `${'a'.repeat(60)}…`],
  ['one long word is cut anywhere', 'x'.repeat(100), `${'x'.repeat(80)}…`],
  ['80 characters fit', 'y'.repeat(80), 'y'.repeat(80)],
  ['a word that ends at the last place stays', `${'z'.repeat(80)} more`, `${'z'.repeat(80)}…`],
  ['joiners stay within words', 'می\u200cرود', 'می\u200cرود'],
  ['marks that turn the direction go', '\u202eabc\u2066', 'abc'],
])('%s', (_, text, title) => expect(titleOf(text)).toBe(title))

// Any code units, halves of characters among them.
const anything = fc.array(fc.nat({ max: 0xffff }), { maxLength: 40 }).map((units) => String.fromCharCode(...units))
const graphemes = new Intl.Segmenter('und')

test('of any text it is one line, whole and short', () => {
  fc.assert(
    fc.property(anything, fc.nat({ max: 30 }), (start, count) => {
      const title = titleOf(`${start} ${words(count)}`)
      expect(title).not.toMatch(/[\n\r\t]/)
      expect(title.isWellFormed()).toBe(true)
      expect(Array.from(graphemes.segment(title)).length).toBeLessThanOrEqual(81)
    }),
    { numRuns: 100 },
  )
})
