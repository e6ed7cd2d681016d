import type { LanguageCard } from '../language.ts'

export const tr = { code: 'tr', name: 'Türkçe', tag: 'tr', direction: 'ltr', dictionary: 'dictionary-tr' } as const satisfies LanguageCard
