// Made by `npm run generate` from engines/paraphrase/lexicon/en. Do not edit.
import type { RowTable } from '../row.ts'
import adjectivesAC from './en/adjectives-a-c.ts'
import adjectivesDH from './en/adjectives-d-h.ts'
import adjectivesIP from './en/adjectives-i-p.ts'
import adjectivesQZ from './en/adjectives-q-z.ts'
import adverbsAH from './en/adverbs-a-h.ts'
import adverbsIZ from './en/adverbs-i-z.ts'
import adverbsUntagged from './en/adverbs-untagged.ts'
import connectivesInitial from './en/connectives-initial.ts'
import nounsAH from './en/nouns-a-h.ts'
import nounsIZ from './en/nouns-i-z.ts'
import nounsUntagged from './en/nouns-untagged.ts'
import phrasesAcademic from './en/phrases-academic.ts'
import phrasesConjunctions from './en/phrases-conjunctions.ts'
import phrasesEveryday from './en/phrases-everyday.ts'
import phrasesFuller from './en/phrases-fuller.ts'
import phrasesLightVerbs from './en/phrases-light-verbs.ts'
import phrasesPhrasalVerbs from './en/phrases-phrasal-verbs.ts'
import phrasesPrepositions from './en/phrases-prepositions.ts'
import phrasesQuantity from './en/phrases-quantity.ts'
import phrasesWordy from './en/phrases-wordy.ts'
import verbsA from './en/verbs-a.ts'
import verbsB from './en/verbs-b.ts'
import verbsC from './en/verbs-c.ts'
import verbsD from './en/verbs-d.ts'
import verbsE from './en/verbs-e.ts'
import verbsFG from './en/verbs-f-g.ts'
import verbsHI from './en/verbs-h-i.ts'
import verbsJL from './en/verbs-j-l.ts'
import verbsMO from './en/verbs-m-o.ts'
import verbsPQ from './en/verbs-p-q.ts'
import verbsR from './en/verbs-r.ts'
import verbsS from './en/verbs-s.ts'
import verbsTZ from './en/verbs-t-z.ts'

/** Every table of English rows. */
export const englishRows: readonly RowTable[] = [
  adjectivesAC,
  adjectivesDH,
  adjectivesIP,
  adjectivesQZ,
  adverbsAH,
  adverbsIZ,
  adverbsUntagged,
  connectivesInitial,
  nounsAH,
  nounsIZ,
  nounsUntagged,
  phrasesAcademic,
  phrasesConjunctions,
  phrasesEveryday,
  phrasesFuller,
  phrasesLightVerbs,
  phrasesPhrasalVerbs,
  phrasesPrepositions,
  phrasesQuantity,
  phrasesWordy,
  verbsA,
  verbsB,
  verbsC,
  verbsD,
  verbsE,
  verbsFG,
  verbsHI,
  verbsJL,
  verbsMO,
  verbsPQ,
  verbsR,
  verbsS,
  verbsTZ,
]
