import type { LanguageCard } from '../language.ts'

export const ro = { code: 'ro', name: 'Română', tag: 'ro', direction: 'ltr', dictionary: 'dictionary-ro' } as const satisfies LanguageCard
