// Made by `npm run generate` from engines/languages. Do not edit.

/** The fifteen languages of texts: code, own name, BCP 47 tag for `lang`, direction. */
export const textLanguages = [
  { code: 'en', name: 'English', tag: 'en', direction: 'ltr' },
  { code: 'hu', name: 'Magyar', tag: 'hu', direction: 'ltr' },
  { code: 'ro', name: 'Română', tag: 'ro', direction: 'ltr' },
  { code: 'sk', name: 'Slovenčina', tag: 'sk', direction: 'ltr' },
  { code: 'de', name: 'Deutsch', tag: 'de', direction: 'ltr' },
  { code: 'fr', name: 'Français', tag: 'fr', direction: 'ltr' },
  { code: 'it', name: 'Italiano', tag: 'it', direction: 'ltr' },
  { code: 'es', name: 'Español', tag: 'es', direction: 'ltr' },
  { code: 'pt', name: 'Português', tag: 'pt', direction: 'ltr' },
  { code: 'pl', name: 'Polski', tag: 'pl', direction: 'ltr' },
  { code: 'cs', name: 'Čeština', tag: 'cs', direction: 'ltr' },
  { code: 'nl', name: 'Nederlands', tag: 'nl', direction: 'ltr' },
  { code: 'sv', name: 'Svenska', tag: 'sv', direction: 'ltr' },
  { code: 'no', name: 'Norsk bokmål', tag: 'nb', direction: 'ltr' },
  { code: 'tr', name: 'Türkçe', tag: 'tr', direction: 'ltr' },
] as const

export type TextLanguage = (typeof textLanguages)[number]['code']
export const textLanguageCodes = textLanguages.map(({ code }) => code) as [TextLanguage, ...TextLanguage[]]
