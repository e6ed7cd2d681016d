import { describe, expect, test } from 'vitest'
import { localeCodes } from '#web/i18n/locales.ts'
import type { DetectReportMessages } from './detect-report.ts'
import { detectReportWords } from './detect-report-words.ts'

/** Everything that the page says beyond the screen. */
const saidIn = (locale: string): readonly string[] => {
  const words = detectReportWords(locale)
  const { title, errors, text, marks, unmarked, examples, readers }: DetectReportMessages = words
  const { none } = words.detect.result.verdicts
  return [title, errors, text, marks, unmarked, examples, readers.title, ...readers.points(none)]
}

describe.each(localeCodes)('the printed report in %s', (locale) => {
  test('says everything without a hole', () => {
    for (const text of saidIn(locale)) expect(text).toMatch(/^(?!.*(undefined|NaN|\[object| {2}|\$\{))\S[^]*\S$/)
  })

  test('is in its language, and tells its readers four things', () => {
    const { readers, detect } = detectReportWords(locale)
    expect(readers.points('x')).toHaveLength(4)
    expect(readers.points(detect.result.verdicts.none).join(' ')).toContain(detect.result.verdicts.none)
    const english = new Set(saidIn('en'))
    if (locale !== 'en') expect(saidIn(locale).filter((text) => english.has(text)).length).toBeLessThanOrEqual(1)
  })

  test('names no share of AI and gives nobody a seal', () => {
    expect(saidIn(locale).join(' ')).not.toMatch(/%|100|✓|✔/)
  })
})

test('French keeps its high signs with their words', () => {
  expect(saidIn('fr').filter((text) => / [:;?!»]|« /.test(text))).toEqual([])
})

test('an unknown locale speaks English', () => {
  expect(detectReportWords('xx').title).toBe('Signs of AI writing: report')
})
