import { expect, test } from 'vitest'
import { writtenLanguages } from '#engines/languages/written.gen.ts'
import { textLanguageCodes } from '#tools/text-languages.gen.ts'
import { dialectsOf, emptyDraft, isDraft, languageForWords, regionName } from './settings.ts'

test('the variants are those that the engine knows', () => {
  for (const code of textLanguageCodes) {
    const tags = writtenLanguages[code].dialects.map(({ tag }) => tag)
    expect([code, dialectsOf(code)]).toEqual([code, tags.length > 1 ? tags : []])
  }
})

test('countries are named in the language of the page', () => {
  expect([regionName('en-GB', 'en'), regionName('pt-BR', 'de')]).toEqual(['UK', 'Brasilien'])
})

test.each([
  [true, emptyDraft],
  [true, { ...emptyDraft, text: 'x', language: 'hu', dialect: 'en-GB', dismissed: ['a'] }],
  [false, { ...emptyDraft, language: 'xx' }],
  [false, { ...emptyDraft, dismissed: [1] }],
  [false, null],
  [false, { text: 'x' }],
])('a draft: %s %o', (is, value) => {
  expect(isDraft(value)).toBe(is)
})

test.each([
  ['detect', 'hu', 'hu'],
  ['detect', null, 'en'],
  ['de', 'hu', 'de'],
] as const)('a word of a text in %s, recognised as %s, is noted under %s', (chosen, recognised, expected) => {
  expect(languageForWords(chosen, recognised)).toBe(expected)
})
