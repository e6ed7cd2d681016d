import { describe, expect, test } from 'vitest'
import type { CslItem } from '../item.ts'
import { formatOf, readWorks, writeWorks } from './read-works.ts'

const read = (file: string) => {
  const format = formatOf(file)
  if (format === null) throw new Error('no format')
  return readWorks(file, format)
}
const worksIn = (file: string): readonly Omit<CslItem, 'id'>[] =>
  read(file).items.map(({ id, ...work }) => (id === '' ? { ...work, id } : work))

describe('what other programs write as RIS', () => {
  const rows: readonly (readonly [program: string, lines: readonly string[], work: Omit<CslItem, 'id'>])[] = [
    [
      'Zotero',
      [
        'TY  - JOUR',
        'TI  - Az alvás',
        'AU  - Kovács, Anna',
        'AU  - de la Fuente, Juan, Jr.',
        'T2  - Orvosi Hetilap',
        'AB  - One.',
        'Two.',
        'DA  - 2020/05/03/',
        'PY  - 2020',
        'DO  - 10.1000/xyz',
        'VL  - 12',
        'IS  - 3',
        'SP  - 1',
        'EP  - 20',
        'J2  - Orv. Hetil.',
        'SN  - 0317-847X',
        'UR  - https://a.example/x',
        'Y2  - 2021/01/02/10:00:00',
        'KW  - alvás',
        'KW  - álom',
        'L1  - files/1/x.pdf',
        'ER  - ',
        '',
      ],
      {
        type: 'article-journal',
        title: 'Az alvás',
        author: [
          { family: 'Kovács', given: 'Anna' },
          { 'non-dropping-particle': 'de la', family: 'Fuente', given: 'Juan', suffix: 'Jr.' },
        ],
        'container-title': 'Orvosi Hetilap',
        'container-title-short': 'Orv. Hetil.',
        abstract: 'One.\nTwo.',
        issued: { 'date-parts': [[2020, 5, 3]] },
        DOI: '10.1000/xyz',
        volume: '12',
        issue: '3',
        page: '1-20',
        ISSN: '0317-847X',
        URL: 'https://a.example/x',
        accessed: { 'date-parts': [[2021, 1, 2]] },
        keyword: 'alvás, álom',
        custom: { L1: 'files/1/x.pdf' },
      },
    ],
    [
      'Mendeley',
      [
        'TY  - JOUR',
        'T1  - A study',
        'A1  - Smith, John',
        'JO  - Journal of Things',
        'N2  - Short.',
        'Y1  - 2019///',
        'SP  - 1-9',
        'UR  - http://a.example',
        'ER  - ',
      ],
      {
        type: 'article-journal',
        title: 'A study',
        author: [{ family: 'Smith', given: 'John' }],
        'container-title': 'Journal of Things',
        abstract: 'Short.',
        issued: { 'date-parts': [[2019]] },
        page: '1-9',
        URL: 'http://a.example',
      },
    ],
    [
      'Web of Science',
      [
        'TY  - JOUR',
        'AU  - Muller, HJ',
        'TI  - THINGS',
        'T2  - JOURNAL OF THINGS',
        'J9  - J THINGS',
        'JI  - J. Things',
        'PY  - 2018',
        'DA  - MAY 3',
        'VL  - 7',
        'C7  - 1234',
        'SN  - 1234-5678',
        'AN  - WOS:000123',
        'ER  -',
      ],
      {
        type: 'article-journal',
        title: 'THINGS',
        author: [{ family: 'Muller', given: 'HJ' }],
        'container-title': 'JOURNAL OF THINGS',
        'container-title-short': 'J THINGS',
        issued: { 'date-parts': [[2018, 5, 3]] },
        volume: '7',
        number: '1234',
        ISSN: '1234-5678',
        custom: { J2: 'J. Things', AN: 'WOS:000123' },
      },
    ],
    [
      'EndNote',
      [
        'TY  - BOOK',
        'AU  - World Health Organization,',
        'CY  - Geneva',
        'KW  - health',
        'care',
        'PB  - WHO',
        'PY  - 2015',
        'SN  - 978-3-16-148410-0',
        'SP  - 320',
        'T2  - Reports',
        'TI  - Health',
        'ER  - ',
      ],
      {
        type: 'book',
        author: [{ literal: 'World Health Organization' }],
        'publisher-place': 'Geneva',
        keyword: 'health, care',
        publisher: 'WHO',
        issued: { 'date-parts': [[2015]] },
        ISBN: '978-3-16-148410-0',
        'number-of-pages': '320',
        'collection-title': 'Reports',
        title: 'Health',
      },
    ],
    [
      'Citavi',
      [
        'TY  - CHAP',
        'AU  - Müller, Hans',
        'ED  - Weiß, Karl',
        'TI  - Kapitel',
        'BT  - Großes Buch',
        'SP  - 5',
        'EP  - 9',
        'PB  - Springer',
        'PY  - 2001//',
        'ER  - ',
      ],
      {
        type: 'chapter',
        author: [{ family: 'Müller', given: 'Hans' }],
        editor: [{ family: 'Weiß', given: 'Karl' }],
        title: 'Kapitel',
        'container-title': 'Großes Buch',
        page: '5-9',
        publisher: 'Springer',
        issued: { 'date-parts': [[2001]] },
      },
    ],
  ]
  test.each(rows)('%s', (_, lines, work) => {
    expect(worksIn(lines.join('\r\n'))).toEqual([work])
    expect(worksIn(`\ufeff${lines.join('\n')}`)).toEqual([work])
  })
  test.each(rows)('%s, written and read again, is the same', (_, lines) => {
    const { items } = read(lines.join('\r\n'))
    expect(readWorks(writeWorks(items, 'ris'), 'ris').items).toEqual(items)
  })

  test('a record that nothing ended, one of no type, one of an unknown type', () => {
    const { items, problems } = read(
      'TY  - BOOK\nTI  - One\nTY  - BOOK\nTI  - Two\nER  - \nAU  - Lost, A.\nER  - \nTY  - XXXX\nTI  - Three\nER  - ',
    )
    expect(items.map(({ title, type }) => [title, type])).toEqual([
      ['One', 'book'],
      ['Two', 'book'],
      ['Three', 'document'],
    ])
    expect(problems).toEqual([
      { line: 6, code: 'entry-unreadable', said: 'Lost, A.' },
      { line: 8, code: 'type-unknown', said: 'XXXX' },
    ])
  })

  test('what PubMed saves', () => {
    const file = [
      'PMID- 31452104',
      'OWN - NLM',
      'TI  - A long title that goes on',
      '      over two lines.',
      'FAU - Kovács, Anna B',
      'AU  - Kovács AB',
      'CN  - Sleep Group',
      'LA  - eng',
      'PT  - Journal Article',
      'TA  - J Sleep',
      'JT  - Journal of sleep',
      'DP  - 2019 Dec 12',
      'VI  - 36',
      'IP  - 12',
      'PG  - 1-9',
      'LID - 10.1000/abc [doi]',
      'LID - 77 [pii]',
      'IS  - 1234-5678 (Electronic)',
      'PMC - PMC6926348',
      'MH  - *Sleep',
      'MH  - Dreams',
      '',
    ].join('\n')
    expect(worksIn(file)).toEqual([
      {
        type: 'article-journal',
        PMID: '31452104',
        title: 'A long title that goes on over two lines',
        author: [{ family: 'Kovács', given: 'Anna B' }, { literal: 'Sleep Group' }],
        language: 'en',
        'container-title-short': 'J Sleep',
        'container-title': 'Journal of sleep',
        issued: { 'date-parts': [[2019, 12, 12]] },
        volume: '36',
        issue: '12',
        page: '1-9',
        DOI: '10.1000/abc',
        ISSN: '1234-5678',
        PMCID: 'PMC6926348',
        keyword: 'Sleep, Dreams',
      },
    ])
  })
})

describe('people and places whose field depends on the kind', () => {
  const rows: readonly (readonly [name: string, item: CslItem])[] = [
    ['a film by its director', { id: 'a', type: 'motion_picture', director: [{ family: 'Tarr', given: 'Béla' }] }],
    ['a video by who put it up', { id: 'a', type: 'motion_picture', author: [{ literal: 'Tinta' }], title: 'How to' }],
    ['an episode', { id: 'a', type: 'broadcast', director: [{ family: 'A', given: 'B.' }], 'container-title': 'Series' }],
    ['a paper at a conference', { id: 'a', type: 'paper-conference', 'container-title': 'Proceedings', 'event-title': 'Conference' }],
    ['a paper in proceedings', { id: 'a', type: 'paper-conference', 'container-title': 'Proceedings' }],
    ['a preprint', { id: 'a', type: 'article', publisher: 'PsyArXiv', title: 'New' }],
    ['a letter', { id: 'a', type: 'personal_communication', recipient: [{ family: 'A', given: 'B.' }] }],
  ]
  test.each(rows.flatMap(([name, item]) => [[name, 'ris', item] as const, [name, 'endnote-xml', item] as const]))(
    '%s, in %s',
    (_, format, item) => {
      expect(readWorks(writeWorks([item], format), format)).toEqual({ items: [item], problems: [] })
    },
  )

  test('a podcast by its host alone keeps the host', () => {
    const item: CslItem = { id: 'a', type: 'broadcast', host: [{ family: 'Kiss', given: 'É.' }], 'container-title': 'Cast' }
    expect(writeWorks([item], 'ris')).toContain('AU  - Kiss, É.')
  })
})

describe("EndNote's XML", () => {
  const styled = (text: string, face = 'normal') => `<style face="${face}" font="default" size="100%">${text}</style>`
  const file = `<?xml version="1.0" encoding="UTF-8" ?><xml><records><record><database name="x.enl" path="/x.enl">x.enl</database><source-app name="EndNote" version="20">EndNote</source-app><rec-number>12</rec-number><foreign-keys><key app="EN" db-id="abc">12</key></foreign-keys><ref-type name="Journal Article">17</ref-type><contributors><authors><author>${styled('Kovács, Anna')}</author><author>${styled('WHO,')}</author></authors></contributors><titles><title>${styled('Sleep in ')}${styled('Drosophila', 'italic')}${styled(' &amp; others')}</title><secondary-title>${styled('Journal of Sleep')}</secondary-title></titles><periodical><full-title>${styled('Journal of Sleep')}</full-title><abbr-1>${styled('J. Sleep')}</abbr-1></periodical><pages>${styled('1–20')}</pages><volume>12</volume><number>3</number><keywords><keyword>sleep</keyword><keyword>flies</keyword></keywords><dates><year>2020</year><pub-dates><date>May 3</date></pub-dates></dates><isbn>1234-5678&#xD;0317-847X</isbn><urls><related-urls><url>https://a.example/x</url></related-urls></urls><electronic-resource-num>10.1000/xyz</electronic-resource-num></record></records></xml>`

  test('with its styles', () => {
    expect(worksIn(file)).toEqual([
      {
        type: 'article-journal',
        author: [{ family: 'Kovács', given: 'Anna' }, { literal: 'WHO' }],
        title: 'Sleep in <i>Drosophila</i> & others',
        'container-title': 'Journal of Sleep',
        'container-title-short': 'J. Sleep',
        page: '1-20',
        volume: '12',
        issue: '3',
        keyword: 'sleep, flies',
        issued: { 'date-parts': [[2020, 5, 3]] },
        ISSN: '1234-5678',
        custom: { isbn: '0317-847X' },
        URL: 'https://a.example/x',
        DOI: '10.1000/xyz',
      },
    ])
  })

  test('opens nothing and unfolds nothing', () => {
    const laughs = `<!DOCTYPE xml [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>`
    const { items, problems } = read(
      `${laughs}<xml><records><record><ref-type name="Book">6</ref-type><titles><title>&b;&c;</title></titles></record></records></xml>`,
    )
    expect(items.map(({ title }) => title)).toEqual(['&b;&c;'])
    expect(problems).toEqual([{ line: 1, code: 'xml-broken', said: '' }])
  })

  test('broken off in the middle gives what was whole', () => {
    expect(worksIn(file.replace('</records></xml>', '<record><ref-type name="Book">6</ref-type><titles><title>Half'))).toHaveLength(1)
  })
})

describe('CSL-JSON as others write it', () => {
  test('numbers, strings for numbers, raw dates, older names', () => {
    const file = JSON.stringify({
      items: [
        {
          id: 7,
          type: 'article-journal',
          volume: 12,
          issued: { 'date-parts': [['2020', 5, '03']], season: '' },
          accessed: { raw: '2021-01-02' },
          'original-date': '1900',
          event: 'Conference',
          shortTitle: 'Short',
          author: [{ family: 'Kiss', given: 'É.', 'comma-suffix': true }, {}],
          'citation-key': 'kiss2020',
          system_id: { a: 1 },
        },
      ],
    })
    expect(read(file)).toEqual({
      items: [
        {
          id: '7',
          type: 'article-journal',
          volume: '12',
          issued: { 'date-parts': [[2020, 5, 3]] },
          accessed: { 'date-parts': [[2021, 1, 2]] },
          'original-date': { 'date-parts': [[1900]] },
          'event-title': 'Conference',
          'title-short': 'Short',
          author: [{ family: 'Kiss', given: 'É.' }],
          custom: { 'citation-key': 'kiss2020', system_id: '{"a":1}' },
        },
      ],
      problems: [],
    })
  })

  test('broken off is told with its line', () => {
    expect(readWorks('[\n{"id": "a"\n "type": 1}', 'csl-json')).toEqual({
      items: [],
      problems: [{ line: 3, code: 'entry-unreadable', said: '' }],
    })
  })
})

test.each(['', 'Just a text, with an @ sign.', '<html><body>x</body></html>', '%PDF-1.7', '# Heading'])(
  '%s is no file of works',
  (text) => {
    expect(formatOf(text)).toBeNull()
  },
)
