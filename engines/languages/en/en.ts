import type { Language } from '../language.ts'
import { abbreviations, closingAbbreviations, numberAbbreviations } from './abbreviations.ts'
import { functionWords } from './function-words.ts'
import { countSyllables } from './syllables.ts'

export const en = {
  code: 'en',
  name: 'English',
  tag: 'en',
  direction: 'ltr',
  dictionary: 'dictionary-en',
  abbreviations: new Set(abbreviations),
  closingAbbreviations: new Set(closingAbbreviations),
  numberAbbreviations: new Set(numberAbbreviations),
  functionWords: new Set(functionWords),
  quotes: [
    ['“', '”'],
    ['‘', '’'],
    ['"', '"'],
    ["'", "'"],
  ],
  countSyllables,
  // Flesch (1948).
  ease: { base: 206.835, perWord: 1.015, perSyllable: 84.6 },
} as const satisfies Language
