import { describe, expect, test } from 'vitest'
import { lintClasses } from '#engines/proofread/classes.ts'
import { locales } from '#web/i18n/locales.ts'
import { lintWords } from './lint-words.ts'

const classes = Object.keys(lintClasses)
const facts = { word: 'Wörd', right: 'Rïght', count: '47' }
const wordsOf = (locale: string, given: Readonly<Record<string, string>> = facts) =>
  classes.map((key) => ({ key, ...lintWords(locale, key, given) }))

/** The facts that a message names, one key each. */
const namedIn = (message: string): readonly string[] =>
  Object.entries(facts)
    .filter(([, fact]) => message.includes(fact))
    .map(([name]) => name)

const english = new Map(wordsOf('en').map((words) => [words.key, words]))

const titleAtMost = 32
/** Classes of two forms in one text: both facts are always there. */
const needsBoth: ReadonlySet<string> = new Set(['spelling-variants', 'quote-styles', 'quotes'])

describe.each(locales.map(({ code }) => code))('the words of findings in %s', (code) => {
  const words = wordsOf(code)

  test('are there for every class, without a hole or a stray space', () => {
    const parts = words.flatMap(({ key, title, message, reason }) => [title, message, reason].map((text) => [key, text] as const))
    const odd = parts.filter(([, text]) => text.trim() !== text || text === '' || / {2}|undefined|NaN|\[object/.test(text))
    expect(odd).toEqual([])
  })

  test('have titles that fit on a card', () => {
    expect(words.filter(({ title }) => [...title].length > titleAtMost).map(({ title }) => title)).toEqual([])
  })

  test('end their sentences', () => {
    const open = words.flatMap(({ key, message, reason }) =>
      [message, reason].filter((text) => !/[.?!۔؟\u2069]$/.test(text)).map((text) => [key, text]),
    )
    expect(open).toEqual([])
  })

  test('a finding without a suggestion has no empty quotation marks', () => {
    const bare = wordsOf(code, { word: 'Wörd', right: '' }).filter(
      ({ key, message }) => !needsBoth.has(key) && /„[”“]|«\s*»|“”|”[\u2068\u2069]*“/.test(message),
    )
    expect(bare).toEqual([])
  })

  test('name the facts that the English ones name', () => {
    const named = (locale: string) => Object.fromEntries(wordsOf(locale).map(({ key, message }) => [key, namedIn(message)]))
    const missing = Object.entries(named('en')).filter(([key, needed]) => needed.some((name) => !named(code)[key]?.includes(name)))
    expect(missing).toEqual([])
  })
})

describe.each(locales.map(({ code }) => code).filter((code) => code !== 'en'))('in %s', (code) => {
  test('nothing is left in English', () => {
    const same = wordsOf(code).flatMap(({ key, title, message, reason }) => {
      const theirs = english.get(key)
      return [
        ...(title === theirs?.title ? [title] : []),
        ...(message === theirs?.message ? [message] : []),
        ...(reason === theirs?.reason ? [reason] : []),
      ]
    })
    expect(same).toEqual([])
  })
})

test('French keeps its signs with their words: no plain space before a high sign or inside quotation marks', () => {
  const loose = wordsOf('fr').filter((words) => / [:;?!»]|« |[^\s\u00a0\u202f][:;?!](?:\s|$)/.test(Object.values(words).join('\n')))
  expect(loose).toEqual([])
})

test('Urdu isolates every fact, so that its marks are not turned round', () => {
  const loose = wordsOf('ur').filter(({ message }) =>
    [facts.word, facts.right].some((fact) => message.replaceAll(`\u2068${fact}\u2069`, '').includes(fact)),
  )
  expect(loose).toEqual([])
})

test('an unknown class has the words of an unknown word, an unknown locale speaks English', () => {
  expect(lintWords('hu', 'toString', facts)).toEqual(lintWords('hu', 'misspelled', facts))
  expect(lintWords('xx', 'preposition', facts)).toEqual(lintWords('en', 'preposition', facts))
})

test('a space that goes with a word is not quoted', () => {
  expect(lintWords('en', 'auxiliary', { word: ' are', right: '' }).message).toBe('“are” does not fit here.')
})

test('facts that are missing leave no word "undefined"', () => {
  const odd = locales.flatMap(({ code }) => wordsOf(code, {}).filter(({ message }) => message.includes('undefined')))
  expect(odd).toEqual([])
})
