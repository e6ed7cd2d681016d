/** The ten languages of the interface. A new one: a line here and `locales/<code>.ts`. */
export const locales = [
  { code: 'en', name: 'English', language: 'English', direction: 'ltr' },
  { code: 'hu', name: 'Magyar', language: 'Hungarian', direction: 'ltr' },
  { code: 'ro', name: 'Română', language: 'Romanian', direction: 'ltr' },
  { code: 'sk', name: 'Slovenčina', language: 'Slovak', direction: 'ltr' },
  { code: 'de', name: 'Deutsch', language: 'German', direction: 'ltr' },
  { code: 'it', name: 'Italiano', language: 'Italian', direction: 'ltr' },
  { code: 'es', name: 'Español', language: 'Spanish', direction: 'ltr' },
  { code: 'fr', name: 'Français', language: 'French', direction: 'ltr' },
  { code: 'ur', name: 'اردو', language: 'Urdu', direction: 'rtl' },
  { code: 'tr', name: 'Türkçe', language: 'Turkish', direction: 'ltr' },
] as const

export type Locale = (typeof locales)[number]
export type LocaleCode = Locale['code']

export const defaultLocale: Locale = locales[0]
export const localeCodes: readonly LocaleCode[] = locales.map(({ code }) => code)

/** The locale with this code, in any case of letters; null for anything else. */
export const optionalLocale = (code: string | undefined | null): Locale | null =>
  locales.find((locale) => locale.code === code?.toLowerCase()) ?? null

/** The locale that an address belongs to: its first part, or English, which has no prefix. */
export const localeOfPath = (pathname: string): Locale => {
  const locale = optionalLocale(pathname.split('/')[1])
  return locale ?? defaultLocale
}
