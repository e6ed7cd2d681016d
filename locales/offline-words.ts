import { defaultLocale, optionalLocale, type LocaleCode } from '#web/i18n/locales.ts'
import { offline as de } from './de/offline.ts'
import { offline as en } from './en/offline.ts'
import { offline as es } from './es/offline.ts'
import { offline as fr } from './fr/offline.ts'
import { offline as hu } from './hu/offline.ts'
import { offline as it } from './it/offline.ts'
import type { OfflineMessages, OfflineWords } from './offline.ts'
import { offline as ro } from './ro/offline.ts'
import { offline as sk } from './sk/offline.ts'
import { offline as tr } from './tr/offline.ts'
import { offline as ur } from './ur/offline.ts'

/** All ten at once: only the server prints them. */
const messages: Readonly<Record<LocaleCode, OfflineMessages>> = { de, en, es, fr, hu, it, ro, sk, tr, ur }

/** The words of the site without a network, in a locale; English for a locale that is not ours. */
export function offlineWords(locale: string): OfflineWords {
  const { code, direction } = optionalLocale(locale) ?? defaultLocale
  return { ...messages[code], locale: code, direction }
}
