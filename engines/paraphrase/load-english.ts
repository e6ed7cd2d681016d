import { englishRows } from './english-rows.ts'
import { makeParaphraser } from './paraphrase.ts'
import type { Paraphraser } from './paraphrase.ts'
import type { AlternativesOf } from './slots.ts'
import { englishStructures } from './structures/en.gen.ts'

/** The English paraphraser with every row and structure of the lexicon. `alternativesOf` lends other words to be offered, never applied. */
export const loadEnglish = (alternativesOf?: AlternativesOf): Paraphraser =>
  makeParaphraser({ index: englishRows, structures: englishStructures, ...(alternativesOf ? { alternativesOf } : {}) })
