import { optionalLocale, type LocaleCode } from '#web/i18n/locales.ts'
import { lints as de } from './de/lints.ts'
import { lints as en } from './en/lints.ts'
import { lints as es } from './es/lints.ts'
import { lints as fr } from './fr/lints.ts'
import { lints as hu } from './hu/lints.ts'
import { lints as it } from './it/lints.ts'
import type { LintFacts, LintMessages, LintWords } from './lint.ts'
import { lints as ro } from './ro/lints.ts'
import { lints as sk } from './sk/lints.ts'
import { lints as tr } from './tr/lints.ts'
import { lints as ur } from './ur/lints.ts'

/** All ten at once: only the server explains findings. */
const messages: Readonly<Record<LocaleCode, LintMessages>> = { de, en, es, fr, hu, it, ro, sk, tr, ur }

/** The words for a class of findings in a locale, for the server; English for a locale that is not ours. */
export function lintWords(locale: string, key: string, facts: LintFacts): LintWords {
  const known = messages[optionalLocale(locale)?.code ?? 'en']
  const entry = Object.hasOwn(known, key) ? known[key as keyof LintMessages] : known['misspelled']
  const { title, message, reason } = entry
  return { title, message: typeof message === 'function' ? message(tidy(facts)) : message, reason }
}

/** A finding may hold the space that goes with a word; between quotation marks it has no place. */
const tidy = (facts: LintFacts): LintFacts => ({
  word: '',
  right: '',
  count: '',
  ...Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fact.trim()])),
})
