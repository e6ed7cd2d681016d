import { optionalLocale } from '#web/i18n/locales.ts'
import { allMessages } from './all.ts'
import { describeProblem, type ProblemWords } from './problem.ts'

/** The words for a problem in a locale, for the server; English for a locale that is not ours. */
export const problemWords = (locale: string, code: string, facts: object = {}): ProblemWords =>
  describeProblem(allMessages[optionalLocale(locale)?.code ?? 'en'].problems, code, facts)
