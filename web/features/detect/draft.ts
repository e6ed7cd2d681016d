import { textLanguageCodes, type TextLanguage } from '#tools/text-languages.gen.ts'

export type ChosenLanguage = TextLanguage | 'detect'

/** What is on the sheet: kept in the browser over a reload. */
export type Draft = { readonly text: string; readonly language: ChosenLanguage }

export const emptyDraft: Draft = { text: '', language: 'detect' }

const languages: readonly unknown[] = ['detect', ...textLanguageCodes]

/** Whether a value from the browser's storage is a draft that this build understands. */
export const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'language' in value &&
  languages.includes(value.language)
