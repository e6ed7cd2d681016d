import { defaultLocale, optionalLocale, type LocaleCode } from '#web/i18n/locales.ts'
import { allMessages } from './all.ts'
import { detectReport as de } from './de/detect-report.ts'
import type { DetectReportMessages, DetectReportWords } from './detect-report.ts'
import { detectReport as en } from './en/detect-report.ts'
import { detectReport as es } from './es/detect-report.ts'
import { detectReport as fr } from './fr/detect-report.ts'
import { detectReport as hu } from './hu/detect-report.ts'
import { detectReport as it } from './it/detect-report.ts'
import { reportWords } from './report-words.ts'
import { detectReport as ro } from './ro/detect-report.ts'
import { detectReport as sk } from './sk/detect-report.ts'
import { detectReport as tr } from './tr/detect-report.ts'
import { detectReport as ur } from './ur/detect-report.ts'

/** All ten at once: only the server writes reports that are printed. */
const messages: Readonly<Record<LocaleCode, DetectReportMessages>> = { de, en, es, fr, hu, it, ro, sk, tr, ur }

/** The words of the detector's printed report in a locale; English for a locale that is not ours. */
export function detectReportWords(locale: string): DetectReportWords {
  const { code } = optionalLocale(locale) ?? defaultLocale
  const report = reportWords(code)
  const { direction, say } = report
  return { ...messages[code], locale: code, direction, detect: allMessages[code].detect, report, say }
}
