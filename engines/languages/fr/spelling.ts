import { acceptPrefixed } from '../prefixes.ts'
import type { SpellingHelp } from '../spelling-help.ts'
import { words } from '../words.ts'

const prefixes = words(`aéro agro anti audio auto bio cyber électro extra géo hydro hyper infra inter intra macro méga méta micro mono multi
  neuro photo pluri poly post pseudo psycho radio rétro semi socio super télé thermo trans ultra vidéo`)

/** What French adds to its dictionary: learned prefixes. */
export const spelling: SpellingHelp = { accepts: acceptPrefixed(prefixes) }
