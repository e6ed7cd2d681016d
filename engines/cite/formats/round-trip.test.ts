import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateFields, itemTypes, nameFields, textFields, type CslDate, type CslItem, type Name } from '../item.ts'
import { parseItem } from '../parse-item.ts'
import { managerFields, managerNames, managerTypes } from './manager-fields.ts'
import { readWorks, writeWorks, type WorksFormat } from './read-works.ts'

// White space at the ends, twice in a row, and characters that no file of text can hold are nothing that a format keeps.
const characters = [...'abcxyzABCŐűÜßıİşŞčžđłøæñ ÉáéíąЖμ漢字 سل0123 .,;:!?()[]/+*=@|<>"\'`~^&%$#_{}\\-–—“”«»\u00a0𝔘']
const line = fc
  .array(fc.constantFrom(...characters), { minLength: 1, maxLength: 24 })
  .map((all) => all.join('').replace(/ {2,}/g, ' ').trim().normalize('NFC'))
  .filter((text) => /[\p{L}\p{N}]/u.test(text) && !/^\s|\s$/.test(text) && !/[ ]\u00a0|\u00a0[ ]/.test(text))
const rich = fc.tuple(line, fc.constantFrom('i', 'b', 'sup', 'sub'), line).map(([one, mark, two]) => `${one} <${mark}>${two}</${mark}>x`)
const text = fc.oneof({ weight: 4, arbitrary: line }, { weight: 1, arbitrary: rich })

const word = fc.constantFrom('Kovács', 'Şahin', 'Čapek', 'Müller', 'O’Neil', 'Smith-Jones', 'García', 'Łoś', 'İnönü', 'Nguyễn', 'Ørsted')
const given = fc.constantFrom('Anna', 'J. R. R.', 'Éva', 'Jean-Luc', 'İ.', 'Ø. K.', 'Mary Jane')
const particle = fc.constantFrom('de la', 'von', 'van der', 'di', 'af')
const person: fc.Arbitrary<Name> = fc
  .record(
    { family: word, given, 'non-dropping-particle': particle, 'dropping-particle': particle, suffix: fc.constantFrom('Jr.', 'III') },
    { requiredKeys: ['family', 'given'] },
  )
  .map((name) => name)
const group: fc.Arbitrary<Name> = fc
  .constantFrom('World Health Organization', 'Magyar Tudományos Akadémia', 'NASA', 'Ministry of Health and Welfare', 'Türk Dil Kurumu')
  .map((literal) => ({ literal }))
const people = fc.array(fc.oneof(person, group), { minLength: 1, maxLength: 4 })

const year = fc.integer({ min: 1000, max: 2100 })
const part = fc.oneof(
  year.map((one) => [one]),
  fc.tuple(year, fc.integer({ min: 1, max: 12 })),
  fc.tuple(year, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 })),
)
const date: fc.Arbitrary<CslDate> = fc.oneof(
  part.map((one) => ({ 'date-parts': [one] })),
  part.map((one) => ({ 'date-parts': [one], circa: true })),
  fc.tuple(part, part).map(([one, two]) => ({ 'date-parts': [one, two] })),
  fc.tuple(year, fc.integer({ min: 1, max: 4 })).map(([one, season]) => ({ 'date-parts': [[one]], season })),
  fc.constantFrom({ literal: 'in press' }, { literal: 'advance online publication' }),
)

const id = fc.stringMatching(/^[a-z][a-z0-9:_-]{0,8}$/)
const plainTypes = itemTypes

/** Values that their formats read in a way of their own: numbers of works and people's addresses. */
const special: Readonly<Record<string, fc.Arbitrary<string>>> = {
  DOI: fc.constantFrom('10.1000/xyz_1(2)', '10.1037/0033-2909.126.1.78', '10.1000/a<b>c;d'),
  ISBN: fc.constantFrom('978-3-16-148410-0', '0306406152'),
  ISSN: fc.constantFrom('1234-5678', '0317-847X'),
  PMID: fc.constantFrom('31452104', '9999999'),
  PMCID: fc.constantFrom('PMC6926348'),
  URL: fc.constantFrom('https://a.example/~x/--y_z?q=1&r=%20#s', 'http://b.example/ű'),
  page: fc.constantFrom('1-20', 'e1234', 'iv-xii', '12', '3-5, 9'),
  'number-of-pages': fc.constantFrom('320', '12'),
  keyword: fc.constantFrom('one, two', 'műszer', 'Learning, Psychology of; Memory'),
  language: fc.constantFrom('en', 'en-GB', 'hu', 'de', 'tr', 'sr-Latn', 'x-klingon'),
  edition: fc.constantFrom('2', 'Rev.', '3rd'),
}

type Held = { readonly texts: readonly string[]; readonly names: readonly string[]; readonly dates: readonly string[] }

const itemOf = (type: CslItem['type'], { texts, names, dates }: Held): fc.Arbitrary<CslItem> =>
  fc
    .record(
      {
        id,
        ...Object.fromEntries(texts.map((field) => [field, special[field] ?? text])),
        ...Object.fromEntries(names.map((field) => [field, people])),
        ...Object.fromEntries(dates.map((field) => [field, date])),
      },
      { requiredKeys: ['id'] },
    )
    .map((fields) => parseItem({ ...fields, type }))

const everything: Held = { texts: textFields, names: nameFields, dates: dateFields }

/** A few fields of an item: all of them at once hide which one is lost. */
const some = (type: CslItem['type'], { texts, names, dates }: Held): fc.Arbitrary<CslItem> =>
  fc
    .record({
      texts: fc.subarray([...texts], { maxLength: 6 }),
      names: fc.subarray([...names], { maxLength: 2 }),
      dates: fc.subarray([...dates], { maxLength: 2 }),
    })
    .chain((held) => itemOf(type, held))

const backFrom = (items: readonly CslItem[], format: WorksFormat) => readWorks(writeWorks(items, format), format)

describe('an item comes back whole from', () => {
  const any = fc.constantFrom(...plainTypes).chain((type) => some(type, everything))

  test('CSL-JSON', () => {
    fc.assert(
      fc.property(any, (item) => {
        expect(backFrom([item], 'csl-json')).toEqual({ items: [item], problems: [] })
      }),
      { numRuns: 200 },
    )
  })

  test('BibTeX, whatever its fields', () => {
    fc.assert(
      fc.property(any, (item) => {
        expect(backFrom([item], 'bibtex')).toEqual({ items: [item], problems: [] })
      }),
      { numRuns: 300 },
    )
  })

  // Types and fields that the managers hold; a paper's conference and a film's place have their own tests.
  const held = (type: CslItem['type']): Held => {
    const rows = managerFields.filter(({ types }) => !types || types.includes(type))
    const first = rows.filter(
      (row, index) => rows.findIndex(({ ris }) => ris === row.ris) === index && rows.findIndex(({ csl }) => csl === row.csl) === index,
    )
    const names = managerNames.filter(({ types }) => !types || types.includes(type))
    return {
      texts: [...first.map(({ csl }) => csl), 'ISSN'],
      names: names.filter((row, index) => names.findIndex(({ ris }) => ris === row.ris) === index).map(({ csl }) => csl),
      dates: ['issued', 'accessed'],
    }
  }
  const apart: readonly string[] = ['paper-conference', 'motion_picture', 'speech', 'musical_score']
  const types = [...new Set(managerTypes.map(({ csl }) => csl))].filter((type) => !apart.includes(type))
  const managed = fc.constantFrom(...types).chain((type) => some(type, held(type)))

  test.each(['ris', 'endnote-xml'] as const)('%s, with the fields that it holds', (format) => {
    fc.assert(
      fc.property(managed, (item) => {
        expect(backFrom([item], format)).toEqual({ items: [item], problems: [] })
      }),
      { numRuns: 300 },
    )
  })

  test.each(['bibtex', 'ris', 'endnote-xml', 'csl-json'] as const)('%s, among others, in the same order', (format) => {
    const many = fc.uniqueArray(itemOf('article-journal', { texts: ['title', 'volume'], names: ['author'], dates: ['issued'] }), {
      selector: (item) => item.id,
      maxLength: 6,
    })
    fc.assert(
      fc.property(many, (items) => {
        expect(backFrom(items, format).items).toEqual(items)
      }),
      { numRuns: 50 },
    )
  })
})

describe('whatever a file says', () => {
  const pieces = (
    [
      [
        '@article{a,',
        '@book(b,',
        '@string{x = "y"}',
        '@comment{',
        '@xdata{x,',
        'title = {',
        'author = "',
        'year = 2020',
        'month = jan',
        'date = {-0043-13/..}',
      ],
      [
        '{',
        '}',
        '"',
        ',',
        '#',
        '\n',
        '\n\n',
        '\\',
        '\\"',
        '\\H',
        '$',
        '%',
        'x',
        ' and ',
        ', Jr, ',
        'crossref = {a}',
        'xdata = {x,x}',
        ' = ',
      ],
      ['TY  - JOUR\n', 'AU  - ', 'PY  - 0/13/99/to 12', 'ER  - \n', 'SP  - 1', 'KW  - ', 'PMID- 1\n', 'DP  - 2020 Foo', '      more'],
      [
        '<xml><records>',
        '<record>',
        '</record>',
        '<style face="italic">',
        '</style>',
        '<titles>',
        '<title>',
        '&x;',
        '<!DOCTYPE a [',
        ']>',
        '<![CDATA[',
      ],
      ['[', ']', '{"id":1,"type":"book"', '"issued":{"date-parts":[[0,13]]}', '"author":[{}]', 'null', ':', '"volume":{"a":1}'],
    ] as const
  ).flat()
  const soup = fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((all) => all.join(''))
  test.each(['bibtex', 'ris', 'endnote-xml', 'csl-json'] as const)(
    'as %s is read without a failure, into items that are sound',
    (format) => {
      fc.assert(
        fc.property(soup, (file) => {
          const { items, problems } = readWorks(file, format)
          for (const item of items) expect(parseItem(item)).toEqual(item)
          expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
          for (const { line } of problems) expect(line).toBeGreaterThan(0)
        }),
        { numRuns: 400 },
      )
    },
  )
})
