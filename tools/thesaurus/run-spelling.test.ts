import { describe, expect, test } from 'vitest'
import { parseLexicon } from '#engines/thesaurus/parse-lexicon.ts'
import type { TextLanguage } from '../text-languages.gen.ts'
import { wordAlone } from './contract.ts'
import { makeThesaurus } from './run.ts'

const written: { readonly [Language in TextLanguage]?: string } = {
  en: `
behaviour noun
  what people do: conduct, favor = Their «behaviour» changed.
analyze verb
  study closely: examine, analyse, scrutinise = We «analyze» them.
well-known adjective
  known to many: familiar, noted = It is «well-known».
significant adjective
  large: considerable, marked = It is «significant».
`,
  de: `
Maßnahme noun f
  act: Schritt, Vorkehrung = Die «Maßnahme» wirkt.
groß adjective
  large: umfangreich, beträchtlich = Der Unterschied ist «groß».
Ergebnis noun n
  outcome: Resultat, Befund = Das «Ergebnis» ist klar.
`,
  tr: `
ısı noun
  heat: sıcaklık, hararet = «Isı» artar.
inceleme noun
  study: araştırma, çözümleme = Bu «inceleme» yenidir.
`,
  hu: `
kutatás noun
  study: vizsgálat, elemzés = A «kutatás» folyik.
`,
  ro: `
observând verb
  seeing: remarcând, sesizând = «Observând» asta, a plecat.
`,
}

const { run } = makeThesaurus({
  filesOf: async () => ({ thesaurus: null, forms: null, ranks: null }),
  spellerOf: async () => ({ isKnown: () => false, suggest: () => [], stems: () => [] }),
  entriesOf: async (language) => parseLexicon(written[language] ?? ''),
})

describe('a word written in another way', () => {
  test.each([
    ['behavior', 'en', 'behavior'],
    ['BEHAVIOR', 'en', 'BEHAVIOR'],
    ['analyse', 'en', 'analyse'],
    ['well‑known', 'en', 'well-known'],
    ['signiﬁcant', 'en', 'significant'],
    ['signi\u00adficant', 'en', 'significant'],
    ['Massnahme', 'de', 'Maßnahme'],
    ['GROSS', 'de', 'groß'],
    ['GROẞ', 'de', 'groß'],
    ['ERGEBNIS', 'de', 'Ergebnis'],
    ['ISI', 'tr', 'ısı'],
    ['İNCELEME', 'tr', 'inceleme'],
    ['kutata\u0301s', 'hu', 'kutatás'],
    ['observându-se', 'ro', 'observând'],
  ] as const)('%s finds its entry in %s', async (asked, language, word) => {
    expect((await run({ word: wordAlone(asked), language })).entries).toMatchObject([{ word, isBase: true }])
  })
})

describe('English words are proposed', () => {
  test.each([
    ['as the word asked for is spelled', 'analyse', undefined, ['examine', 'scrutinise']],
    ['as the word asked for is spelled', 'analyze', undefined, ['examine', 'scrutinize']],
    ['in the variant asked for', 'analyze', 'en-GB', ['examine', 'scrutinise']],
    ['in the variant asked for', 'behaviour', 'en-US', ['conduct', 'favor']],
    ['in the variant asked for', 'behavior', 'en-AU', ['conduct', 'favour']],
    ['as they are listed where nothing tells', 'significant', undefined, ['considerable', 'marked']],
  ])('%s: %s, %s', async (_, word, dialect, proposed) => {
    const { entries } = await run({ word, language: 'en', dialect })
    expect(entries[0]?.senses[0]?.synonyms.map((one) => one.word)).toEqual(proposed)
  })
})
