import type { LanguageCard } from '../language.ts'

export const hu = { code: 'hu', name: 'Magyar', tag: 'hu', direction: 'ltr', dictionary: 'dictionary-hu' } as const satisfies LanguageCard
