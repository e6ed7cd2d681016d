import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitRows } from './split-rows.ts'

/** Rows as `kind: text`; words in which a reference may stand are `words`, lines of titles `titles`. */
const rowsOf = (text: string) =>
  splitRows(text).map((row) => {
    const said = text.slice(row.span.start, row.span.end)
    return `${row.is === 'identifier' ? row.identifier.kind : row.isLines ? 'titles' : 'words'}: ${said}`
  })

test.each<readonly [string, string, readonly string[]]>([
  ['nothing', ' \n\t\n', []],
  ['one', '10.1000/xyz', ['doi: 10.1000/xyz']],
  ['a line each', '10.1000/xyz\r\n9780306406157\n\nPMID: 17284678', ['doi: 10.1000/xyz', 'isbn: 9780306406157', 'pmid: PMID: 17284678']],
  ['several on a line', '10.1000/xyz, 10.1000/abc;1706.03762', ['doi: 10.1000/xyz', 'doi: 10.1000/abc', 'arxiv: 1706.03762']],
  ['several with names before them', '978-0-306-40615-7; PMID: 17284678', ['isbn: 978-0-306-40615-7', 'pmid: PMID: 17284678']],
  ['several with spaces between them', '10.1000/xyz 10.1000/abc', ['doi: 10.1000/xyz', 'doi: 10.1000/abc']],
  [
    'a numbered list',
    '1. 10.1000/xyz\n(2) 10.1000/abc\n[3] hep-th/9901001\n• 1706.03762',
    ['doi: 10.1000/xyz', 'doi: 10.1000/abc', 'arxiv: hep-th/9901001', 'arxiv: 1706.03762'],
  ],
  ['an ISBN with spaces', '978 0 306 40615 7', ['isbn: 978 0 306 40615 7']],
  ['titles', 'Attention is all you need\nDeep learning', ['titles: Attention is all you need\nDeep learning']],
  [
    'titles and ids',
    'Attention is all you need\n10.1000/xyz\nDeep learning',
    ['titles: Attention is all you need', 'doi: 10.1000/xyz', 'titles: Deep learning'],
  ],
  ['a reference', 'Smith, J. (2020). Sleep.', ['words: Smith, J. (2020). Sleep.']],
  [
    'a reference whose address stands below',
    'Smith, J. (2020). Sleep.\nhttps://doi.org/10.1000/xyz',
    ['words: Smith, J. (2020). Sleep.\nhttps://doi.org/10.1000/xyz'],
  ],
  [
    'a reference and a row of its own',
    'Smith, J. (2020). Sleep.\n\nhttps://doi.org/10.1000/xyz',
    ['words: Smith, J. (2020). Sleep.', 'doi: https://doi.org/10.1000/xyz'],
  ],
  [
    'a reference with an address and another',
    'Smith, J. (2020). Sleep. doi:10.1000/a\nhttps://doi.org/10.1000/xyz',
    ['words: Smith, J. (2020). Sleep. doi:10.1000/a', 'doi: https://doi.org/10.1000/xyz'],
  ],
  [
    'a title and the address of another page',
    'Sleep and memory\nhttps://example.org/a',
    ['titles: Sleep and memory', 'url: https://example.org/a'],
  ],
  [
    'a wrapped reference',
    '[1] Smith, J. Sleep and\n    memory. 2020.\n\n[2] Roe, A. Rest. 2019.',
    ['words: [1] Smith, J. Sleep and\n    memory. 2020.\n\n[2] Roe, A. Rest. 2019.'],
  ],
])('%s', (_, text, rows) => {
  expect(rowsOf(text)).toEqual(rows)
})

test('rows stand in the order of the text, apart from each other, and leave out nothing but white space and bullets', () => {
  const line = fc.constantFrom(
    '10.1000/xyz',
    'Smith, J. (2020). Sleep.',
    '',
    '  ',
    'https://example.org/a',
    'A title',
    '\t9780306406157',
    '1. 1706.03762',
    'a,b;c',
    'Ő😀',
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), fc.constantFrom('\n', '\r\n', '\r', '\u2028'), (lines, end) => {
      const text = lines.join(end)
      let at = 0
      for (const { span } of splitRows(text)) {
        expect(span.start).toBeGreaterThanOrEqual(at)
        expect(span.end).toBeGreaterThan(span.start)
        expect(text.slice(at, span.start)).toMatch(/^[\s,;\u2028]*(?:1\.\s+)?$/)
        at = span.end
      }
      expect(text.slice(at).trim()).toBe('')
    }),
  )
})
