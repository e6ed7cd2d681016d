import { describe, expect, test } from 'vitest'
import { localeCodes } from '#web/i18n/locales.ts'
import type { ReportMessages } from './report.ts'
import { reportWords } from './report-words.ts'

/** Everything that the page says, for these figures. */
const saidIn = (locale: string, count: number): readonly string[] => {
  const {
    title,
    madeBy,
    language,
    length,
    checkedOn,
    withAll,
    leftOut,
    numbers,
    passages,
    inSource,
    more,
    limits,
    print,
    missing,
  }: ReportMessages = reportWords(locale)
  const labels = [
    title,
    madeBy('tinta.example'),
    language,
    length,
    checkedOn,
    withAll('12%'),
    numbers,
    passages,
    inSource,
    more(count),
    print,
  ]
  const choices = [leftOut.title, leftOut.shorter(count), leftOut.sourcesOff(count), leftOut.quoted(count), leftOut.nothing]
  return [...labels, ...choices, limits.title, ...limits.points, missing.title, missing.body]
}

describe.each(localeCodes)('the printed report in %s', (locale) => {
  test.each([1, 2, 5, 21])('says everything without a hole, for %d', (count) => {
    for (const text of saidIn(locale, count)) expect(text).toMatch(/^(?!.*(undefined|NaN|\[object| {2}|\$\{))\S[^]*\S$/)
  })

  test('is in its language, and says its limits in four points', () => {
    expect(reportWords(locale).limits.points).toHaveLength(4)
    const english = new Set(saidIn('en', 2))
    if (locale !== 'en') expect(saidIn(locale, 2).filter((text) => english.has(text)).length).toBeLessThanOrEqual(1)
  })
})

test('French keeps its high signs with their words', () => {
  expect(saidIn('fr', 2).filter((text) => / [:;?!»]|« /.test(text))).toEqual([])
})

test('an unknown locale speaks English', () => {
  expect(reportWords('xx').title).toBe('Plagiarism report')
})
