import type { LanguageCard } from '../language.ts'

export const de = { code: 'de', name: 'Deutsch', tag: 'de', direction: 'ltr', dictionary: 'dictionary-de' } as const satisfies LanguageCard
