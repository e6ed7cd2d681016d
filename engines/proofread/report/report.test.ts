import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writtenLanguages } from '../../languages/written.gen.ts'
import type { FactKind } from './fact.ts'
import { readProse } from './prose.ts'
import { findFacts, makeReport, wordsAtLeast } from './report.ts'
import { rowOf } from './rows.ts'

type Code = keyof typeof writtenLanguages
const codes = Object.keys(writtenLanguages).filter((code): code is Code => Object.hasOwn(writtenLanguages, code))

const saidOf = (code: Code, kind: FactKind, text: string) =>
  findFacts(readProse(text, writtenLanguages[code])).flatMap((fact) =>
    fact.kind === kind
      ? [fact.groups.map(({ name, places }) => [name, places.map(({ start, end }) => text.slice(start, end))] as const)]
      : [],
  )

/** What must be said of a text: the pieces of it by group. */
const fires: readonly (readonly [Code, FactKind, string, readonly (readonly string[])[]])[] = [
  ['en', 'term-variants', 'She sent an e-mail. The emails came back. Every e-mail is kept.', [['e-mail', 'e-mail'], ['emails']]],
  ['en', 'term-variants', 'They co-operate with us. We cooperate too.', [['co-operate'], ['cooperate']]],
  [
    'en',
    'term-variants',
    'A decision-making process is slow. Our decision making process is fast.',
    [['decision-making'], ['decision making']],
  ],
  ['de', 'term-variants', 'Die E-Mail kam an. Viele Emails fehlen.', [['E-Mail'], ['Emails']]],
  ['fr', 'term-variants', 'La plate-forme est neuve. Cette plateforme sert à tous.', [['plate-forme'], ['plateforme']]],
  ['hu', 'term-variants', 'Az e-mail megjött. Az email elveszett.', [['e-mail'], ['email']]],
  ['nl', 'term-variants', 'De fractie-voorzitter sprak. De fractievoorzitter zweeg.', [['fractie-voorzitter'], ['fractievoorzitter']]],
  [
    'en',
    'case-variants',
    'We use machine learning here. Our machine learning is slow. The model needs Machine Learning too.',
    [['machine learning', 'machine learning'], ['Machine Learning']],
  ],
  ['en', 'spelling-variants', 'The colour is bright. The color is dull.', [['colour'], ['color']]],
  ['pt', 'spelling-variants', 'O facto é conhecido. Um fato não muda.', [['facto'], ['fato']]],
  ['en', 'abbreviation-unused', 'The World Health Organization (WHO) met in May. It met again in June.', [['WHO']]],
  ['en', 'abbreviation-early', 'The CFL grew. Contact force load (CFL) was measured. The CFL fell.', [['CFL']]],
  ['en', 'abbreviation-twice', 'Contact force load (CFL) grew. The CFL fell. Contact force load (CFL) rose.', [['CFL', 'CFL']]],
  [
    'en',
    'abbreviation-two-ways',
    'The contact force load (CFL) grew. The central fuel line (CFL) broke. CFL is used.',
    [['contact force load'], ['central fuel line']],
  ],
  ['en', 'abbreviation-undefined', 'The PGM differs. Our PGM is faster.', [['PGM', 'PGM']]],
  ['pl', 'abbreviation-undefined', 'Protokół PGM różni się od innych. Nowy PGM działa szybciej.', [['PGM', 'PGM']]],
  ['en', 'number-words', 'There were 3 groups in May. In June three groups remained.', [['3 groups'], ['three groups']]],
  ['cs', 'number-words', 'Byli jsme tam 2 týdny. Potom jsme tři týdny spali.', [['2 týdny'], ['tři týdny']]],
  ['en', 'percent', 'In May 12% came. In June 15 % came, and later 20 per cent.', [['12%'], ['15 %'], ['20 per cent']]],
  ['it', 'percent', 'Il 10% parte. Il 5,5 per cento resta.', [['10%'], ['5,5 per cento']]],
  ['de', 'percent', 'Es kamen 12% mehr. Es blieben 15 % hier.', [['12%'], ['15 %']]],
  ['de', 'decimal-mark', 'Es waren 3,5 kg Mehl. Dazu kamen 2.5 kg Zucker.', [['3,5'], ['2.5']]],
  ['en', 'thousands-mark', 'It cost 12,500 euros. They paid 25.000 in all.', [['12,500'], ['25.000']]],
  [
    'en',
    'dates',
    'It began on 3 May 2020. It ended on May 9, 2021. A note is of 2021-06-01.',
    [['2021-06-01'], ['3 May 2020'], ['May 9, 2021']],
  ],
  ['de', 'dates', 'Es begann am 3. Mai 2020. Es endete am 9.6.2021.', [['9.6.2021'], ['3. Mai 2020']]],
  ['es', 'dates', 'Empezó el 3 de mayo de 2020. Terminó el 9/6/2021.', [['9/6/2021'], ['3 de mayo de 2020']]],
  ['en', 'labels', 'As Fig. 2 shows, it grew. We see in Figure 3 that it fell.', [['Fig. 2'], ['Figure 3']]],
  ['de', 'labels', 'Wie Abb. 2 zeigt, wuchs es. Man sieht in Abbildung 3 mehr.', [['Abb. 2'], ['Abbildung 3']]],
  ['en', 'quotation-marks', 'He said “well done” to her. She said "thank you" to him.', [['“well done”'], ['"thank you"']]],
  ['de', 'quotation-marks', 'Er sagte „gut“ zu ihr. Sie sagte »danke« zu ihm.', [['„gut“'], ['»danke«']]],
  ['en', 'apostrophes', "It's late. It isn’t early.", [["It's"], ['isn’t']]],
  ['fr', 'apostrophes', "L'eau coule. C’est l'hiver.", [["L'eau", "l'hiver"], ['C’est']]],
  ['en', 'openings-in-a-row', 'They slept. They woke. They ate.', [['They', 'They', 'They']]],
  ['sk', 'openings-in-a-row', 'Vláda podporí školy. Vláda pomôže ľuďom. Vláda bude rokovať.', [['Vláda', 'Vláda', 'Vláda']]],
  ['en', 'repeated-nearby', 'The lantern broke. A second lantern was found. That lantern broke too.', [['lantern', 'lantern', 'lantern']]],
  ['tr', 'repeated-nearby', 'Karma fonlar arttı. Diğer fonlar azaldı. Bütün fonlar izlendi.', [['fonlar', 'fonlar', 'fonlar']]],
  ['en', 'passive', 'The forms were carefully collected. They sleep.', [['were carefully collected']]],
  [
    'de',
    'passive',
    'Die Bögen wurden gestern gesammelt. Er sagt, dass viel gesprochen wird.',
    [['wurden gestern gesammelt', 'gesprochen wird']],
  ],
  ['nl', 'passive', 'De formulieren werden door een leraar verzameld. Hij slaapt.', [['werden door een leraar verzameld']]],
  ['es', 'passive', 'El libro fue escrito por ella. La casa fue vendida. Duerme.', [['fue vendida']]],
  ['pt', 'passive', 'A casa foi vendida ontem. Ele dorme.', [['foi vendida']]],
]

/** What looks like it and is right. */
const silent: readonly (readonly [Code, FactKind, string])[] = [
  ['en', 'term-variants', 'An e-mail came. Two e-mails followed.'],
  ['en', 'term-variants', 'It works in the long term. Their long-term memory is good.'],
  ['en', 'term-variants', 'They recover slowly. She will re-cover the chair.'],
  ['pt', 'term-variants', 'Ela mostra-se forte. Isto mostrasse muito.'],
  ['hu', 'term-variants', 'Tudja-e valaki? Nem tudja senki.'],
  ['de', 'case-variants', 'Das gute Leben kostet. Sie wollen gute leben. Das Gute Leben.'],
  ['en', 'case-variants', 'The Journal of Machine Learning Research says so. We use machine learning. It is machine learning.'],
  ['en', 'case-variants', 'We use Machine Learning (ML) here. Our machine learning is slow. More machine learning helps.'],
  ['en', 'spelling-variants', 'The colour is bright. The World Trade Center stood there.'],
  ['en', 'spelling-variants', 'The colour is bright. He wrote “the color is dull” there.'],
  ['de', 'spelling-variants', 'Die Strasse ist lang. Die Straße ist breit.'],
  ['en', 'abbreviation-unused', 'The World Health Organization (WHO) met. The WHO met again.'],
  ['en', 'abbreviation-undefined', 'The EU agreed. The EU paid.'],
  ['en', 'abbreviation-undefined', 'You must NOT go. It is NOT safe, and not wise.'],
  ['en', 'abbreviation-undefined', 'In chapter XIV it ends. In chapter XIV it begins.'],
  ['en', 'abbreviation-undefined', 'Send “GET” first. Then send “GET” again.'],
  ['cs', 'abbreviation-undefined', 'Organizace (angl. Contact Force Load, CFL) vznikla. CFL roste. CFL klesá.'],
  ['en', 'number-words', 'Table 3 shows groups. In all, three groups remained.'],
  ['en', 'number-words', 'They took 3 litres. Three groups came.'],
  ['en', 'percent', 'In May 12% came. In June 15% came.'],
  ['en', 'decimal-mark', 'It rose by 3.5% in all. Chapter 2,5 is empty.'],
  ['en', 'thousands-mark', 'It cost 12,500 euros. In 2019 100 people came.'],
  ['fr', 'dates', 'Nés en 1994-95-96, ils sont grands. La loi du 3 mai 2020 le dit.'],
  ['en', 'labels', 'Figure 2 shows it. As Fig. 3 shows, it grew.'],
  ['en', 'quotation-marks', 'He said “well ‘done’ there” to her. She said “thank you” to him.'],
  ['en', 'openings-in-a-row', 'The cat slept. The dog woke. The bird ate.'],
  ['en', 'openings-in-a-row', 'They slept. They woke. Then they ate.'],
  ['en', 'repeated-nearby', 'They would go, they would sleep, they would eat.'],
  ['en', 'passive', 'They were interested in a well-known story. He was tired.'],
  ['en', 'passive', 'He has collected the forms. They had been late.'],
  ['de', 'passive', 'Er wird die genannten Ziele erreichen. Sie wird morgen kommen.'],
  ['es', 'passive', 'El coche es rápido. El lado es largo. Ha escrito mucho.'],
  ['nl', 'passive', 'België werd een staat met drie gewesten. Het wordt geen succes.'],
  ['fr', 'passive', 'Le livre est écrit par elle.'],
]

describe('facts of a text', () => {
  test.each(fires)('%s %s: %s', (code, kind, text, pieces) => {
    const all = saidOf(code, kind, text)
    expect(all).toHaveLength(1)
    expect(all[0]?.map(([, places]) => places).toSorted(byFirst)).toEqual(pieces.toSorted(byFirst))
  })

  test.each(silent)('%s, no %s: %s', (code, kind, text) => {
    expect(saidOf(code, kind, text)).toEqual([])
  })
})

const byFirst = (a: readonly string[], b: readonly string[]): number => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1)

/** Five sentences in the one tense and four in the other. */
const tenses: readonly (readonly [Code, string, string])[] = [
  ['de', 'Das zeigt viel.', 'Das war neu.'],
  ['en', 'It shows much.', 'It was new.'],
  ['es', 'La casa es grande.', 'La casa era grande.'],
  ['fr', 'Cela semble grand.', 'Cela semblait grand.'],
  ['it', 'Questo sembra grande.', 'Questo sembrava grande.'],
  ['nl', 'Dat blijkt waar.', 'Dat bleek waar.'],
  ['no', 'Det viser mye.', 'Det viste mye.'],
  ['pt', 'A casa é grande.', 'A casa era grande.'],
  ['sv', 'Det visar mycket.', 'Det visade mycket.'],
]
describe('tenses', () => {
  test.each(tenses)('%s: both tenses of a section are told, one tense is not', (code, present, past) => {
    const text = `${`${present} `.repeat(5)}${`${past} `.repeat(4)}`
    expect(saidOf(code, 'tense', text).map((groups) => groups.map(([name, places]) => [name, places.length]))).toEqual([
      [
        ['present', 5],
        ['past', 4],
      ],
    ])
    expect(saidOf(code, 'tense', `${present} `.repeat(9))).toEqual([])
  })

  test('an English participle is no past', () => {
    expect(saidOf('en', 'tense', `${'It shows much. '.repeat(6)}${'It has been argued often. '.repeat(4)}`)).toEqual([])
  })

  test('what cannot be told is said to be untold', () => {
    const untold = Object.fromEntries(codes.map((code) => [code, makeReport('', writtenLanguages[code]).untold.join()]))
    expect(untold).toEqual({
      ...Object.fromEntries(['cs', 'hu', 'pl', 'ro', 'sk', 'tr'].map((code) => [code, 'tense,passive'])),
      ...Object.fromEntries(['fr', 'it', 'no', 'sv'].map((code) => [code, 'passive'])),
      ...Object.fromEntries(['de', 'en', 'es', 'nl', 'pt'].map((code) => [code, ''])),
    })
  })
})

describe.each(codes)('sentences in %s', (code) => {
  const bound = rowOf(code)?.longWords ?? 0
  const words = (count: number): string => `A${' ba'.repeat(count - 1)}.`

  test('one with more words than its bound is long, one with as many is not', () => {
    expect(bound).toBeGreaterThan(20)
    expect(saidOf(code, 'long-sentences', words(bound))).toEqual([])
    expect(saidOf(code, 'long-sentences', words(bound + 1))).toHaveLength(1)
  })

  test('a list of works and a quotation are left aside', () => {
    expect(saidOf(code, 'percent', 'Ma 12% ba ba.\n\nBa “15 % ba” ba ba.')).toEqual([])
  })
})

test('below a hundred words nothing is said, from there on the spread of the sentences is', () => {
  const line = 'They read at home every day. '
  expect(makeReport(line.repeat(16), writtenLanguages.en)).toMatchObject({ words: wordsAtLeast - 4, facts: [] })
  const { facts, sentences } = makeReport(line.repeat(17), writtenLanguages.en)
  expect(sentences).toBe(17)
  expect(facts.find(({ kind }) => kind === 'sentence-lengths')?.figures).toEqual({
    sentences: 17,
    shortest: 6,
    longest: 6,
    low: 6,
    middle: 6,
    high: 6,
  })
})

describe('whatever the text', () => {
  const piece = fc.constantFrom(
    'e-mail ',
    'email ',
    'WHO ',
    '(WHO) ',
    '12% ',
    '12 % ',
    '“a” ',
    '"b" ',
    'They ',
    'was ',
    'shown ',
    '3 ',
    'three ',
    'groups ',
    'Fig. 2 ',
    '. ',
    '.\n\n',
    '# ',
    '😀',
    '3 May 2020 ',
    'Machine Learning ',
    "it's ",
    'it’s ',
  )
  const text = fc.oneof(
    fc.array(piece, { maxLength: 300 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'binary', maxLength: 400 }),
  )

  test('spans lie in the text, in order of their ends, and counts are those of the places', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...codes), (given, code) => {
        for (const { groups } of findFacts(readProse(given, writtenLanguages[code])))
          for (const { count, places } of groups) {
            expect(places.length).toBe(Math.min(count, 50))
            for (const { start, end } of places) {
              expect(start).toBeGreaterThanOrEqual(0)
              expect(end).toBeGreaterThan(start)
              expect(end).toBeLessThanOrEqual(given.length)
              expect(given.slice(start, end).trim()).toBe(given.slice(start, end))
            }
          }
      }),
      { numRuns: 200 },
    )
  })

  const longest = 100_000
  test.each([
    'a',
    '1',
    '(',
    '"',
    'A',
    'a-b ',
    'e-mail email ',
    '1.',
    '# A\n\nb.\n\n',
    'AB ',
    '(AB) ',
    'was shown ',
    '3 May ',
    '12 345 ',
    '@',
    'a@',
    "l'a ",
  ])('the longest text of %j takes its time, not for ever', (piece) => {
    const text = piece.repeat(Math.floor(longest / piece.length))
    const start = performance.now()
    makeReport(text, writtenLanguages.en)
    expect(performance.now() - start).toBeLessThan(8_000)
  })
})
