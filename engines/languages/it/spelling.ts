import { acceptPrefixed } from '../prefixes.ts'
import type { SpellingHelp } from '../spelling-help.ts'
import { words } from '../words.ts'

const prefixes =
  words(`aero agro anti audio auto bio ciber contro cyber elettro extra foto geo idro infra inter intra iper macro mega meta micro
  mono multi neuro pluri poli post pseudo psico radio semi socio sotto sovra super tele termo trans ultra video`)

/** What Italian adds to its dictionary: learned prefixes. */
export const spelling: SpellingHelp = { accepts: acceptPrefixed(prefixes) }
