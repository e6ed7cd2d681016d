import { describe, expect, test } from 'vitest'
import type { TextLanguage } from '../text-languages.gen.ts'
import type { WordSources } from './run-forms.ts'
import { tellLanguages } from './run-language.ts'

const nothing: WordSources = { own: new Set(), thesaurus: null, forms: null, ranks: null }
const rankedAt = (ranks: Readonly<Record<string, number>>) => ({ size: 40_000, rankOf: (word: string) => ranks[word] ?? null })
const sources: { readonly [Language in TextLanguage]?: WordSources } = {
  en: { ...nothing, own: new Set(['important', 'studio']), ranks: rankedAt({ important: 300, studio: 2_000 }) },
  fr: { ...nothing, own: new Set(['important']), ranks: rankedAt({ important: 400 }) },
  it: { ...nothing, own: new Set(['studio']), ranks: rankedAt({ studio: 300 }) },
  de: { ...nothing, own: new Set(['wichtig']), ranks: rankedAt({ important: 30_000, wichtig: 500 }) },
}
const asking = (locale: string) => ({
  locale,
  sourcesOf: async (language: TextLanguage) => sources[language] ?? nothing,
})

describe('the languages of a word', () => {
  test.each([
    ['wichtig', 'hu', ['de']],
    ['important', 'hu', ['en', 'fr']],
    ['important', 'fr', ['fr', 'en']],
    ['studio', 'it', ['it', 'en']],
    // A page in Urdu speaks for none of them.
    ['studio', 'ur', ['en', 'it']],
  ] as const)('%s, asked on a page in %s', async (word, locale, languages) => {
    expect(await tellLanguages(word, asking(locale))).toEqual({ sure: languages, tried: languages })
  })

  test.each([
    ['kutatásőrök', 'sk', {}, ['hu', 'en', 'sk']],
    ['ergebnissen', 'hu', { de: 0.8, nl: 0.7, hu: 0.2 }, ['de', 'nl', 'hu']],
    // Where letters do not speak against it, the language of the page comes first.
    ['kutatasaink', 'hu', { cs: 0.75, sk: 0.7, hu: 0.7 }, ['hu', 'cs', 'sk']],
  ])('of %s, which nobody has, on a page in %s, are those of its letters and of the page', async (word, locale, scores, tried) => {
    const asked = { ...asking(locale), scoresOf: async () => new Map(Object.entries(scores)) }
    expect(await tellLanguages(word, asked)).toEqual({ sure: [], tried })
  })

  test('a word with an entry elsewhere is tried on its page first, where the spelling dictionary may know it as a form', async () => {
    const scores = new Map(Object.entries({ de: 0.7, hu: 0.65 }))
    expect(await tellLanguages('wichtig', { ...asking('hu'), scoresOf: async () => scores })).toEqual({ sure: ['de'], tried: ['hu', 'de'] })
  })

  test('letters are not asked where the page or a single dictionary has the word', async () => {
    const scoresOf = async () => expect.unreachable()
    expect((await tellLanguages('important', { ...asking('fr'), scoresOf })).sure).toEqual(['fr', 'en'])
    expect((await tellLanguages('wichtig', { ...asking('en'), scoresOf })).sure).toEqual(['de'])
  })

  test('forms by rule are told by entries and counted words alone', async () => {
    expect((await tellLanguages('studios', asking('en'))).sure).toEqual(['en'])
  })
})
