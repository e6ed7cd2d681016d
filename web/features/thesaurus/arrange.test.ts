import { describe, expect, test } from 'vitest'
import { countsOf, exampleParts, meaningsOf } from './arrange.ts'
import type { Entry } from '#web/workbench/synonyms/entry.ts'
import { madeEntry, madeSense } from '#web/workbench/synonyms/made-entry.ts'

const own = madeSense({
  gloss: 'large or weighty',
  synonyms: [
    ['tekintélyes', 'neutral'],
    ['számottevő', 'academic'],
    ['jókora', 'informal'],
  ],
  opposites: ['csekély'],
})
const open = madeSense({ gloss: '', source: 'open', synonyms: [['fontos', 'neutral']] })
const entry: Entry = madeEntry('jelentős', [own, open])
const reading = { language: 'hu', locale: 'en', isAcademicOnly: false } as const

describe('what names a meaning', () => {
  test.each([
    [
      'a gloss in the language of the interface, with a synonym beside it',
      own,
      'en',
      'hu',
      { text: 'large or weighty', isGloss: true },
      'tekintélyes',
    ],
    ['the first synonym, where the gloss is in another language', own, 'hu', 'hu', { text: 'tekintélyes', isGloss: false }, null],
    ['the first synonym, where there is no gloss', open, 'en', 'hu', { text: 'fontos', isGloss: false }, null],
    ['an English gloss alone, where the word is English too', own, 'en', 'en', { text: 'large or weighty', isGloss: true }, null],
    [
      'a gloss of an open thesaurus in its own language',
      madeSense({ gloss: 'çok iyi', source: 'open', synonyms: [['güzel', 'neutral']] }),
      'tr',
      'tr',
      { text: 'çok iyi', isGloss: true },
      null,
    ],
    ['nothing, where there is neither', madeSense({ gloss: 'not related', source: 'open', opposites: ['x'] }), 'hu', 'en', null, null],
  ] as const)('%s', (_name, sense, locale, language, title, beside) => {
    const [meaning] = meaningsOf(madeEntry('x', [sense]), { language, locale, isAcademicOnly: false })
    expect({ title: meaning?.title, beside: meaning?.beside }).toEqual({ title, beside })
  })
})

test('words stand by register, opposites apart', () => {
  const [meaning] = meaningsOf(entry, reading)
  expect(meaning?.groups.map(({ register, words }) => [register, words.map(({ word }) => word)])).toEqual([
    ['neutral', ['tekintélyes']],
    ['academic', ['számottevő']],
    ['informal', ['jókora']],
  ])
  expect(meaning?.opposites.map(({ word }) => word)).toEqual(['csekély'])
})

test('academic words only: meanings without one go, the others keep their numbers', () => {
  const meanings = meaningsOf(madeEntry('jelentős', [open, own]), { ...reading, isAcademicOnly: true })
  expect(meanings.map(({ number, groups, opposites }) => [number, groups.length, opposites.length])).toEqual([[2, 1, 0]])
})

test('a word that stands in two meanings counts once', () => {
  expect(countsOf(madeEntry('x', [own, own, open]))).toEqual([3, 4, 1])
})

test.each([
  ['Earlier «studies» relied on it.', ['Earlier ', '*studies', ' relied on it.']],
  ['«Studies» differ.', ['*Studies', ' differ.']],
  ['no word', ['no word']],
  ['', []],
])('%j is in pieces %j', (example, pieces) => {
  expect(exampleParts(example).map(({ text, isWord }) => (isWord ? `*${text}` : text))).toEqual(pieces)
})
