import type { MailMessages, MailWords } from '#services/mail/mail-words.ts'
import { defaultLocale, optionalLocale, type LocaleCode } from '#web/i18n/locales.ts'
import { mails as de } from './de/mails.ts'
import { mails as en } from './en/mails.ts'
import { mails as es } from './es/mails.ts'
import { mails as fr } from './fr/mails.ts'
import { mails as hu } from './hu/mails.ts'
import { mails as it } from './it/mails.ts'
import { mails as ro } from './ro/mails.ts'
import { mails as sk } from './sk/mails.ts'
import { mails as tr } from './tr/mails.ts'
import { mails as ur } from './ur/mails.ts'

/** All ten at once: only the server writes mails. */
const messages: Readonly<Record<LocaleCode, MailMessages>> = { de, en, es, fr, hu, it, ro, sk, tr, ur }

/** The words of mails in a locale, for the server; English for a locale that is not ours. */
export const mailWords: MailWords = (locale) => {
  const { code, direction } = optionalLocale(locale) ?? defaultLocale
  return { locale: code, direction, messages: messages[code] }
}
