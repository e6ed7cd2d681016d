import type { LanguageCard } from '../language.ts'

export const no = {
  code: 'no',
  name: 'Norsk bokmål',
  tag: 'nb',
  direction: 'ltr',
  dictionary: 'dictionary-nb',
} as const satisfies LanguageCard
