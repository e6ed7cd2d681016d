import type pg from 'pg'
import type { ScholarSettings } from '#config/scholar-settings.ts'
import type { OnlineSettings } from '#config/online-settings.ts'
import { makeHostTurns } from '../fetch/host-turns.ts'
import type { Resolve } from '../fetch/target.ts'
import { makeFetcher, userAgentFor } from '../fetch/make-fetcher.ts'
import { makeAnswerStore } from '../online/answer-store.ts'
import { makeOnlineCache } from '../online/online-cache.ts'
import { makeAskRegistry, type AskRegistry } from './ask-registry.ts'
import { makeVisit, type ScholarParts } from './make-visit.ts'
import { makeArxiv } from './registries/arxiv.ts'
import { makeCrossref } from './registries/crossref.ts'
import { makeDataCite } from './registries/datacite.ts'
import { makeOpenLibrary } from './registries/open-library.ts'
import { makePubMed } from './registries/pubmed.ts'
import { makeWeb } from './registries/web.ts'
import type { Registry, RegistryId, ScholarVisit } from './scholar.ts'

export type RegistrySettings = ScholarSettings & Pick<OnlineSettings, 'ONLINE_CONTACT' | 'FETCH_ALLOW'>

export type RegistryOptions = {
  readonly pool: pg.Pool
  /** Keeps what was asked apart from whoever reads the database. */
  readonly secret: string
  /** For tests: seconds for an answer, milliseconds to wait for a turn, names, and the pauses between turns. */
  readonly seconds?: number
  readonly patience?: number
  readonly resolve?: Resolve
  readonly sleep?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>
  readonly now?: () => Date
}

const usualSeconds = 4
/** A person waits, and others in the same text may be asked in the meantime. */
const usualPatience = 20_000

/** The registries that the operator has switched on, and visits to them. */
export function joinRegistries(settings: RegistrySettings, options: RegistryOptions): (signal: AbortSignal) => ScholarVisit {
  const { pool, secret, seconds = usualSeconds, patience = usualPatience, resolve, sleep, now } = options
  const contact = settings.ONLINE_CONTACT ?? ''
  const turns = makeHostTurns({ pool, random: Math.random, ...(sleep ? { sleep } : {}), ...(now ? { now } : {}) })
  const ask = makeAskRegistry({ turns, userAgent: userAgentFor(contact), seconds, patience })
  const fetchPage = makeFetcher({ pool, turns, contact, allow: settings.FETCH_ALLOW, ...(resolve ? { resolve } : {}) })
  const makers: Readonly<Record<RegistryId, (ask: AskRegistry) => Registry>> = {
    crossref: (asking) => makeCrossref({ ask: asking, url: settings.CROSSREF_URL, contact }),
    datacite: (asking) => makeDataCite({ ask: asking, url: settings.DATACITE_URL }),
    openlibrary: (asking) => makeOpenLibrary({ ask: asking, url: settings.OPEN_LIBRARY_URL }),
    pubmed: (asking) => makePubMed({ ask: asking, url: settings.PUBMED_URL, contact }),
    arxiv: (asking) => makeArxiv({ ask: asking, url: settings.ARXIV_URL }),
    web: () => makeWeb({ fetchPage }),
  }
  const cache = makeOnlineCache({ pool, secret, ...(now ? { now } : {}) })
  const parts: ScholarParts = {
    registries: [...new Set(settings.SCHOLAR)].map((id) => makers[id](ask)),
    store: makeAnswerStore({ pool, secret, now }),
    takeFromBudget: (registry) => cache.takeFromBudget(`scholar/${registry}`, settings.SCHOLAR_DAILY_REQUESTS),
    days: settings.SCHOLAR_CACHE_DAYS,
  }
  return (signal) => makeVisit(parts, signal)
}
