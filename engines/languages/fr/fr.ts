import type { LanguageCard } from '../language.ts'

export const fr = { code: 'fr', name: 'Français', tag: 'fr', direction: 'ltr', dictionary: 'dictionary-fr' } as const satisfies LanguageCard
