import { beginsAdjective } from '../joined-adjectives.ts'
import { acceptPrefixed } from '../prefixes.ts'
import type { SpellingHelp } from '../spelling-help.ts'
import { words } from '../words.ts'

const prefixes =
  words(`aero agro anty audio auto bio cyber dwu ekstra elektro foto geo hiper hydro infra inter intra jedno kilku kontra makro
  mega meta między mikro mono multi neuro poli ponad post pseudo psycho radio socjo super tele termo trans ultra wideo wielo współ`)

/** What Polish adds to its dictionary: learned prefixes and numbers before adjectives, `społeczno-gospodarczy`. */
export const spelling: SpellingHelp = { accepts: acceptPrefixed(prefixes), begins: beginsAdjective(['y', 'i']) }
