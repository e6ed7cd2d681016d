import { acceptCompounds } from '../compounds.ts'
import type { SpellingHelp } from '../spelling-help.ts'

/** Hungarian: two words written as one, of which the dictionary takes only those it lists ("okoseszköz"). */
export const spelling: SpellingHelp = { accepts: acceptCompounds({ links: [''], least: 4 }) }
