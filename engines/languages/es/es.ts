import type { LanguageCard } from '../language.ts'

export const es = { code: 'es', name: 'Español', tag: 'es', direction: 'ltr', dictionary: 'dictionary-es' } as const satisfies LanguageCard
