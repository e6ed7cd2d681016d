import { defaultLocale, optionalLocale, type LocaleCode } from '#web/i18n/locales.ts'
import { sharedLibrary as de } from './de/shared-library.ts'
import { sharedLibrary as en } from './en/shared-library.ts'
import { sharedLibrary as es } from './es/shared-library.ts'
import { sharedLibrary as fr } from './fr/shared-library.ts'
import { sharedLibrary as hu } from './hu/shared-library.ts'
import { sharedLibrary as it } from './it/shared-library.ts'
import { sharedLibrary as ro } from './ro/shared-library.ts'
import type { SharedLibraryMessages, SharedLibraryWords } from './shared-library.ts'
import { sharedLibrary as sk } from './sk/shared-library.ts'
import { sharedLibrary as tr } from './tr/shared-library.ts'
import { sharedLibrary as ur } from './ur/shared-library.ts'
import { wordsFor } from './words.ts'

/** All ten at once: only the server prints shared libraries. */
const messages: Readonly<Record<LocaleCode, SharedLibraryMessages>> = { de, en, es, fr, hu, it, ro, sk, tr, ur }

/** The words of a shared library's page in a locale; English for a locale that is not ours. */
export function sharedLibraryWords(locale: string): SharedLibraryWords {
  const { code, direction } = optionalLocale(locale) ?? defaultLocale
  return { ...messages[code], locale: code, direction, day: (time) => wordsFor(code).day(time) }
}
