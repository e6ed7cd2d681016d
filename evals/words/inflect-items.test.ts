import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { textLanguageCodes } from '../../tools/text-languages.gen.ts'
import { entriesFor, isRight, missedBars, parseInflectItems, tallyOf, type Answered } from './inflect-items.ts'

const head = 'form\tlemma\tpart of speech\treplacement\texpected\n'
const items = parseInflectItems(
  `${head}studies\tstudy\tnoun\tanalysis\tanalyses\nshown\tshow\tverb\tprove\tproven|proved\nstarted\tstart\tverb\tbegin\t-\n`,
  'x.tsv',
)

describe('a set of items', () => {
  test('has alternatives, or nothing where nothing should be answered', () => {
    expect(items.map(({ expected }) => expected)).toEqual([['analyses'], ['proven', 'proved'], []])
  })

  test.each([
    ['other headings', 'form\tlemma\n', 'x.tsv: the first line must be'],
    ['a cell too few', `${head}a\tb\tnoun\tc\n`, 'x.tsv, line 2: 4 cells'],
    ['a part of speech that is none', `${head}a\tb\tnomen\tc\td\n`, '"nomen" is no part of speech'],
  ])('is refused with %s', (_, text, message) => {
    expect(() => parseInflectItems(text, 'x.tsv')).toThrow(message)
  })

  test('makes one entry of items with the same word', () => {
    const [first] = items
    const twice = first ? [first, { ...first, form: "study's", replacement: 'survey' }] : []
    expect(entriesFor(twice).map(({ word, senses }) => [word, senses[0]?.synonyms.map((one) => one.word)])).toEqual([
      ['study', ['analysis', 'survey']],
    ])
  })
})

const answered = (...answers: readonly (string | null)[]): readonly Answered[] =>
  items.map((item, at) => ({ ...item, answer: answers[at] ?? null }))

describe('the count', () => {
  test.each([
    ['all right', answered('analyses', 'proved', null), [2, 2, 2, 2, 1, 1]],
    ['a wrong answer', answered('analysises', 'proven', null), [2, 2, 2, 1, 1, 1]],
    ['no answer', answered(null, 'proven', null), [2, 1, 1, 1, 1, 1]],
    ['an answer where there is none', answered('analyses', 'proven', 'began'), [2, 2, 3, 2, 1, 0]],
  ] as const)('of %s', (_, all, [asked, askedAnswered, answers, right, unanswerable, declined]) => {
    expect(tallyOf(all)).toEqual({ asked, askedAnswered, answers, right, unanswerable, declined })
  })

  test('declining is right where nothing is expected, and no answer otherwise', () => {
    expect(answered('analyses', null, null).map(isRight)).toEqual([true, false, true])
  })

  test.each([
    ['en', 60, 95, []],
    ['en', 59, 95, ['answered below 60 %']],
    ['de', 69, 100, ['answered below 70 %']],
    ['de', 70, 94, ['right below 95 %']],
  ] as const)('%s with %d answered and %d %% right', (language, askedAnswered, right, missed) => {
    const tally = { asked: 100, askedAnswered, answers: 100, right, unanswerable: 0, declined: 0 }
    expect(missedBars(language, tally)).toEqual(missed)
  })
})

test.each(textLanguageCodes)('the set of %s has 60 items, each once, and asks for another form than the dictionary form', (language) => {
  const name = `${language}.tsv`
  const set = parseInflectItems(readFileSync(new URL(`../inflect/${name}`, import.meta.url), 'utf8'), name)
  expect(set.length).toBeGreaterThanOrEqual(60)
  expect(new Set(set.map(({ form, lemma, replacement }) => `${form} ${lemma} ${replacement}`)).size).toBe(set.length)
  expect(set.filter(({ form, lemma }) => form === lemma)).toEqual([])
  expect(set.filter(({ expected }) => expected.length === 0).length).toBeGreaterThanOrEqual(5)
})

test('there is a set for each language and none besides', () => {
  const names = readdirSync(new URL('../inflect/', import.meta.url))
  expect(names.toSorted()).toEqual(textLanguageCodes.map((code) => `${code}.tsv`).toSorted())
})
