import { describe, expect, test } from 'vitest'
import type { CslDate, CslItem, Name } from '../item.ts'
import { readBibtex } from './bibtex-read.ts'
import { namesOfTex, texOfNames } from './bibtex-names.ts'
import { dateOfEdtf, edtfOfDate } from './edtf.ts'
import { writeBibtex } from './bibtex-write.ts'

/** The one work of a file, without its id. */
function workIn(file: string): Omit<CslItem, 'id'> {
  const { items } = readBibtex(file)
  expect(items).toHaveLength(1)
  const [{ id: _, ...work } = { id: '', type: 'document' as const }] = items
  return work
}

describe('names', () => {
  const rows: readonly (readonly [tex: string, names: readonly Name[]])[] = [
    ['Simone de Beauvoir', [{ given: 'Simone', 'non-dropping-particle': 'de', family: 'Beauvoir' }]],
    ['de la Fuente, Juan', [{ 'non-dropping-particle': 'de la', family: 'Fuente', given: 'Juan' }]],
    ['Beethoven, Ludwig van', [{ family: 'Beethoven', given: 'Ludwig', 'dropping-particle': 'van' }]],
    ['King, Jr., Martin Luther', [{ family: 'King', suffix: 'Jr.', given: 'Martin Luther' }]],
    ['{World Health Organization} and {NASA}', [{ literal: 'World Health Organization' }, { literal: 'NASA' }]],
    ['{Barnes and Noble} and Smith, J.', [{ literal: 'Barnes and Noble' }, { family: 'Smith', given: 'J.' }]],
    [
      '{\\"O}zt{\\"u}rk, Ay{\\c{s}}e AND Szab\\\'o, P\\\'eter',
      [
        { family: 'Öztürk', given: 'Ayşe' },
        { family: 'Szabó', given: 'Péter' },
      ],
    ],
    ['Plato', [{ family: 'Plato' }]],
    ['{van Gogh}, Vincent', [{ family: 'van Gogh', given: 'Vincent' }]],
    ['family=Beethoven, given=Ludwig, prefix=van, useprefix=false', [{ family: 'Beethoven', given: 'Ludwig', 'dropping-particle': 'van' }]],
    ["Garc{\\'\\i}a M{\\'a}rquez, Gabriel", [{ family: 'García Márquez', given: 'Gabriel' }]],
  ]
  test.each(rows)('%s', (tex, names) => {
    expect(namesOfTex(tex)).toEqual({ names, andOthers: false })
    expect(namesOfTex(texOfNames({ names, andOthers: false })).names).toEqual(names)
  })

  test('"and others" is told, and comes back', () => {
    const file = '@book{a,\n  author = {Kiss, A. and others},\n}\n'
    const { items, problems } = readBibtex(file)
    expect(problems).toEqual([{ line: 1, code: 'authors-left-out', said: 'a' }])
    expect(items[0]?.author).toEqual([{ family: 'Kiss', given: 'A.' }])
    expect(writeBibtex(items)).toBe(file)
  })
})

describe('dates of biblatex', () => {
  const rows: readonly (readonly [edtf: string, date: CslDate])[] = [
    ['2020-05-03', { 'date-parts': [[2020, 5, 3]] }],
    ['2020-05', { 'date-parts': [[2020, 5]] }],
    ['1900~', { 'date-parts': [[1900]], circa: true }],
    [
      '2020-05-03/2021-01',
      {
        'date-parts': [
          [2020, 5, 3],
          [2021, 1],
        ],
      },
    ],
    ['2020-22', { 'date-parts': [[2020]], season: 2 }],
    ['-0043', { 'date-parts': [[-44]] }],
    ['199X', { literal: '199X' }],
    ['2020/..', { literal: '2020/..' }],
  ]
  test.each(rows)('%s', (edtf, date) => {
    expect(dateOfEdtf(edtf)).toEqual(date)
    expect(edtfOfDate(date)).toBe(date.literal === undefined ? edtf : null)
  })
  test.each(['2020?', '2020%'])('%s is about then', (edtf) => {
    expect(dateOfEdtf(edtf)).toEqual({ 'date-parts': [[2020]], circa: true })
  })

  test.each([
    ['year = 2001, month = may', { 'date-parts': [[2001, 5]] }],
    ['year = {2001}, month = may # "~3"', { 'date-parts': [[2001, 5, 3]] }],
    ['year = {2001}, month = {05}, day = {3}', { 'date-parts': [[2001, 5, 3]] }],
    ['year = {2001}, month = {Fall}', { 'date-parts': [[2001]], season: 3 }],
    ['year = {2010--2012}', { 'date-parts': [[2010], [2012]] }],
    ['year = {c. 1850}', { 'date-parts': [[1850]], circa: true }],
    ['year = {in press}', { literal: 'in press' }],
    ['date = {2020-05-03}, year = {1999}', { 'date-parts': [[2020, 5, 3]] }],
    ['date = {03.05.2020}', { 'date-parts': [[2020, 5, 3]] }],
    ['year = {n.d.}', undefined],
  ])('%s', (fields, issued) => {
    expect(workIn(`@book{a, ${fields}}`).issued).toEqual(issued)
  })
})

describe('what other programs write', () => {
  const rows: readonly (readonly [program: string, file: string, work: Omit<CslItem, 'id'>])[] = [
    [
      'Zotero',
      '\ufeff@article{kovacs_alvas_2020,\r\n\ttitle = {{AZ} {ALVÁS} és az {Álom}},\r\n\tvolume = {12},\r\n\tcopyright = {CC BY},\r\n\tissn = {0317-847X},\r\n\turl = {https://a.example/x\\_y},\r\n\tdoi = {10.1000/a\\_b},\r\n\tlanguage = {hu},\r\n\tnumber = {3},\r\n\turldate = {2021-01-02},\r\n\tjournal = {Orvosi Hetilap},\r\n\tauthor = {Kovács, Anna and Nagy, Béla},\r\n\tmonth = may,\r\n\tyear = {2020},\r\n\tnote = {Number: 3\r\nPublisher: X},\r\n\tpages = {1--20},\r\n}\r\n',
      {
        type: 'article-journal',
        title: 'AZ ALVÁS és az Álom',
        issued: { 'date-parts': [[2020, 5]] },
        language: 'hu',
        volume: '12',
        custom: { copyright: 'CC BY' },
        ISSN: '0317-847X',
        URL: 'https://a.example/x_y',
        DOI: '10.1000/a_b',
        issue: '3',
        accessed: { 'date-parts': [[2021, 1, 2]] },
        'container-title': 'Orvosi Hetilap',
        author: [
          { family: 'Kovács', given: 'Anna' },
          { family: 'Nagy', given: 'Béla' },
        ],
        note: 'Number: 3 Publisher: X',
        page: '1-20',
      },
    ],
    [
      'Mendeley',
      '@article{Smith2019,\nabstract = {Background: 5{\\%} of {\\textless}p{\\textgreater}.},\narchivePrefix = {arXiv},\narxivId = {1901.00001},\nauthor = {Smith, John A.},\ndoi = {10.1000/b},\neprint = {1901.00001},\nfile = {:home/x.pdf:pdf},\nisbn = {0000000000},\njournal = {Journal of Things},\nmendeley-groups = {My Group},\ntitle = {{A study of {DNA}}},\nyear = {2019}\n}',
      {
        type: 'article-journal',
        title: 'A study of DNA',
        issued: { 'date-parts': [[2019]] },
        abstract: 'Background: 5% of <p>.',
        author: [{ family: 'Smith', given: 'John A.' }],
        DOI: '10.1000/b',
        ISBN: '0000000000',
        'container-title': 'Journal of Things',
        custom: {
          archiveprefix: 'arXiv',
          arxivid: '1901.00001',
          eprint: '1901.00001',
          file: ':home/x.pdf:pdf',
          'mendeley-groups': 'My Group',
        },
      },
    ],
    [
      'Google Scholar',
      '@article{vaswani2017attention,\n  title={Attention is all you need},\n  author={Vaswani, Ashish and Shazeer, Noam},\n  journal={arXiv preprint arXiv:1706.03762},\n  year={2017}\n}\n',
      {
        type: 'article',
        title: 'Attention is all you need',
        issued: { 'date-parts': [[2017]] },
        number: 'arXiv:1706.03762',
        publisher: 'arXiv',
        author: [
          { family: 'Vaswani', given: 'Ashish' },
          { family: 'Shazeer', given: 'Noam' },
        ],
      },
    ],
    [
      'JabRef',
      '% Encoding: UTF-8\n\n@Thesis{Kiss2018,\n  author      = {Kiss, Éva},\n  title       = {Az olvasás},\n  subtitle    = {Vizsgálatok},\n  type        = {phdthesis},\n  institution = {Eötvös Loránd Tudományegyetem},\n  date        = {2018-06},\n  location    = {Budapest},\n  groups      = {mine},\n}\n\n@Comment{jabref-meta: databaseType:biblatex;}\n',
      {
        type: 'thesis',
        title: 'Az olvasás: Vizsgálatok',
        issued: { 'date-parts': [[2018, 6]] },
        genre: 'Doctoral dissertation',
        author: [{ family: 'Kiss', given: 'Éva' }],
        publisher: 'Eötvös Loránd Tudományegyetem',
        'publisher-place': 'Budapest',
        custom: { groups: 'mine' },
      },
    ],
    [
      'Citavi',
      '@incollection{Muller.2001,\n author = {M{\\"u}ller, Hans},\n title = {{\\"U}ber {DNA}},\n pages = {12--34},\n publisher = {{Springer-Verlag}},\n series = {Reihe},\n number = {7},\n editor = {von Stein, Karl and Weiß, {\\"O}mer},\n booktitle = {Gro{\\ss}es Buch},\n year = {2001},\n address = {Berlin},\n language = {ngerman}\n}',
      {
        type: 'chapter',
        title: 'Über DNA',
        'container-title': 'Großes Buch',
        issued: { 'date-parts': [[2001]] },
        language: 'de',
        author: [{ family: 'Müller', given: 'Hans' }],
        page: '12-34',
        publisher: 'Springer-Verlag',
        'collection-title': 'Reihe',
        'collection-number': '7',
        editor: [
          { 'non-dropping-particle': 'von', family: 'Stein', given: 'Karl' },
          { family: 'Weiß', given: 'Ömer' },
        ],
        'publisher-place': 'Berlin',
      },
    ],
  ]
  test.each(rows)('%s', (_, file, work) => {
    expect(workIn(file)).toEqual(work)
  })
  test.each(rows)('%s, written and read again, is the same', (_, file) => {
    const { items } = readBibtex(file)
    expect(readBibtex(writeBibtex(items)).items).toEqual(items)
  })
})

describe('files', () => {
  test('strings, sources by reference, comments and text between', () => {
    const file = `Mail me at foo@bar.example (not an entry) or foo@bar(baz).
@string{jot = "Journal of Things"}
@comment{ @book{no, title = {No}} }
@preamble{"\\newcommand{\\x}[1]{#1}"}
@xdata{acm, publisher = {ACM}, address = {New York}}
@article{a, journal = jot # { B}, title = "A ""}
@inproceedings{b, title = {B}, crossref = {P}}
@proceedings(p, title = {Proceedings}, year = 2010, xdata = {acm})
@misc{c, title = nowhere}`
    const { items, problems } = readBibtex(file)
    expect(items.map(({ id, ...item }) => [id, item['container-title'] ?? item.title, item.publisher])).toEqual([
      ['a', 'Journal of Things B', undefined],
      ['b', 'Proceedings', 'ACM'],
      ['p', 'Proceedings', 'ACM'],
      ['c', 'nowhere', undefined],
    ])
    expect(problems).toEqual([{ line: 9, code: 'macro-unknown', said: 'nowhere' }])
  })

  test('circles and long chains end', () => {
    const chain = Array.from({ length: 200 }, (_, at) => `@book{k${at}, crossref = {k${(at + 1) % 200}}, xdata = {k1, k2, k3, k4, k5}}`)
    expect(readBibtex(chain.join('\n')).items).toHaveLength(200)
  })

  test('a brace that is missing costs one field', () => {
    const file =
      '@book{a,\n  title = {One {two},\n  year = {2001},\n  author = {Kiss, A.}\n}\n@book{b,\n  title = "Open\n}\n@book{c, title = {Whole}}\n'
    const { items, problems } = readBibtex(file)
    expect(items.map(({ title }) => title)).toEqual(['One two', 'Open', 'Whole'])
    expect(items[0]?.author).toEqual([{ family: 'Kiss', given: 'A.' }])
    expect(problems).toEqual([
      { line: 1, code: 'braces-unbalanced', said: 'a' },
      { line: 6, code: 'braces-unbalanced', said: 'b' },
    ])
  })

  test('two entries of one name, one without, an unknown type, a forgotten comma', () => {
    const { items, problems } = readBibtex(
      '@book{a, title = {A}}\n@book{a, title = {B}}\n@book{, title = {C}}\n@thing{d, title = {D} year = 2000}',
    )
    expect(items.map(({ id, title, issued }) => [id, title, issued?.['date-parts']?.[0]?.[0]])).toEqual([
      ['a', 'A', undefined],
      ['a-2', 'B', undefined],
      ['entry-3', 'C', undefined],
      ['d', 'D', 2000],
    ])
    expect(problems).toEqual([
      { line: 2, code: 'key-twice', said: 'a' },
      { line: 4, code: 'type-unknown', said: 'thing' },
    ])
  })

  test('an id that is no key becomes name and year', () => {
    const item: CslItem = {
      id: '0b1f3c1e-6a6f-4a4e-9a53-3a5d6a2f7c11',
      type: 'book',
      author: [{ family: 'Ünlü-Işık', given: 'A.' }],
      issued: { 'date-parts': [[1999]] },
    }
    expect(writeBibtex([item, { ...item, id: 'with space' }])).toContain('@book{unluisik1999,')
    expect(writeBibtex([item, { ...item, id: 'with space' }])).toContain('@book{unluisik1999-2,')
  })
})
