import { acceptCompounds } from '../languages/compounds.ts'
import { spelling as czech } from '../languages/cs/spelling.ts'
import { spelling as english } from '../languages/en/spelling.ts'
import { spelling as spanish } from '../languages/es/spelling.ts'
import { spelling as french } from '../languages/fr/spelling.ts'
import { spelling as hungarian } from '../languages/hu/spelling.ts'
import { spelling as italian } from '../languages/it/spelling.ts'
import { spelling as dutch } from '../languages/nl/spelling.ts'
import { spelling as norwegian } from '../languages/no/spelling.ts'
import { spelling as polish } from '../languages/pl/spelling.ts'
import { spelling as portuguese } from '../languages/pt/spelling.ts'
import { spelling as romanian } from '../languages/ro/spelling.ts'
import { spelling as slovak } from '../languages/sk/spelling.ts'
import type { SpellingHelp } from '../languages/spelling-help.ts'
import { spelling as swedish } from '../languages/sv/spelling.ts'
import { spelling as turkish } from '../languages/tr/spelling.ts'

/** What languages add to their dictionaries, by code. */
export const spellingHelps: Readonly<Record<string, SpellingHelp>> = {
  cs: czech,
  de: { accepts: acceptCompounds({ links: ['', 's', 'n', 'en', 'es'], least: 4, hasCapitals: true }) },
  en: english,
  es: spanish,
  fr: french,
  hu: hungarian,
  it: italian,
  nl: dutch,
  no: norwegian,
  pl: polish,
  pt: portuguese,
  ro: romanian,
  sk: slovak,
  sv: swedish,
  tr: turkish,
}
