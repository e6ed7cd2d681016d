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
  innerQuotes: ['‘', '’'],
  elisions: new Set(['o']),
  endings: new Set(['s']),
  enclitics: new Set(),
  repeatable: new Set(['had', 'that', 'her', 'bye', 'ha', 'no', 'very', 'is']),
  decimalMark: '.',
  groupMarks: [',', '\u202F', '\u00A0'],
  spacedMarks: '',
  dash: '—',
  isPercentSpaced: false,
  dialects: [
    { tag: 'en-US', dictionary: 'dictionary-en' },
    { tag: 'en-GB', dictionary: 'dictionary-en-gb' },
    { tag: 'en-CA', dictionary: 'dictionary-en-ca' },
    { tag: 'en-AU', dictionary: 'dictionary-en-au' },
  ],
  countSyllables,
  // Flesch (1948).
  ease: { base: 206.835, perWord: 1.015, perSyllable: 84.6 },
} as const satisfies Language
