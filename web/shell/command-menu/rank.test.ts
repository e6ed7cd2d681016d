import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textAt } from '#engines/text/span.ts'
import { fold } from './fold.ts'
import { match, ranks } from './rank.ts'

describe('folding', () => {
  test.each([
    ['Türkçe', 'turkce'],
    ['Költségvetés', 'koltsegvetes'],
    ['IĞDIR', 'igdir'],
    ['İstanbul', 'istanbul'],
    ['Straße', 'strasse'],
    ['Przybyłski, Łódź', 'przybylski, lodz'],
    ['ÆSIR', 'aesir'],
    ['كتاب', 'کتاب'],
    ['می\u200cروم', 'میروم'],
    ['اُردُو', 'اردو'],
    ['e\u0301te\u0301', 'ete'],
  ])('%s is compared as %s', (text, folded) => {
    expect(fold(text).text).toBe(folded)
  })

  test('every unit knows its place, and places never go back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const { text: folded, places } = fold(text)
        expect(places).toHaveLength(folded.length)
        expect(places.every((place, i) => place >= (places[i - 1] ?? 0) && place < text.length)).toBe(true)
      }),
    )
  })
})

describe('matching', () => {
  test.each([
    ['pr', 'Proofread', 'prefix', ['Pr']],
    ['tur', 'Türkçe', 'prefix', ['Tür']],
    ['str', 'Straße', 'prefix', ['Str']],
    ['stras', 'Straße', 'prefix', ['Straß']],
    ['dark', 'Colours: dark', 'wordStart', ['dark']],
    ['pres', 'Make a presentation', 'wordStart', ['pres']],
    ['find sources', 'Find sources', 'prefix', ['Find sources']],
    ['pol priv', 'Privacy Policy', 'words', ['Priv', 'Pol']],
    ['read', 'Proofread', 'inside', ['read']],
    ['pgc', 'Plagiarism checker', 'subsequence', ['P', 'g', 'c']],
    ['stf', 'Settings for the frame', 'subsequence', ['S', 't', 'f']],
    ['تلاش', 'مآخذ کی تلاش', 'wordStart', ['تلاش']],
  ] as const)('%s in %s: %s', (typed, text, rank, marked) => {
    const found = match(typed, text)
    expect(found?.rank).toBe(ranks[rank])
    expect(found?.spans.map((span) => textAt(text, span))).toEqual(marked)
  })

  test.each([
    ['x', 'Proofread'],
    // One letter inside a word is no likeness.
    ['f', 'Proofread'],
    // Strewn over the whole text.
    ['pz', 'Proof of a very long title to realize'],
    // Not at the start of a word.
    ['rfr', 'Proofread'],
    // Two letters are like anything.
    ['pd', 'Proofread'],
    ['priv dark', 'Privacy Policy'],
    // The same word does not answer twice.
    ['pol pol', 'Privacy Policy'],
  ])('%s is not in %s', (typed, text) => {
    expect(match(typed, text)).toBeNull()
  })

  test('nothing typed is in everything and marks nothing', () => {
    expect(match('  ', 'Anything')).toEqual({ rank: ranks.prefix, spans: [] })
  })

  test('marks stand in order inside the text, and say what was typed', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'aábcßİ éłْكx- '), maxLength: 12 })
    fc.assert(
      fc.property(letters, letters, (typed, text) => {
        const found = match(typed, text)
        if (found === null) return
        let end = 0
        for (const span of found.spans) {
          expect(span.start).toBeGreaterThanOrEqual(end)
          expect(span.end).toBeGreaterThan(span.start)
          end = span.end
        }
        expect(end).toBeLessThanOrEqual(text.length)
        if (found.spans.length !== 1 || found.rank === ranks.subsequence) return
        expect(fold(textAt(text, found.spans[0] ?? { start: 0, end: 0 })).text).toContain(fold(typed).text.trim().replace(/\s+/g, ' '))
      }),
    )
  })

  test('a better likeness never stands behind a worse one', () => {
    const order = ['Premium', 'My premium', 'Supremium', 'Paper remarks in use: me'].map((text) => match('premium', text)?.rank ?? Infinity)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })
})
