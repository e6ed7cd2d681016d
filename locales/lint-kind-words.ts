import type { LintKind } from '#engines/text/lint-kinds.ts'
import { defaultLocale, optionalLocale } from '#web/i18n/locales.ts'
import { allMessages } from './all.ts'

/** The name of a kind of findings in a locale, as the screen has it; English for a locale that is not ours. */
export const lintKindWord = (locale: string, kind: LintKind): string =>
  allMessages[(optionalLocale(locale) ?? defaultLocale).code].proofread.kinds[kind]
