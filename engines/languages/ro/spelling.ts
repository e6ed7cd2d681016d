import { acceptPrefixed } from '../prefixes.ts'
import type { SpellingHelp } from '../spelling-help.ts'
import { words } from '../words.ts'

const prefixes =
  words(`aero agro anti audio auto bio contra electro extra foto geo hidro hiper infra inter intra macro mega meta micro mono multi
  neuro para poli post pseudo psiho radio semi socio super supra tele termo trans ultra video`)

/** What Romanian adds to its dictionary: learned prefixes. */
export const spelling: SpellingHelp = { accepts: acceptPrefixed(prefixes) }
