// Made by `npm run generate` from engines/paraphrase/lexicon/en. Do not edit.
import type { RowTable } from '../row.ts'
import phrasesLightVerbs from './en/phrases-light-verbs.ts'
import phrasesWordy from './en/phrases-wordy.ts'

/** Every table of English rows. */
export const englishRows: readonly RowTable[] = [
  phrasesLightVerbs,
  phrasesWordy,
]
