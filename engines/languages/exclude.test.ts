import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textAt } from '../text/span.ts'
import { bibliographyHeadings } from './bibliography-headings.ts'
import { citationForms } from './citation-forms.ts'
import { findBibliography, findCitations, findQuotations } from './exclude.ts'

describe.each(citationForms)('the form of a citation $id', ({ find, examples }) => {
  test.each(examples.is)('is found in: %s', (text) => {
    expect([...text.matchAll(find)]).not.toHaveLength(0)
    expect(findCitations(text)).toHaveLength(1)
  })
  test.each(examples.isNot)('is not found in: %s', (text) => {
    expect([...text.matchAll(find)]).toHaveLength(0)
  })
})

const quotations = (text: string, language = 'en'): string[] => findQuotations(text, language).map((span) => textAt(text, span))

describe('quotations', () => {
  const long = 'and nothing else is said for a long while, only more words of the same kind, one after the other, until the end.'

  test.each([
    ['cs', 'Řekl: „řeka zamrzla“ (Novák, 2010, s. 4).', '„řeka zamrzla“'],
    ['de', 'Er schreibt: „der Fluss fror zu“ (Müller 1998: 12).', '„der Fluss fror zu“'],
    ['de', 'Er schreibt: »der Fluss fror zu« (Müller 1998: 12).', '»der Fluss fror zu«'],
    ['en', 'He says: “the river froze” (Smith, 2010).', '“the river froze”'],
    ['en', 'He says: "the river froze" [12].', '"the river froze"'],
    ['en', 'Smith (2010) says: ‘the river froze’ and goes on.', '‘the river froze’'],
    ['es', 'Dice: «el río se heló» (Pérez, 2001).', '«el río se heló»'],
    ['fr', 'Il écrit : « la rivière a gelé » (Dupont, 2001).', '« la rivière a gelé »'],
    ['hu', 'Mint írja: „a folyó »egészen« befagyott” (Kovács, 2010: 45).', '„a folyó »egészen« befagyott”'],
    ['it', 'Scrive: «il fiume gelò» (Rossi, 1999, p. 3).', '«il fiume gelò»'],
    ['nl', 'Hij schrijft: ‘de rivier bevroor’ (Jansen, 2005).', '‘de rivier bevroor’'],
    ['no', 'Han skriver: «elva frøs» (Hansen, 2005).', '«elva frøs»'],
    ['pl', 'Pisze: „rzeka zamarzła” (Nowak, 2011).', '„rzeka zamarzła”'],
    ['pt', 'Diz: «o rio gelou» (Silva, 2003).', '«o rio gelou»'],
    ['ro', 'Scrie: „râul a înghețat” (Pop, 2003).', '„râul a înghețat”'],
    ['sk', 'Píše: „rieka zamrzla“ (Novák, 2010).', '„rieka zamrzla“'],
    ['sv', 'Hon skriver: ”ån frös” (Svensson, 2003).', '”ån frös”'],
    ['tr', 'Yazar: “ırmak dondu” (Yılmaz, 2012).', '“ırmak dondu”'],
  ])('%s: %s', (language, text, quotation) => {
    expect(quotations(text, language)).toEqual([quotation])
  })

  test.each([
    ['no citation', `He says: “the river froze”, ${long}`],
    ['a citation too far away', `He says: “the river froze”, ${long} (Smith, 2010)`],
    ['a citation of the sentence before', `It froze (Smith, 2010). The “river” is long, ${long}`],
    [
      'a citation of the next quotation',
      `The “river” and the “hill” (Smith, 2010) are old.`.replace('“hill” (Smith, 2010)', 'hill, he says.'),
    ],
    ['a citation in the next paragraph', 'He says: “the river froze”.\n\n(Smith, 2010)'],
    ['apostrophes', "It's the boys' boat, isn't it (Smith, 2010)?"],
    ['a mark that is not closed', 'He says: “the river froze (Smith, 2010).'],
    ['over 120 words', `He says: “${'the river froze '.repeat(41)}” (Smith, 2010).`],
    ['inches', 'A 5" pipe and a 7" pipe (Smith, 2010).'],
  ])('none: %s', (_name, text) => {
    expect(quotations(text)).toEqual([])
  })

  test('of two quotations a citation vouches for the one beside it', () => {
    expect(quotations(`He says “one thing” here. She says “another thing” (Smith, 2010), ${long}`)).toEqual(['“another thing”'])
  })

  test('blocks that are indented or marked', () => {
    expect(quotations('He says:\n\n    The river froze,\n    and so on. (Smith, 2010)\n\nAnd more.')).toEqual([
      'The river froze,\n    and so on. (Smith, 2010)',
    ])
    expect(quotations('He says:\n\n> The river froze. [3]\n\nAnd more.')).toEqual(['The river froze. [3]'])
    expect(quotations('He says:\n\n    const river = 3\n\nAnd more.')).toEqual([])
  })
})

const works = [
  'Kovács, J. (2010). A folyó. Budapest: Akadémiai.',
  'Smith, A. B., & Lee, C. (2011). The hill. Nature, 12(3), 45–67.',
  'Müller, D. (1998). Der Berg. https://example.org/berg',
]
const bibliography = (text: string, language = 'en'): string[] => findBibliography(text, language).map((span) => textAt(text, span))

describe('lists of works', () => {
  const titles = Object.entries(bibliographyHeadings).flatMap(([language, list]) => list.map((title) => [language, title] as const))
  test.each(titles)('%s: under the title %s', (language, title) => {
    for (const line of [title, title.toLocaleUpperCase(language), `# ${title}`, `7. ${title}:`, title.normalize('NFD')]) {
      const list = [line, ...works.slice(0, 2)].join('\n')
      expect(bibliography(`In 2010 the river froze.\n\n${list}`, language)).toEqual([list])
    }
  })

  test.each(['Függelék', 'Appendix A', '8.1 Further remarks', '## Notes', 'Příloha 2'])('end at the title %s', (title) => {
    const list = ['References', ...works].join('\n')
    expect(bibliography(`${list}\n\n${title}\nThe text goes on.`)).toEqual([list])
  })

  test('three works in a row need no title', () => {
    const list = works.join('\n')
    expect(bibliography(`Text before, of 2010.\n${list}\nText after it.`)).toEqual([list])
    expect(bibliography(`Text before.\n${works.slice(0, 2).join('\n')}\nText after it.`)).toEqual([])
  })

  test('a work may be broken into lines', () => {
    const list = `${works[0]}\n${works[1]}\nLee, C., & Smith, A. B.\n  (2012). The valley.\n  Oxford: Press.`
    expect(bibliography(`Text.\n${list}\nText after it.`)).toEqual([list])
  })

  test.each([
    ['a title in a table of contents', 'Contents\nIntroduction\nReferences\nAppendix\n\nThe text begins here and goes on.'],
    [
      'prose under such a title',
      'Sources\nThe river springs from three sources in the hills, and each of them is a pond.\nThey freeze in winter.',
    ],
    ['a chronicle', 'In 1998 the river froze.\nIn 2001 it froze again.\nIn 2010 it did not.'],
    ['names with years', 'Anna came in 1998.\nBen came in 2001.\nCarla came in 2010.'],
    ['the word within a sentence', 'References are given below.\nIn 2010 it froze.'],
  ])('none: %s', (_name, text) => {
    expect(bibliography(text)).toEqual([])
  })
})

test('spans are in order, apart and inside any text', () => {
  const parts = fc.constantFrom(
    '“',
    '”',
    '"',
    "'",
    '„',
    '«',
    '»',
    '(Smith, 2010)',
    '[1]',
    'word ',
    '\n',
    '\n\n',
    '    ',
    '> ',
    'References\n',
    'Kovács, J. (2010). ',
    'https://a.b/c ',
    '. ',
  )
  fc.assert(
    fc.property(
      fc.array(parts, { maxLength: 40 }).map((list) => list.join('')),
      (text) => {
        for (const spans of [findQuotations(text, 'hu'), findBibliography(text, 'hu')]) {
          let reached = -1
          for (const { start, end } of spans) {
            expect(start).toBeGreaterThan(reached)
            expect(end).toBeGreaterThan(start)
            expect(end).toBeLessThanOrEqual(text.length)
            reached = end
          }
        }
      },
    ),
  )
})

test.each([
  ['opening marks', '“'.repeat(100_000)],
  ['straight marks', '" '.repeat(50_000)],
  ['brackets', '(2010 '.repeat(20_000)],
  ['square brackets', '[1, '.repeat(25_000)],
  ['works without end', 'Kovács, J. (2010). '.repeat(5000)],
  ['many works', 'Kovács, J. (2010).\n'.repeat(5000)],
  ['citations', '“a” (Smith, 2010) '.repeat(5000)],
])('time grows with the length: %s', (_name, text) => {
  expect(findQuotations(text, 'en').length + findBibliography(text, 'en').length).toBeGreaterThanOrEqual(0)
})
