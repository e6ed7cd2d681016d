import { describe, expect, test } from 'vitest'
import { toHtml } from './copy-text.ts'

describe('a text as HTML', () => {
  test.each([
    ['One.', '<p>One.</p>'],
    ['One.\n\nTwo.\n\n\n\nThree.\n', '<p>One.</p>\n<p>Two.</p>\n<p>Three.</p>'],
    ['First line\nsecond line\n\nOther.', '<p>First line<br>second line</p>\n<p>Other.</p>'],
    ['<b>5 & 6 "x"</b>', '<p>&lt;b&gt;5 &amp; 6 &quot;x&quot;&lt;/b&gt;</p>'],
    ['', ''],
  ])('%j', (plain, html) => expect(toHtml(plain)).toBe(html))
})
