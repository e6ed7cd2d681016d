import { defaultLocale, optionalLocale, type LocaleCode } from '#web/i18n/locales.ts'
import { allMessages } from './all.ts'
import { report as de } from './de/report.ts'
import { report as en } from './en/report.ts'
import { report as es } from './es/report.ts'
import { report as fr } from './fr/report.ts'
import { report as hu } from './hu/report.ts'
import { report as it } from './it/report.ts'
import type { ReportMessages, ReportWords } from './report.ts'
import { report as ro } from './ro/report.ts'
import { report as sk } from './sk/report.ts'
import { report as tr } from './tr/report.ts'
import { report as ur } from './ur/report.ts'
import { wordsFor } from './words.ts'

/** All ten at once: only the server writes reports that are printed. */
const messages: Readonly<Record<LocaleCode, ReportMessages>> = { de, en, es, fr, hu, it, ro, sk, tr, ur }

/** The words of a printed report in a locale; English for a locale that is not ours. */
export function reportWords(locale: string): ReportWords {
  const { code, direction } = optionalLocale(locale) ?? defaultLocale
  return { ...messages[code], locale: code, direction, check: allMessages[code].check, say: wordsFor(code) }
}
