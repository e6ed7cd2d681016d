import type { Messages } from '#locales/messages.ts'
import type { LocaleCode } from './locales.ts'

const loaders: Readonly<Record<LocaleCode, () => Promise<Messages>>> = {
  de: async () => (await import('#locales/de.ts')).de,
  en: async () => (await import('#locales/en.ts')).en,
  es: async () => (await import('#locales/es.ts')).es,
  fr: async () => (await import('#locales/fr.ts')).fr,
  hu: async () => (await import('#locales/hu.ts')).hu,
  it: async () => (await import('#locales/it.ts')).it,
  ro: async () => (await import('#locales/ro.ts')).ro,
  sk: async () => (await import('#locales/sk.ts')).sk,
  tr: async () => (await import('#locales/tr.ts')).tr,
  ur: async () => (await import('#locales/ur.ts')).ur,
}

/** The messages of one locale, in a file of their own, so that a reader downloads no other language. */
export const loadMessages = (code: LocaleCode): Promise<Messages> => loaders[code]()
