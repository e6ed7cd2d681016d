import { textLanguageCodes, type TextLanguage } from '#tools/text-languages.gen.ts'

/** What is on the sheet: kept in the browser over a reload. */
export type Draft = { readonly text: string; readonly language: TextLanguage | 'detect' }

export const emptyDraft: Draft = { text: '', language: 'detect' }

const languages: readonly unknown[] = ['detect', ...textLanguageCodes]

/** Whether a value read from the browser's storage is a draft of this tool. */
export const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'language' in value &&
  languages.includes(value.language)
