import type { LanguageCard } from '../language.ts'

export const cs = { code: 'cs', name: 'Čeština', tag: 'cs', direction: 'ltr', dictionary: 'dictionary-cs' } as const satisfies LanguageCard
