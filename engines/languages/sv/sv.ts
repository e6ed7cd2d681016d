import type { LanguageCard } from '../language.ts'

export const sv = { code: 'sv', name: 'Svenska', tag: 'sv', direction: 'ltr', dictionary: 'dictionary-sv' } as const satisfies LanguageCard
