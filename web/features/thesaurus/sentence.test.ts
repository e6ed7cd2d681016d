import { describe, expect, test } from 'vitest'
import type { TextLanguage } from '#tools/text-languages.gen.ts'
import { candidateOf, withCaseOf } from '#web/workbench/synonyms/candidate.ts'
import { madeEntry, madeSense, madeWord } from '#web/workbench/synonyms/made-entry.ts'
import { piecesOf } from '#web/workbench/synonyms/pieces.ts'
import { candidatesOf, likelyForms, noSentence, placeIn, sentenceReducer, unsureBefore } from './sentence.ts'

const words = (text: string, language: TextLanguage | null): readonly string[] =>
  piecesOf(text, language).flatMap(({ text: piece, isWord }) => (isWord ? [piece] : []))

test.each([
  ['It’s a well-known fact, isn’t it?', 'en', ['It’s', 'a', 'well-known', 'fact', 'isn’t', 'it']],
  ['L’étude n’a rien donné.', 'fr', ['L', 'étude', 'n', 'a', 'rien', 'donné']],
  ['Ankara’da 3 gün', 'tr', ['Ankara’da', '3', 'gün']],
  ['„Jelentős” – mondta', 'hu', ['Jelentős', 'mondta']],
  ['', 'en', []],
] as const)('%j has the words of its language (%s)', (text, language, expected) => {
  expect(words(text, language)).toEqual(expected)
  expect(
    piecesOf(text, language)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})

test.each([
  ['A Jelentős hatás.', ['jelentős'], 'hu', 'Jelentős'],
  ['İlgi çok.', ['ilgi'], 'tr', 'İlgi'],
  ['one two three', ['three', 'one'], 'en', 'three'],
  ['one two', ['four', 'two'], 'en', 'two'],
  ['one two', ['tw'], 'en', undefined],
] as const)('in %j the first of %j is found', (text, asked, language, form) => {
  const target = placeIn(text, asked, language)
  expect(target?.form).toBe(form)
  if (target) expect(text.slice(target.span.start, target.span.end)).toBe(form)
})

test('words that begin like a word may be forms of it, the likeliest first', () => {
  const forms = (text: string, lemma: string) => likelyForms(text, lemma, 'hu').map(({ form }) => form)
  expect(forms('A jelen hatás jelentősebbnek látszik.', 'jelentős')).toEqual(['jelentősebbnek', 'jelen'])
  expect(forms('Semmi ilyen nincs itt.', 'jelentős')).toEqual([])
})

test.each([
  ['jelentős', 'fontos', 'fontos'],
  ['Jelentős', 'fontos', 'Fontos'],
  ['JELENTŐS', 'fontos', 'FONTOS'],
  ['A', 'egy', 'Egy'],
  ['Éles', 'elég nagy', 'Elég nagy'],
])('in the place of %s %s is written %s', (form, word, expected) => {
  expect(withCaseOf(form, word, 'hu')).toBe(expected)
})
test('a Turkish i has its dot as a capital too', () => {
  expect(withCaseOf('Önemli', 'ilginç', 'tr')).toBe('İlginç')
})

describe('what becomes of a sentence', () => {
  const text = 'The results were significant.'
  const target = { span: { start: 17, end: 28 }, form: 'significant' }
  const aimed = [{ type: 'wrote', text } as const, { type: 'aimed', target } as const].reduce(sentenceReducer, noSentence)

  test('a word takes the place of another, then another the place of that, and both are taken back', () => {
    const once = sentenceReducer(aimed, { type: 'replaced', word: 'marked' })
    const twice = sentenceReducer(once, { type: 'replaced', word: 'considerable' })
    expect(once.text).toBe('The results were marked.')
    expect(twice.text).toBe('The results were considerable.')
    expect(twice.target?.form).toBe('significant')
    const back = sentenceReducer(twice, { type: 'undone' })
    expect(back).toEqual(once)
    expect(sentenceReducer(back, { type: 'undone' })).toEqual(aimed)
    expect(sentenceReducer(aimed, { type: 'undone' })).toBe(aimed)
  })

  test('nothing changes without a target, or where the word stands already', () => {
    expect(sentenceReducer(noSentence, { type: 'replaced', word: 'x' })).toBe(noSentence)
    expect(sentenceReducer(aimed, { type: 'replaced', word: 'significant' })).toBe(aimed)
    expect(sentenceReducer(aimed, { type: 'wrote', text })).toBe(aimed)
  })
})

test.each([
  ['a study', 'study', 'inquiry', 'en', 'a'],
  ['a study', 'study', 'test', 'en', null],
  ['the study', 'study', 'inquiry', 'en', null],
  ['A jelentős hatás', 'jelentős', 'értékes', 'hu', 'A'],
  ['l’étude', 'étude', 'recherche', 'fr', 'l'],
  ['a, study', 'study', 'inquiry', 'en', null],
] as const)('in %j, %s becomes %s: what stands before it (%s) is %j', (text, form, word, language, before) => {
  const target = placeIn(text, [form], language)
  const state =
    target && [{ type: 'aimed', target } as const, { type: 'replaced', word } as const].reduce(sentenceReducer, { ...noSentence, text })
  expect(state && unsureBefore(state, language)).toBe(before)
})

test('candidates: of the entry that is read, each word once, in its form and case', () => {
  const result = {
    word: 'Jelentősebbnek',
    language: 'hu' as const,
    detected: false,
    otherLanguages: [],
    nearest: [],
    installed: { thesaurus: true, forms: true },
    entries: [
      madeEntry('jelent', [madeSense({ synonyms: [['okoz', 'neutral']] })]),
      madeEntry('jelentős', [
        {
          ...madeSense({}),
          synonyms: [
            madeWord('fontos', { inflected: 'fontosabbnak' }),
            madeWord('nagy horderejű', { inflected: null }),
            madeWord('releváns', { register: 'academic', inflected: 'relevánsabbnak' }),
          ],
        },
        { ...madeSense({}), synonyms: [madeWord('fontos', { inflected: 'fontosabbnak' })] },
      ]),
    ],
  }
  const of = (lemma: string | null, isAcademicOnly = false) =>
    candidatesOf(result, { form: 'Jelentősebbnek', lemma, isAcademicOnly }).map(({ form, isBase }) => (isBase ? `${form}*` : form))
  expect(of('jelentős')).toEqual(['Fontosabbnak', 'Nagy horderejű*', 'Relevánsabbnak'])
  expect(of('jelentős', true)).toEqual(['Relevánsabbnak'])
  expect(of(null)).toEqual(['Okoz', 'Fontosabbnak', 'Nagy horderejű*', 'Relevánsabbnak'])
})

test('where genders differ, the candidate says its own', () => {
  expect(candidateOf(madeWord('recherche', { genders: ['m', 'f'] }), 'travail', 'fr')).toEqual({
    word: 'recherche',
    form: 'recherche',
    isBase: false,
    gender: 'f',
  })
})
