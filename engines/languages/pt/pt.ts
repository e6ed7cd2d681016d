import type { LanguageCard } from '../language.ts'

export const pt = {
  code: 'pt',
  name: 'Português',
  tag: 'pt',
  direction: 'ltr',
  dictionary: 'dictionary-pt',
} as const satisfies LanguageCard
