import { acceptPrefixed } from '../prefixes.ts'
import type { SpellingHelp } from '../spelling-help.ts'
import { words } from '../words.ts'

const prefixes =
  words(`aero agro anti audio auto bio contra electro extra foto geo hidro hiper infra inter intra macro mega meta micro mono multi
  neuro para poli post pseudo psiho radio semi socio super supra tele termo trans ultra video`)

const acceptPrefix = acceptPrefixed(prefixes)

/** What Romanian adds to its dictionary: learned prefixes, and words in the cedillas of older fonts, of which the check of letters speaks. */
export const spelling: SpellingHelp = {
  accepts: (word, isKnown) => acceptPrefix(word, isKnown) || (/[şţ]/.test(word) && isKnown(word.replaceAll('ş', 'ș').replaceAll('ţ', 'ț'))),
}
