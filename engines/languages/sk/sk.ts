import type { LanguageCard } from '../language.ts'

export const sk = {
  code: 'sk',
  name: 'Slovenčina',
  tag: 'sk',
  direction: 'ltr',
  dictionary: 'dictionary-sk',
} as const satisfies LanguageCard
