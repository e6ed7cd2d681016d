import { beginsAdjective } from '../joined-adjectives.ts'
import { acceptPrefixed } from '../prefixes.ts'
import type { SpellingHelp } from '../spelling-help.ts'
import { words } from '../words.ts'

const prefixes =
  words(`aero agro anti audio auto bio dvou elektro extra foto geo hydro hyper infra inter intra jedno kyber makro mega meta mezi
  mikro mono multi neuro poly post proti pseudo psycho radio rádio sebe semi socio spolu super tele termo trans ultra video více`)

/** What Czech adds to its dictionary: learned prefixes and numbers before adjectives, `vědecko-technický`. */
export const spelling: SpellingHelp = { accepts: acceptPrefixed(prefixes), begins: beginsAdjective(['ý', 'í']) }
