import type { LanguageCard } from '../language.ts'

export const pl = { code: 'pl', name: 'Polski', tag: 'pl', direction: 'ltr', dictionary: 'dictionary-pl' } as const satisfies LanguageCard
