import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textAt } from '#engines/text/span.ts'
import { cues } from './cues.ts'
import { examples } from './examples/all.ts'
import { readExample, valuesOf } from './examples/row.ts'
import { parseReferences } from './parse-references.ts'

const plain = (value: string): string =>
  value
    .replace(/[-–—]/g, '-')
    .replace(/[’‘]/g, "'")
    .replace(/[\s.,;:]+$/, '')

describe('the examples of fifteen languages', () => {
  const strings = Object.entries(examples).flatMap(([language, rows]) => rows.map((row) => ({ language, ...readExample(row) })))

  test('nine fields in ten are right in every language, and 98 in 100 over all', () => {
    const tallies = new Map<string, { wanted: number; right: number }>()
    for (const { language, text, fields } of strings) {
      const [parsed] = parseReferences(text, { isOneEntry: true })
      const tally = tallies.get(language) ?? { wanted: 0, right: 0 }
      tallies.set(language, tally)
      for (const field of new Set(fields.map((one) => one.field))) {
        const wanted = fields.filter((one) => one.field === field).map(({ value }) => plain(value))
        tally.wanted++
        if (parsed && wanted.join('|') === valuesOf(parsed.item, field).map(plain).join('|')) tally.right++
      }
    }
    expect(tallies.size).toBe(15)
    expect([...tallies].filter(([, { wanted, right }]) => right / wanted < 0.9)).toEqual([])
    const all = [...tallies.values()].reduce((sum, { wanted, right }) => ({ wanted: sum.wanted + wanted, right: sum.right + right }))
    expect(all.right / all.wanted).toBeGreaterThan(0.98)
  })

  test('a field stands where its mark is', () => {
    const places = strings.flatMap(({ text, fields }) => {
      const [parsed] = parseReferences(text, { isOneEntry: true })
      return fields.map(({ field, span }) => ({
        isThere: parsed?.places.some(
          (place) => place.field === field && place.span.start >= span.start - 1 && place.span.end <= span.end + 1,
        ),
        said: `${field} ${textAt(text, span)}`,
      }))
    })
    expect(places.length).toBeGreaterThan(1_500)
    expect(places.filter(({ isThere }) => !isThere).length / places.length).toBeLessThan(0.03)
  })
})

test.each(cues.map(({ role, languages, words, example }) => ({ role, languages, words, example })))(
  'the example of $role ($languages) holds one of its words',
  ({ words, example }) => {
    const said = ` ${example.toLowerCase().replace(/[^\p{L}\p{N}&./’'#°º-]+/gu, ' ')} `
    expect(words.some((word) => said.includes(word.replace(/^\[|\]$/g, '')))).toBe(true)
  },
)

describe('nothing is made up', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc
      .array(
        fc.constantFrom(
          'Kovács, J.',
          ' & ',
          '(2020)',
          '. ',
          'In: ',
          '12(3)',
          ', ',
          '45–67',
          '10.1000/x',
          'https://a.b/c',
          '“',
          '”',
          '[',
          ']',
          '\n',
          'é. n.',
          'szerk.',
          ':',
          'A title',
          'Bp.',
        ),
        { maxLength: 40 },
      )
      .map((parts) => parts.join('')),
  )

  test('every text field is said in the text, and every place lies in its entry', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        for (const { span, item, places } of parseReferences(text)) {
          const said = text.normalize('NFC').replace(/[\s\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF\uE000\uE001‐-]+/g, '')
          for (const field of ['title', 'container-title', 'publisher', 'publisher-place', 'URL', 'DOI'] as const)
            expect(said.normalize('NFKC')).toContain((item[field] ?? '').replace(/[\s‐-]+/g, '').normalize('NFKC'))
          for (const place of places) {
            expect(place.span.start).toBeGreaterThanOrEqual(span.start)
            expect(place.span.end).toBeLessThanOrEqual(span.end)
            expect(place.span.start).toBeLessThan(place.span.end)
          }
        }
      }),
      { numRuns: 300, seed: 7 },
    )
  })

  test('a work without a date has none, and a lone title is told from a reference', () => {
    const [undated] = parseReferences('Oktatási Hivatal (é. n.). Kompetenciamérés. https://www.oktatas.hu/meres')
    expect(undated?.item.issued).toBeUndefined()
    const [title] = parseReferences('The quiet frontier of silence')
    expect(title).toMatchObject({ kind: 'title', item: { title: 'The quiet frontier of silence' }, unsure: ['type', 'title'] })
    expect(title?.item.author).toBeUndefined()
  })

  test('three dashes stand for the authors before', () => {
    const [, second] = parseReferences('Kovács, J. (2018). Első könyv. Osiris.\n———. (2020). Második könyv. Osiris.')
    expect(second?.item.author).toEqual([{ family: 'Kovács', given: 'J.' }])
    expect(second?.unsure).toContain('author')
  })
})

test.each([
  'a',
  'A. ',
  'Ab-',
  'á',
  'McA',
  '12(3), ',
  '10.1000/',
  '“',
  '– ',
  'A\n',
  'van der ',
  'Kovács János, ',
  'ed. ',
  '[Film',
  'In: ',
  '(2020) ',
  'vol. 1 ',
])('time does not grow faster than the text (%j)', (piece) => {
  const took = (length: number): number => {
    const text = piece.repeat(Math.ceil(length / piece.length))
    const before = performance.now()
    parseReferences(text)
    parseReferences(text, { isOneEntry: true })
    return performance.now() - before
  }
  took(10_000)
  const short = Math.min(took(10_000), took(10_000), took(10_000))
  const long = Math.min(took(40_000), took(40_000))
  expect(long).toBeLessThan(short * 12 + 40)
})
