import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formattedParts } from './formatted-parts.ts'

describe('formatted entries', () => {
  test('are taken apart into text, marks and links', () => {
    expect(formattedParts('Keles, B., &amp; Li. <i>Youth, 25</i>(1). <a href="https://doi.org/1?a=1&amp;b=2">doi</a>')).toEqual([
      { text: 'Keles, B., & Li. ', marks: [], href: null },
      { text: 'Youth, 25', marks: ['i'], href: null },
      { text: '(1). ', marks: [], href: null },
      { text: 'doi', marks: [], href: 'https://doi.org/1?a=1&b=2' },
    ])
  })

  test('keep marks within marks', () => {
    expect(formattedParts('<i>H<sub>2</sub>O</i>!').map(({ text, marks }) => [text, marks])).toEqual([
      ['H', ['i']],
      ['2', ['i', 'sub']],
      ['O', ['i']],
      ['!', []],
    ])
  })

  test.each([
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<a href="javascript:alert(1)">x</a>', 'x'],
    ['<img src=x onerror=alert(1)>y', 'y'],
    ['a < b', 'a < b'],
    ['&unknown; &#0; &#x41;&#66;', '&unknown; &#0; AB'],
  ])('%s is harmless', (html, text) => {
    const parts = formattedParts(html)
    expect(parts.map((part) => part.text).join('')).toBe(text)
    expect(parts.every(({ href }) => href === null)).toBe(true)
  })

  test('give back any escaped text', () => {
    const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(
          formattedParts(escaped(text))
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})
