import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toNormalText } from './normal-text.ts'

test.each([
  ['curly quotation marks', '“It’s so,” he said', '"It\'s so," he said'],
  ['low quotation marks', '„így” és ‚úgy’', '"így" és \'úgy\''],
  ['two apostrophes', "''so''", '"so"'],
  ['line ends of Windows', 'one\r\ntwo\rthree', 'one\ntwo\nthree'],
  ['separators of lines', 'one\u2028two\u2029three', 'one\ntwo\nthree'],
  ['many line ends', 'one\n\n\n\ntwo', 'one\n\ntwo'],
  ['decomposed letters', 'Pra\u0300ha to\u030b', 'Pràha tő'],
  ['ligatures and full width', 'eﬃcient Ｗord', 'efficient Word'],
  ['mathematical letters', '𝚝raditional', 'traditional'],
  ['zero-width characters', 'th\u200bis \ufeffis', 'this is'],
  ['soft hyphens', 'kö\u00adzös', 'közös'],
  ['spaces', 'a\u00a0b\u202fc  d \n e', 'a b c d\ne'],
  ['dashes', 'so — so – so -- so - so', 'so – so – so – so – so'],
  ['hyphens', 'co‑operate', 'co-operate'],
  ['dots', 'so… and . . . so', 'so... and ... so'],
  ['halves of a line', 'exam-\nple', 'example'],
  ['Cyrillic letters among Latin ones', 'The gооd wоrd', 'The good word'],
  ['phonetic letters among plain ones', 'a wɑve', 'a wave'],
  ['a letter alone in a text that mixes scripts', 'а gооd word', 'a good word'],
  ['a Russian word in an English text', 'the word мир means peace', 'the word мир means peace'],
  ['Greek in a formula', 'the αB crystallin and a ΔT of ten', 'the αB crystallin and a ΔT of ten'],
  ['Turkish letters', 'ılık İstanbul', 'ılık İstanbul'],
  ['letters of all our languages', 'ÁÉŐŰ ŽŠČŘ ĄĘŁŻ ÄÖÜß ÅØÆ ÇŞĞİ ÀÈÌ ÑÕÃ ȘȚĂ', 'ÁÉŐŰ ŽŠČŘ ĄĘŁŻ ÄÖÜß ÅØÆ ÇŞĞİ ÀÈÌ ÑÕÃ ȘȚĂ'],
])('%s', (_, text, normal) => {
  expect(toNormalText(text).text).toBe(normal)
})

test.each([
  ['th\u200bis', [{ kind: 'zero-width', span: { start: 2, end: 3 } }]],
  ['kö\u00adzös', [{ kind: 'soft-hyphen', span: { start: 2, end: 3 } }]],
  ['a \u202eb', [{ kind: 'direction', span: { start: 2, end: 3 } }]],
  ['a \u0007b', [{ kind: 'control', span: { start: 2, end: 3 } }]],
  ['a gооd word', [{ kind: 'look-alike', span: { start: 2, end: 6 } }]],
  ['𝚝raditional', [{ kind: 'look-alike', span: { start: 0, end: 2 } }]],
  ['plain, “quoted” – and done…', []],
  ['the word мир means peace', []],
])('odd characters of %j', (text, odd) => {
  expect(toNormalText(text).odd).toEqual(odd)
})

test('odd characters are listed up to two hundred', () => {
  expect(toNormalText('a\u200bb '.repeat(300)).odd).toHaveLength(200)
})

const prose = fc.string({ unit: fc.constantFrom(...Array.from('abcdeÁőŰčřŽßøİıñ «»„“”"\'’-–…..,!?\n\r\u00a0\u200b0123')), maxLength: 80 })

describe('of every text', () => {
  test('places lie in the text as given, in order', () => {
    fc.assert(
      fc.property(prose, (text) => {
        const normal = toNormalText(text)
        let last = 0
        for (let i = 0; i < normal.text.length; i++) {
          const { start, end } = normal.placeOf({ start: i, end: i + 1 })
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThanOrEqual(start)
          expect(end).toBeLessThanOrEqual(text.length)
          last = start
        }
      }),
    )
  })

  test('composed and decomposed letters read the same', () => {
    fc.assert(
      fc.property(prose, (text) => {
        expect(toNormalText(text.normalize('NFD')).text).toBe(toNormalText(text.normalize('NFC')).text)
      }),
    )
  })

  test('a word stands where it stood', () => {
    fc.assert(
      fc.property(prose, prose, (before, after) => {
        const text = `${before} Zweifel ${after}`
        const normal = toNormalText(text)
        const start = normal.text.indexOf('Zweifel')
        const place = normal.placeOf({ start, end: start + 7 })
        expect(text.slice(place.start, place.end)).toBe('Zweifel')
      }),
    )
  })
})
