import { cs } from './rows/cs.ts'
import { de } from './rows/de.ts'
import { en } from './rows/en.ts'
import { es } from './rows/es.ts'
import { fr } from './rows/fr.ts'
import { hu } from './rows/hu.ts'
import { it } from './rows/it.ts'
import { nl } from './rows/nl.ts'
import { no } from './rows/no.ts'
import { pl } from './rows/pl.ts'
import { pt } from './rows/pt.ts'
import { ro } from './rows/ro.ts'
import { sk } from './rows/sk.ts'
import { sv } from './rows/sv.ts'
import { tr } from './rows/tr.ts'
import { notNames } from './not-names.ts'
import { makePhrase, type Phrase } from './phrase.ts'
import type { SignalRows } from './signal-rows.ts'

export const signalRows: Readonly<Record<string, SignalRows>> = { cs, de, en, es, fr, hu, it, nl, no, pl, pt, ro, sk, sv, tr }

/** The rows of a language, ready to be looked for. */
export type ReadyRows = {
  readonly connectives: readonly Phrase[]
  readonly stockPhrases: readonly Phrase[]
  readonly person: readonly Phrase[]
  readonly notPerson: ReadonlySet<string>
  readonly lastOfSeveral: ReadonlySet<string>
  readonly capitalsAreNames: boolean
  readonly notNames: ReadonlySet<string>
}

const ready = new Map<string, ReadyRows>()

/** Made once a language; null for one without rows. */
export function optionalRows(code: string): ReadyRows | null {
  const rows = signalRows[code]
  if (!rows) return null
  const made = ready.get(code) ?? makeReady(rows, code)
  ready.set(code, made)
  return made
}

const makeReady = (rows: SignalRows, code: string): ReadyRows => ({
  connectives: rows.connectives.map((find) => makePhrase(find, code)),
  stockPhrases: rows.stockPhrases.filter(([, , , mark]) => mark === undefined).map(([find]) => makePhrase(find, code)),
  person: rows.person.map((find) => makePhrase(find, code)),
  notPerson: new Set(rows.notPerson),
  lastOfSeveral: new Set(rows.lastOfSeveral),
  capitalsAreNames: rows.capitalsAreNames,
  notNames: new Set(notNames[code]),
})
