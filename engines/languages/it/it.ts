import type { LanguageCard } from '../language.ts'

export const it = { code: 'it', name: 'Italiano', tag: 'it', direction: 'ltr', dictionary: 'dictionary-it' } as const satisfies LanguageCard
