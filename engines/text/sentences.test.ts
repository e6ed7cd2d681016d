import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findSentences } from './sentences.ts'
import type { SentenceData } from './sentences.ts'
import { textAt } from './span.ts'

const data: SentenceData = {
  abbreviations: new Set(['dr', 'e.g', 'fig', 'mr']),
  closingAbbreviations: new Set(['al', 'et al', 'etc', 'p.m', 'u.s']),
  numberAbbreviations: new Set(['no', 'p']),
  functionWords: new Set(['he', 'however', 'it', 'she', 'the', 'they', 'this']),
}
const split = (text: string): readonly string[] =>
  findSentences(text, { start: 0, end: text.length }, data).map((span) => textAt(text, span))

describe('findSentences', () => {
  test.each([
    ['One. Two! Three? Four', ['One.', 'Two!', 'Three?', 'Four']],
    ['The effect was small (p < .05). It held.', ['The effect was small (p < .05).', 'It held.']],
    ['We found that p < .05. The rest was noise.', ['We found that p < .05.', 'The rest was noise.']],
    ['Smith et al. (2019) agree. They say so.', ['Smith et al. (2019) agree.', 'They say so.']],
    ['On board H.M.S. Beagle he slept. It was late.', ['On board H.M.S. Beagle he slept.', 'It was late.']],
    ['It cost 3.5 million. J. R. R. Tolkien paid.', ['It cost 3.5 million.', 'J. R. R. Tolkien paid.']],
    ['"Why?" he asked. “No.” She left.', ['"Why?" he asked.', '“No.”', 'She left.']],
    [
      'See Fig. 3, e.g. the cat. Dr. Smith came at 5 p.m. The end came.',
      ['See Fig. 3, e.g. the cat.', 'Dr. Smith came at 5 p.m.', 'The end came.'],
    ],
    ['He lives in the U.S. It is big.', ['He lives in the U.S.', 'It is big.']],
    ['No. 5 is alive. The answer is no. They left.', ['No. 5 is alive.', 'The answer is no.', 'They left.']],
    ['Wait... what? Wait… No.', ['Wait... what?', 'Wait…', 'No.']],
    ['Visit https://a.b/c?d=1.2 now. Go!', ['Visit https://a.b/c?d=1.2 now.', 'Go!']],
    ['We take vitamin C. However, it is dear.', ['We take vitamin C.', 'However, it is dear.']],
    ['1. First do this. 2. Then that.', ['1. First do this.', '2. Then that.']],
    ['(It rained.) [It snowed.]', ['(It rained.)', '[It snowed.]']],
    ['First line\nsecond line. Third.', ['First line\nsecond line.', 'Third.']],
    ['', []],
    [' \n ', []],
  ])('splits %j', (text, sentences) => {
    expect(split(text)).toEqual(sentences)
  })

  test('loses no visible character and keeps the order, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'B', '.', '!', '?', ' ', '\n', '"', ')', '1', '…', '“', 'é') }), (text) => {
        const spans = findSentences(text, { start: 0, end: text.length }, data)
        expect(
          spans
            .map((span) => textAt(text, span))
            .join('')
            .replace(/\s+/g, ''),
        ).toBe(text.replace(/\s+/g, ''))
        spans.forEach((span, i) => expect(span.start).toBeGreaterThanOrEqual(spans[i - 1]?.end ?? 0))
      }),
    )
  })

  test.each(['a', 'a.', '. ', 'A. '])('takes time in proportion to the length of a megabyte of %j', (unit) => {
    const text = unit.repeat(1_000_000 / unit.length)
    const start = performance.now()
    findSentences(text, { start: 0, end: text.length }, data)
    expect(performance.now() - start).toBeLessThan(5_000)
  })
})
