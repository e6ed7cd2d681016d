import { makeAsk, posting } from '#tests/house.ts'
import { strFromU8, unzipSync } from 'fflate'
import mammoth from 'mammoth'
import { describe, expect, test } from 'vitest'
import { importResult, itemsAtMost, type ImportResult } from '#tools/cite/contract.ts'
import { problemSchema } from './present/problem.ts'

const ask = makeAsk()

async function imported(input: object): Promise<ImportResult> {
  const answer = await ask('/api/v1/cite/import', posting(input))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return importResult.parse(await answer.json())
}

const article = {
  id: 'kovacs2020',
  type: 'article-journal',
  author: [{ family: 'Kovács', given: 'Anna' }],
  issued: { 'date-parts': [[2020]] },
  title: 'Sleep & <i>Drosophila</i>',
  'container-title': 'Journal of Sleep',
  volume: '12',
  page: '1-20',
  DOI: '10.1000/xyz',
}

describe('importing', () => {
  const rows: readonly (readonly [format: string, text: string])[] = [
    ['bibtex', '@book{a, title = {Sleep}, year = 2020}'],
    ['ris', 'TY  - BOOK\r\nTI  - Sleep\r\nPY  - 2020\r\nID  - a\r\nER  - \r\n'],
    ['csl-json', '[{"id": "a", "type": "book", "title": "Sleep", "issued": {"date-parts": [["2020"]]}}]'],
    [
      'endnote-xml',
      '<xml><records><record><ref-type name="Book">6</ref-type><label>a</label><titles><title>Sleep</title></titles><dates><year>2020</year></dates></record></records></xml>',
    ],
  ]
  test.each(rows)('%s is known by what is in it', async (format, text) => {
    expect(await imported({ text })).toEqual({
      format,
      items: [{ id: 'a', type: 'book', title: 'Sleep', issued: { 'date-parts': [[2020]] } }],
      problems: [],
    })
  })

  test('a broken entry is named by its line, and the others are read', async () => {
    const text = '@book{a, title = {One}}\n\n@book{b, title = {Two {x},\n  year = 2002\n@book{c, title = {Three}}\n'
    const { items, problems } = await imported({ text })
    expect(items.map(({ id, title }) => [id, title])).toEqual([
      ['a', 'One'],
      ['b', 'Two x'],
      ['c', 'Three'],
    ])
    expect(problems).toEqual([{ line: 3, code: 'braces-unbalanced', said: 'b' }])
  })

  test('more works than one list may have are left out, and that is said', async () => {
    const text = Array.from({ length: itemsAtMost + 2 }, (_, number) => `@misc{k${number}, title = {T}}`).join('\n')
    const { items, problems } = await imported({ text })
    expect(items).toHaveLength(itemsAtMost)
    expect(problems).toEqual([{ line: 1, code: 'too-many', said: `k${itemsAtMost}` }])
  })

  test.each([
    ['no format of works', { text: 'Kovács, A. (2020). Sleep.' }, 'citation-format-unknown'],
    ['no text', { text: '' }, 'input-invalid'],
    ['a format that nobody knows', { text: 'x', format: 'marc' }, 'input-invalid'],
  ])('%s is refused', async (_, input, code) => {
    const answer = await ask('/api/v1/cite/import', posting(input))
    expect(answer.status).toBe(422)
    expect(problemSchema.parse(await answer.json()).code).toBe(code)
  })
})

describe('exporting', () => {
  const exporting = async (input: object) => {
    const answer = await ask('/api/v1/cite/export', posting(input))
    expect(answer.status).toBe(200)
    return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) }
  }

  test.each([
    ['bibtex', 'bib', 'application/x-bibtex; charset=utf-8', '@article{kovacs2020,'],
    ['ris', 'ris', 'application/x-research-info-systems; charset=utf-8', 'TY  - JOUR'],
    ['csl-json', 'json', 'application/vnd.citationstyles.csl+json', '[\n  {'],
    ['endnote-xml', 'xml', 'application/xml; charset=utf-8', '<?xml version="1.0"'],
    ['text', 'txt', 'text/plain; charset=utf-8', 'References\n\nKovács, A. (2020). Sleep & Drosophila. Journal of Sleep, 12, 1'],
  ])('%s is a file ending in .%s', async (format, ending, mediaType, start) => {
    const { answer, bytes } = await exporting({ items: [article], format })
    expect(answer.headers.get('content-type')).toBe(mediaType)
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="references.${ending}"`)
    expect(strFromU8(bytes).startsWith(start)).toBe(true)
  })

  test.each(['bibtex', 'ris', 'csl-json', 'endnote-xml'])('what was exported as %s can be imported again', async (format) => {
    const { bytes } = await exporting({ items: [article], format })
    expect(await imported({ text: strFromU8(bytes) })).toEqual({ format, items: [article], problems: [] })
  })

  test('a Word document has heading, italics, a link, two lines and the hanging indent of 1.27 cm', async () => {
    const { bytes } = await exporting({ items: [article], format: 'docx', locale: 'hu' })
    const { value, messages } = await mammoth.convertToHtml(
      { buffer: Buffer.from(bytes) },
      { styleMap: ["p[style-name='Bibliography'] => p:fresh"] },
    )
    expect(messages).toEqual([])
    expect(value).toContain('<h1>Irodalomjegyzék</h1>')
    expect(value).toContain('Sleep &amp; ')
    expect(value).toMatch(/<em>Journal of Sleep(?:, 12)?<\/em>/)
    expect(value).toContain('<a href="https://doi.org/10.1000/xyz">https://doi.org/10.1000/xyz</a>')
    const styles = strFromU8(unzipSync(bytes)['word/styles.xml'] ?? new Uint8Array())
    expect(styles).toContain('<w:ind w:left="720" w:hanging="720"/>')
    expect(styles).toContain('w:line="480"')
    expect(styles).toContain('<w:lang w:val="hu-HU"')
  })

  test('a web page says its language and its direction, and holds what was typed as text', async () => {
    const { bytes } = await exporting({
      items: [{ ...article, title: '<script>x</script>' }],
      format: 'html',
      locale: 'ur',
      title: '<b>List</b>',
    })
    const page = strFromU8(bytes)
    expect(page).toContain('<html lang="ur-PK" dir="rtl">')
    expect(page).toContain('<h1>&lt;b&gt;List&lt;/b&gt;</h1>')
    expect(page).not.toContain('<script')
  })

  test('a personal communication stands in no list', async () => {
    const items = [article, { id: 'p', type: 'personal_communication', author: [{ family: 'Nagy', given: 'B.' }] }]
    const { bytes } = await exporting({ items, format: 'text' })
    expect(strFromU8(bytes)).not.toContain('Nagy')
  })

  test.each([
    ['items.0.title', { items: [{ ...article, title: { a: 1 } }], format: 'bibtex' }],
    ['items', { items: [], format: 'bibtex' }],
    ['format', { items: [article], format: 'pdf' }],
  ])('what is wrong is named: %s', async (path, input) => {
    const answer = await ask('/api/v1/cite/export', posting(input))
    expect(answer.status).toBe(422)
    expect(JSON.stringify(await answer.json())).toContain(`"path":"${path}"`)
  })
})
