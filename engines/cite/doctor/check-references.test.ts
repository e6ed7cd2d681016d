import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bibliographyHeadings } from '#engines/languages/bibliography-headings.ts'
import { textAt } from '#engines/text/span.ts'
import { checkReferences } from './check-references.ts'
import { findList } from './find-list.ts'
import type { Finding, Notice } from './report.ts'

const entries = {
  adams: 'Adams, M. (2012). Quiet rooms. Kestrel Books.',
  bell: 'Bell, T., & Carr, P. (2015). Loud rooms. Noise, 3(1), 4–9.',
  szabo: 'Szabó, R. (2013). Rooms in Pécs. Fir Tree.',
  who: 'World Health Organization. (2020). Noise guidelines. https://who.example/noise',
}
type Key = keyof typeof entries
const withList = (body: string, ...keys: readonly Key[]): string =>
  `${body}\n\nReferences\n\n${keys.map((key) => entries[key]).join('\n')}\n`

/** The kind, the place and what is offered for it. */
const shown = (text: string, finding: Finding): string =>
  `${finding.kind} ${textAt(text, finding.span).slice(0, 32)}${finding.replacement === undefined ? '' : ` > ${finding.replacement}`}`
const findingsIn = (text: string, language = 'en'): readonly string[] =>
  checkReferences(text, { language }).findings.map((finding) => shown(text, finding))

describe('citations beside the list', () => {
  const rows: readonly (readonly [name: string, text: string, ...findings: readonly string[]])[] = [
    ['all is well', withList('So (Adams, 2012). Bell and Carr (2015) too.', 'adams', 'bell')],
    ['not listed', withList('So (Adams, 2012; Dunn, 2001).', 'adams'), 'cited-not-listed (Adams, 2012; Dunn, 2001)'],
    ['not cited', withList('So (Adams, 2012).', 'adams', 'bell'), 'listed-not-cited Bell, T., & Carr, P. (2015). Lou'],
    ['the year differs', withList('So (Adams, 2011).', 'adams'), 'year-differs 2011 > 2012'],
    ['a letter differs', withList('So (Adans, 2012).', 'adams'), 'spelling-differs Adans > Adams'],
    ['an accent differs', withList('As Szabo (2013) has it.', 'szabo'), 'spelling-differs Szabo > Szabó'],
    [
      'a short name ends otherwise',
      `${withList('So (Kovac, 2012).')}Kov, M. (2012). Quiet rooms. Fir Tree.`,
      'cited-not-listed (Kovac, 2012)',
      'listed-not-cited Kov, M. (2012). Quiet rooms. Fir',
    ],
    ['a short name lacks a letter', `${withList('So (Tóth, 2012).')}Tót, M. (2012). Quiet rooms. Fir Tree.`, 'spelling-differs Tóth > Tót'],
    [
      'a short name is another where both are cited',
      `${withList('So (Tóth, 2012; Tót, 2012).')}Tót, M. (2012). Quiet rooms. Fir Tree.`,
      'cited-not-listed (Tóth, 2012; Tót, 2012)',
    ],
    ['a genitive before another word', withList('In Adamses Study (2012) it holds.', 'adams')],
    [
      'a word that begins like a name, in another year',
      withList('The Bellows Report (2011). So (Bell & Carr, 2015).', 'bell'),
      'cited-not-listed Bellows Report (2011)',
    ],
    ['the second name differs', withList('So (Bell & Karr, 2015).', 'bell'), 'spelling-differs Karr > Carr'],
    [
      'the second name is another',
      withList('So (Bell & Zimmer, 2015).', 'bell'),
      'cited-not-listed (Bell & Zimmer, 2015)',
      'listed-not-cited Bell, T., & Carr, P. (2015). Lou',
    ],
    ['et al.', withList('So (Bell et al., 2015).', 'bell')],
    ['a case ending', withList('As Adamsnak (2012) and Szabónál (2013).', 'adams', 'szabo')],
    ['a group by its short form', withList('So (World Health Organization [WHO], 2020), and WHO (2020) again.', 'who')],
    ['a group in a sentence', withList('The World Health Organization (2020) says so.', 'who')],
    ['a given name before', withList('So says Mary Adams (2012), and Szabó Rita (2013).', 'adams', 'szabo')],
    [
      'a town is a name where the list has it',
      `${withList('In (London, 2010) and (Paris, 2011).', 'adams')}London, J. (2010). Wolves. Fir Tree.`,
      'listed-not-cited Adams, M. (2012). Quiet rooms. K',
    ],
    ['names before a comma', withList('Unlike Smith, Adams (2012) saw it.', 'adams')],
    ['a work that was not seen', withList('So (Freud, 1915, as cited in Adams, 2012).', 'adams')],
    [
      'a short name is not taken for another',
      withList('So (Li, 2012).', 'adams'),
      'cited-not-listed (Li, 2012)',
      'listed-not-cited Adams, M. (2012). Quiet rooms. K',
    ],
    [
      'a citation after the list',
      `${withList('So (Adams, 2012).', 'adams')}\nAppendix\n\nAs in Dunn (2001).`,
      'cited-not-listed Dunn (2001)',
    ],
  ]
  test.each(rows)('%s', (_, text, ...findings) => {
    expect(findingsIn(text)).toEqual(findings)
  })

  test('times cited are counted', () => {
    const {
      system,
      citations,
      entries: listed,
    } = checkReferences(withList('Adams (2012) and (Adams, 2012; Bell & Carr, 2015).', 'adams', 'bell'), { language: 'en' })
    expect({ system, citations, times: listed.map(({ timesCited }) => timesCited) }).toEqual({
      system: 'author-date',
      citations: 3,
      times: [2, 1],
    })
  })

  test('an entry that nobody cites is meant before one that is cited', () => {
    const text = `Adams (2012), Adams (2009).\n\nReferences\n\nAdams, M. (2001). Old rooms. Kestrel Books.\n${entries.adams}`
    expect(checkReferences(text, { language: 'en' }).entries.map(({ timesCited }) => timesCited)).toEqual([1, 1])
  })

  test('names that the entry does not give for certain are still found', () => {
    expect(
      findingsIn('King Jr. and St. Clair (1964).\n\nReferences\n\nKing, M. L., Jr., & St. Clair, D. (1964). Marching north. Fir Tree.'),
    ).toEqual([])
  })

  test('an apostrophe of another kind is the same name', () => {
    expect(findingsIn("So (O'Hare, 2012).\n\nReferences\n\nO’Hare, M. (2012). Quiet rooms. Kestrel Books.")).toEqual([])
  })
})

describe('numbers', () => {
  const list =
    '\n\nReferences\n\n[1] M. Adams, Quiet Rooms. London: Kestrel, 2012.\n[2] T. Bell, Loud Rooms. London: Kestrel, 2015.\n[3] P. Carr, More Rooms. London: Kestrel, 2016.\n'
  test('that no entry has, and entries that no number has', () => {
    expect(findingsIn(`So [1], and [1, p. 4], and [4].${list}`)).toEqual([
      'cited-not-listed [4]',
      'listed-not-cited T. Bell, Loud Rooms. London: Kes',
      'listed-not-cited P. Carr, More Rooms. London: Kes',
    ])
  })
  test('in ranges', () => {
    expect(findingsIn(`So [1–3], said [2].${list}`)).toEqual([])
  })
})

describe('the list', () => {
  test.each(Object.entries(bibliographyHeadings).flatMap(([language, titles]) => titles.map((title) => [language, title] as const)))(
    'in %s begins after "%s"',
    (_, title) => {
      const text = `A body.\n\n2. ${title.toUpperCase()}:\n\n${entries.adams}\n${entries.bell}`
      const found = findList(text)
      expect(found && textAt(text, found.list)).toBe(`${entries.adams}\n${entries.bell}`)
    },
  )

  test.each([
    ['in no text', 'Nothing is cited here.', null],
    ['not in a table of contents', 'Contents\n\nReferences\n\nIntroduction\n\nWords follow.', null],
    ['to the next title', `Body.\n\nReferences\n${entries.adams}\n\nAppendix\n\nMore.`, entries.adams],
    [
      'by its shape',
      `Body of it.\n\n${entries.adams} https://a.example\n${entries.bell}\n${entries.szabo} https://b.example`,
      `${entries.adams} https://a.example\n${entries.bell}\n${entries.szabo} https://b.example`,
    ],
  ])('%s', (_, text, list) => {
    const found = findList(text)
    expect(found && textAt(text, found.list)).toBe(list)
  })

  test('entries out of order are as few as can be', () => {
    expect(findingsIn(withList('(Adams, 2012; Bell & Carr, 2015; Szabó, 2013)', 'szabo', 'adams', 'bell'))).toEqual([
      'out-of-order Szabó, R. (2013). Rooms in Pécs.',
    ])
  })

  test('is sorted as its language sorts', () => {
    const list = 'Csák, A. (2003). Sárga könyv. Új Kor.\nCukor, B. (2003). Zöld könyv. Új Kor.'
    const orderIn = (language: string) => findingsIn(`(Csák, 2003; Cukor, 2003)\n\nIrodalom\n\n${list}`, language)
    expect([orderIn('hu'), orderIn('sk')]).toEqual([['out-of-order Csák, A. (2003). Sárga könyv. Új'], []])
  })

  test('a work that stands twice is told once', () => {
    const text = `(Adams, 2012)\n\nReferences\n\n${entries.adams}\n${entries.bell.replace('Bell, T., & Carr, P. (2015). Loud rooms.', 'Adams, M. (2012). Quiet rooms.')}`
    expect(checkReferences(text, { language: 'en' }).findings.map(({ kind }) => kind)).toEqual(['duplicate'])
  })

  test('a notice stands at its entry', () => {
    const notice: Notice = { nature: 'retraction', date: '2021-02-03', reasons: [], noticeUrl: null }
    const text = withList('(Adams, 2012; Bell & Carr, 2015)', 'adams', 'bell')
    const { findings } = checkReferences(text, { language: 'en', noticeOf: ({ title }) => (title === 'Loud rooms' ? notice : null) })
    expect(findings).toEqual([{ kind: 'notice', span: { start: text.indexOf('Bell, T.'), end: text.trimEnd().length }, notice }])
  })

  test('entries of another style are told to be that', () => {
    const list = 'ADAMS, Mary, 2012. Quiet rooms. London: Kestrel.\nBELL, Tom, 2015. Loud rooms. London: Kestrel.'
    expect(checkReferences(`(Adams, 2012)\n\nReferences\n\n${list}`, { language: 'en' }).isApaList).toBe(false)
    expect(checkReferences(withList('(Adams, 2012)', 'adams', 'bell'), { language: 'en' }).isApaList).toBe(true)
  })

  test('our form of an entry is given where nothing was guessed', () => {
    const text = withList('(Adams, 2012)', 'adams').replace('Kestrel', 'London: Kestrel')
    expect(checkReferences(text, { language: 'en' }).entries.map(({ ours }) => ours)).toEqual([entries.adams])
  })

  test('our form keeps the letter that the list gave, even where the namesake was guessed', () => {
    const other = 'von Wolff, K. (2015b). Lesen lehren. In A. Bertsch & T. Graber (Hrsg.), Lesen – Leistung – Förderung (S. 45–62). Klett.'
    const text = `So (von Wolff, 2015a, 2015b).\n\nLiteratur\n\nvon Wolff, K. (2015a). Lesen lernen. Springer.\n${other}`
    const [first, second] = checkReferences(text, { language: 'de' }).entries
    expect([first?.ours, second?.ours]).toEqual(['von Wolff, K. (2015a). Lesen lernen. Springer.', null])
  })

  test.each<readonly [language: string, body: string, entry: string]>([
    [
      'de',
      'Die Kultusministerkonferenz (KMK, 2004) fordert es. Die KMK (2004) will es.',
      'Kultusministerkonferenz. (2004). Bildungsstandards. Luchterhand.',
    ],
    [
      'fr',
      "L'Organisation de coopération et de développement économiques (OCDE, 2019) le dit; l'OCDE (2019) le répète (OCDE, 2019).",
      'Organisation de coopération et de développement économiques. (2019). Résultats du PISA. Éditions du Seuil.',
    ],
    ['de', 'Laut dem Statistischen Bundesamt (2019) ist es so.', 'Statistisches Bundesamt. (2019). Zeitverwendung. Waxmann.'],
    ['sk', 'Podľa Gavoru (2008) je to tak.', 'Gavora, P. (2008). Ako rozvíjať porozumenie. Enigma.'],
    [
      'cs',
      'Podle Novotného (2008) a Hájka (2008) je to tak.',
      'Hájek, P. (2008). Tiché pokoje. Academia.\nNovotný, P. (2008). Ako rozvíjať porozumenie. Enigma.',
    ],
    ['pl', 'Według Kowalskiego (2008) tak jest.', 'Kowalski, P. (2008). Ciche pokoje. Universitas.'],
    ['hu', 'Ezt Simoréknál (2012) olvashatjuk.', 'Simor, P. (2012). Rémálmok és alvás. Medicina Kiadó.'],
    ['fr', 'Une enquête (N = 2012) le montre (Lahire, 1995).', 'Lahire, B. (1995). Tableaux de familles. Gallimard.'],
  ])('%s: nothing is wrong in %s', (language, body, entry) => {
    expect(findingsIn(`${body}\n\nReferences\n\n${entry}`, language)).toEqual([])
  })

  test('a name with another letter is still told beside names with endings', () => {
    expect(findingsIn('Podľa Gabory (2008).\n\nReferences\n\nGavora, P. (2008). Ako rozvíjať porozumenie. Enigma.', 'sk')[0]).toMatch(
      /^spelling|^cited/,
    )
    expect(
      findingsIn('Laut Statistiches Bundesamt (2019).\n\nReferences\n\nStatistisches Bundesamt. (2019). Zeit. Waxmann.', 'de')[0],
    ).toMatch(/^spelling/)
  })

  test.each(['It is so (Garcio, 2010).', 'Kowalska (2010) says so.', 'So Kowalska (2010) says.'])('a slip is told in %s', (body) => {
    const list = 'Garcia, A. (2010). Quiet rooms. Kestrel Books.\nKowalski, B. (2010). Loud rooms. Kestrel Books.'
    expect(findingsIn(`${body}\n\nReferences\n\n${list}`).filter((one) => one.startsWith('spelling'))).toHaveLength(1)
  })

  test('a row of beginnings of a DOI is read in less than two seconds', () => {
    const started = performance.now()
    checkReferences(`So (Reed, 2012).\n\nReferences\n\nReed, A. (2012). ${'10.1000/'.repeat(25_000)}`, { language: 'en' })
    expect(performance.now() - started).toBeLessThan(2_000)
  })

  test('footnotes are told, not followed', () => {
    expect(checkReferences(`So it was.¹\n\nReferences\n\n${entries.adams}`, { language: 'en' })).toMatchObject({
      system: 'none',
      hasNoteMarks: true,
    })
  })
})

describe('any text', () => {
  const piece = fc.constantFrom(
    ...Object.values(entries),
    '\n',
    '\n\n',
    'References',
    'Irodalomjegyzék',
    '(Adams, 2012)',
    'Adams (2012a, b)',
    '(',
    ')',
    '[1–3]',
    '[1]',
    'és mtsai.',
    '; ',
    ', ',
    '2012',
    'n.d.',
    'van der ',
    '“',
    '¹',
    '😀',
    'İI',
  )
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
  )

  test('has findings in the order of their places, all within it', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('en', 'hu', 'tr', 'pl', 'xx'), (text, language) => {
        const { findings, entries: listed } = checkReferences(text, { language })
        const spans = [...findings, ...listed].map(({ span }) => span)
        for (const { start, end } of spans) expect(0 <= start && start <= end && end <= text.length).toBe(true)
        expect(findings.map(({ span }) => span.start)).toEqual(findings.map(({ span }) => span.start).toSorted((a, b) => a - b))
      }),
      { numRuns: 200 },
    )
  })

  test('has each of its parted entries once', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...Object.values(entries)), { minLength: 1, maxLength: 8 }), (lines) => {
        const { entries: listed } = checkReferences(`Body.\n\nReferences\n\n${lines.join('\n')}`, { language: 'en' })
        expect(listed.length).toBe(lines.length)
      }),
      { numRuns: 50 },
    )
  })
})
