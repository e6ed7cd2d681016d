import { textLanguageCodes, type TextLanguage } from '#tools/text-languages.gen.ts'

export type ChosenLanguage = TextLanguage | 'detect'

/** What the reader has on the sheet: kept over a reload. */
export type Draft = {
  readonly text: string
  readonly language: ChosenLanguage
  /** A BCP 47 tag; null for the one that fits the text. */
  readonly dialect: string | null
  readonly isPicky: boolean
  /** Places of findings that were dismissed in this text. */
  readonly dismissed: readonly string[]
}

export const emptyDraft: Draft = { text: '', language: 'detect', dialect: null, isPicky: false, dismissed: [] }

const isText = (value: unknown): value is string => typeof value === 'string'

/** Whether a value from the browser's storage is a draft that this build understands. */
export const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  isText(value.text) &&
  'language' in value &&
  ['detect', ...textLanguageCodes].some((code) => code === value.language) &&
  'dialect' in value &&
  (value.dialect === null || isText(value.dialect)) &&
  'isPicky' in value &&
  typeof value.isPicky === 'boolean' &&
  'dismissed' in value &&
  Array.isArray(value.dismissed) &&
  value.dismissed.every(isText)

/** The language that a word of this text is noted under. */
export const languageForWords = (chosen: ChosenLanguage, recognised: TextLanguage | null): TextLanguage =>
  chosen === 'detect' ? (recognised ?? 'en') : chosen

/** Languages that are written by several standards; the first is taken unless the text speaks for another. */
export const dialects: Partial<Readonly<Record<TextLanguage, readonly string[]>>> = {
  en: ['en-US', 'en-GB', 'en-CA', 'en-AU'],
  de: ['de-DE', 'de-AT', 'de-CH'],
  pt: ['pt-BR', 'pt-PT'],
}

/** The variants of a language, none when there is only one. */
export const dialectsOf = (language: TextLanguage | null): readonly string[] => (language ? (dialects[language] ?? []) : [])

/** The language that a variant is of. */
export const languageOf = (tag: string): TextLanguage | null => textLanguageCodes.find((code) => tag.startsWith(`${code}-`)) ?? null

/** The name of a variant's country: `UK`, `US`, `Brasilien`. */
export function regionName(tag: string, locale: string): string {
  const region = tag.split('-')[1] ?? tag
  return new Intl.DisplayNames(locale, { type: 'region', style: 'short' }).of(region) ?? region
}
