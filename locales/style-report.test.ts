import { describe, expect, test } from 'vitest'
import { factKinds } from '#engines/proofread/report/fact.ts'
import { reportSections, type ReportFact } from '#tools/proofread/report-contract.ts'
import { localeCodes } from '#web/i18n/locales.ts'
import type { StyleReportMessages } from './messages.ts'
import { describeFact } from './style-report-words.ts'
import { wordsFor } from './words.ts'

const kinds = Object.values(reportSections).flat()
const figures = { of: 41, words: 42, sentences: 43, shortest: 3, longest: 71, low: 12, middle: 16, high: 22 }
const places = [{ start: 0, end: 1 }]

/** What a sentence of each kind must have in it beside words. */
const said = (kind: ReportFact['kind']): readonly string[] => {
  if (kind === 'sentence-lengths') return ['43', '3', '71', '12', '16', '22']
  if (kind === 'long-sentences') return ['7', '41', '42']
  if (kind === 'passive') return ['7', '41']
  if (kind === 'openings') return ['41', 'one', '7', 'two', '2']
  if (kind === 'abbreviation-unused') return ['ABC']
  if (/^abbreviation-(?:early|twice|undefined)$/.test(kind) || kind === 'openings-in-a-row' || kind === 'repeated-nearby')
    return ['ABC', '7']
  if (kind === 'abbreviation-two-ways') return ['ABC', 'one', '7', 'two', '2']
  if (kind === 'tense') return ['ABC', '7', '2']
  if (kind === 'spelling-variants') return ['7', '2']
  return ['one', '7', 'two', '2']
}

const namesOf = (kind: ReportFact['kind']): readonly [string, string] =>
  kind === 'tense' ? ['past', 'present'] : kind === 'spelling-variants' ? ['en-GB', 'en-US'] : ['one', 'two']

test('the engine says nothing that the contract does not know, and every kind stands under one heading', () => {
  expect(kinds.toSorted()).toEqual([...factKinds].toSorted())
})

describe.each(localeCodes)('in %s', (code) => {
  test('every fact has a sentence with its counts and the words of the text', async () => {
    const { styleReport: words }: { styleReport: StyleReportMessages } = await import(`./${code}/style-report.ts`)
    for (const kind of kinds)
      for (const about of ['ABC', ...(kind === 'tense' ? [''] : [])]) {
        const [one, two] = namesOf(kind)
        const groups = [
          { name: one, count: 7, places },
          { name: two, count: 2, places },
        ]
        const sentence = describeFact({ words, say: wordsFor(code) }, { kind, about, groups, figures })
        for (const piece of said(kind).filter((given) => given !== 'ABC' || about !== '')) expect(sentence, kind).toContain(piece)
        expect(sentence).toMatch(/[.۔]$/)
        expect(sentence).not.toMatch(/undefined|NaN|\[object/)
      }
  })

  test('one and many have forms of their own', async () => {
    const { styleReport: words }: { styleReport: StyleReportMessages } = await import(`./${code}/style-report.ts`)
    for (const count of [1, 2, 5, 21, 1234])
      for (const line of [
        words.short(count, 100),
        words.read(count, count),
        words.places(count),
        words.more(count),
        words.facts['abbreviation-early']('ABC', count),
      ])
        expect(line).not.toMatch(/undefined|^\s*$/)
  })
})
