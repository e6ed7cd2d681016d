import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writtenLanguages } from '../../languages/written.gen.ts'
import { textAt } from '../../text/span.ts'
import { findLineLabels } from './line-labels.ts'
import { toProse } from './prose.ts'

test.each([
  ['[18:02] Anna: hello\n[18:03] Ben: yes', ['[18:02] Anna: ', '[18:03] Ben: ']],
  ['INTERVIEWER: Why?\r\nANNA LEE: So.\r\nINTERVIEWER: Ah.', ['INTERVIEWER: ', 'INTERVIEWER: ']],
  ['18:02 - Anna: hello\n18:03 - Anna: yes', ['18:02 - Anna: ', '18:03 - Anna: ']],
  ['Note: this is one.\nAnother line: here.', []],
  ['7.30 is late.\n8.30 is later.', []],
  ['[1, 2] said so.\n[3] too.', []],
])('labels in %j', (text, expected) => {
  expect(findLineLabels(text).map((span) => textAt(text, span))).toEqual(expected)
})

test('sentences, words and paragraphs begin behind them', () => {
  const text = '[18:02] Anna: The ferry was late.\nANNA: So it was.\n[18:03] Anna: We left.'
  const { sentences, words } = toProse(text, [{ start: 0, end: text.length }], writtenLanguages.en)
  expect(sentences.map((span) => textAt(text, span).trim())).toEqual(['The ferry was late.', 'ANNA: So it was.', 'We left.'])
  expect(words.map((span) => textAt(text, span))).toEqual(['The', 'ferry', 'was', 'late', 'ANNA', 'So', 'it', 'was', 'We', 'left'])
})

test('lie at the starts of lines, in order, apart', () => {
  const piece = fc.oneof(fc.constantFrom('\n', '[18:02] ', 'Ann: ', 'said ', '\r\n', '18:02 ', ': '), fc.string())
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join('')
      let last = 0
      for (const { start, end } of findLineLabels(text)) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThan(start)
        expect(start === 0 || /[\n\r\u2028\u2029]/.test(text[start - 1] ?? '')).toBe(true)
        last = end
      }
      expect(last).toBeLessThanOrEqual(text.length)
    }),
  )
})
