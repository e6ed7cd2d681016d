import type pg from 'pg'
import { z } from 'zod'
import type { FinderSettings } from '#config/finder-settings.ts'
import type { OnlineSettings } from '#config/online-settings.ts'
import type { ScholarSettings } from '#config/scholar-settings.ts'
import { patienceSeconds, workKinds } from '#tools/find/contract.ts'
import type { FoundWork } from '#tools/find/find-task.ts'
import { makeHostTurns } from '../fetch/host-turns.ts'
import { userAgentFor } from '../fetch/make-fetcher.ts'
import { makeAnswerStore, type AnswerStore } from '../online/answer-store.ts'
import { makeOnlineCache } from '../online/online-cache.ts'
import { RunEnded } from '../run-ended.ts'
import { isStoredItem } from '../scholar/work-of.ts'
import { bareWord } from './boolean-query.ts'
import { FinderTrouble, makeAskIndex, type AskIndex } from './ask-index.ts'
import type { Finder, FinderAnswer, FinderIndexId, FinderQuery, SearchIndex } from './finder.ts'
import type { IndexOptions } from './index-options.ts'
import { makeArxivIndex } from './indexes/arxiv.ts'
import { makeCrossrefIndex } from './indexes/crossref.ts'
import { makeDoajIndex } from './indexes/doaj.ts'
import { makeOpenAlexIndex } from './indexes/openalex.ts'
import { makePubMedIndex } from './indexes/pubmed.ts'
import { makeSemanticScholarIndex } from './indexes/semantic-scholar.ts'

export type IndexSettings = FinderSettings &
  Pick<
    OnlineSettings,
    'ONLINE_CONTACT' | 'ONLINE_DAILY_QUERIES' | 'OPENALEX_KEY' | 'OPENALEX_URL' | 'SEMANTIC_SCHOLAR_KEY' | 'SEMANTIC_SCHOLAR_URL'
  > &
  Pick<ScholarSettings, 'SCHOLAR_DAILY_REQUESTS' | 'CROSSREF_URL' | 'ARXIV_URL' | 'PUBMED_URL'>

export type IndexesOptions = {
  readonly pool: pg.Pool
  /** Keeps what was asked apart from whoever reads the database. */
  readonly secret: string
  /** For tests: seconds after which an index is left behind, the pauses between turns, and the clock. */
  readonly seconds?: number
  readonly sleep?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>
  readonly now?: () => Date
}

/** Works that one index is asked for. */
const rows = 25
/** Days. What was not found may be there tomorrow. */
const kept = { answer: 7, nothing: 1 } as const
/** An index that hangs is known as such to its turns before it is left behind. */
const graceSeconds = 0.2

/** The indexes that the operator has switched on. */
export function joinIndexes(settings: IndexSettings, options: IndexesOptions): Finder['ask'] {
  const { pool, secret, seconds = patienceSeconds, sleep, now } = options
  const turns = makeHostTurns({ pool, random: Math.random, ...(sleep ? { sleep } : {}), ...(now ? { now } : {}) })
  const cache = makeOnlineCache({ pool, secret, ...(now ? { now } : {}) })
  const userAgent = userAgentFor(settings.ONLINE_CONTACT ?? '')
  const indexes = new Map(
    [...new Set(settings.FINDER)].map((id) => {
      const { name, limit } = budgets[id]
      const takeFromBudget = () => cache.takeFromBudget(name, settings[limit])
      const ask = makeAskIndex({ turns, userAgent, seconds, patience: seconds * 1000, takeFromBudget })
      return [id, makers[id](settings, ask)]
    }),
  )
  const store = makeAnswerStore({ pool, secret, now })
  return async (id, query, signal) => {
    const index = indexes.get(id)
    return index ? askInTime(index, query, { signal, store, seconds: seconds + graceSeconds }) : { state: 'offline', works: [], took: null }
  }
}

/** What an index may be sent in a day is counted with what lookups of citations and checks send it. */
const budgets: Readonly<
  Record<FinderIndexId, { readonly name: string; readonly limit: 'ONLINE_DAILY_QUERIES' | 'SCHOLAR_DAILY_REQUESTS' }>
> = {
  openalex: { name: 'openalex', limit: 'ONLINE_DAILY_QUERIES' },
  crossref: { name: 'scholar/crossref', limit: 'SCHOLAR_DAILY_REQUESTS' },
  'semantic-scholar': { name: 'semantic-scholar', limit: 'ONLINE_DAILY_QUERIES' },
  arxiv: { name: 'scholar/arxiv', limit: 'SCHOLAR_DAILY_REQUESTS' },
  doaj: { name: 'scholar/doaj', limit: 'SCHOLAR_DAILY_REQUESTS' },
  pubmed: { name: 'scholar/pubmed', limit: 'SCHOLAR_DAILY_REQUESTS' },
}

const common = (settings: IndexSettings, ask: AskIndex): Omit<IndexOptions, 'url'> => ({
  ask,
  contact: settings.ONLINE_CONTACT ?? '',
  rows,
})

const makers: Readonly<Record<FinderIndexId, (settings: IndexSettings, ask: AskIndex) => SearchIndex>> = {
  openalex: (settings, ask) =>
    makeOpenAlexIndex({ ...common(settings, ask), url: settings.OPENALEX_URL, key: settings.OPENALEX_KEY ?? '' }),
  crossref: (settings, ask) => makeCrossrefIndex({ ...common(settings, ask), url: settings.CROSSREF_URL }),
  'semantic-scholar': (settings, ask) =>
    makeSemanticScholarIndex({ ...common(settings, ask), url: settings.SEMANTIC_SCHOLAR_URL, key: settings.SEMANTIC_SCHOLAR_KEY }),
  arxiv: (settings, ask) => makeArxivIndex({ ...common(settings, ask), url: settings.ARXIV_URL }),
  doaj: (settings, ask) => makeDoajIndex({ ...common(settings, ask), url: settings.DOAJ_URL }),
  pubmed: (settings, ask) => makePubMedIndex({ ...common(settings, ask), url: settings.PUBMED_URL }),
}

type Asking = { readonly signal: AbortSignal; readonly store: AnswerStore; readonly seconds: number }

/** Asks one index, or what was kept of it, for so many seconds. */
async function askInTime(index: SearchIndex, query: FinderQuery, { signal, store, seconds }: Asking): Promise<FinderAnswer> {
  if (signal.aborted) throw new RunEnded()
  const started = performance.now()
  const took = (): number => Math.round(performance.now() - started)
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), seconds * 1000)
  try {
    const works = await keptOrAsked(index, query, { store, signal: AbortSignal.any([signal, late.signal]) })
    return { state: 'answered', works, took: took() }
  } catch (error) {
    if (signal.aborted) throw new RunEnded()
    if (late.signal.aborted || isTimeout(error)) return { state: 'left-behind', works: [], took: took() }
    if (error instanceof FinderTrouble) return { state: error.kind, works: [], took: took() }
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Whether the time for an answer was over, whatever was made of that on the way. */
const isTimeout = (error: unknown): boolean => error instanceof Error && (error.name === 'TimeoutError' || isTimeout(error.cause))

async function keptOrAsked(
  index: SearchIndex,
  query: FinderQuery,
  { store, signal }: Omit<Asking, 'seconds'>,
): Promise<readonly FoundWork[]> {
  // Signs alone would find everything, and English words of signs alone would stand in for words that say something.
  const [keyWords, englishWords] = [query.keyWords, query.englishWords].map((words) => words.filter((word) => bareWord(word) !== ''))
  if (!keyWords || !englishWords || keyWords.length + englishWords.length === 0) return []
  const asked: FinderQuery = { ...query, keyWords, englishWords }
  // Case tells no two searches apart.
  const key = ['finder', index.id, JSON.stringify(asked).toLowerCase()]
  const known = await store.optional(key, stored)
  if (known !== null) return known
  const works = await index.search(asked, signal)
  await store.keep(key, works, works.length === 0 ? kept.nothing : kept.answer)
  return works
}

const stored: z.ZodType<readonly FoundWork[]> = z.array(
  z.object({
    item: z.custom<FoundWork['item']>(isStoredItem),
    kind: z.enum(workKinds),
    subjects: z.array(z.string()),
    openAccessUrl: z.string().nullable(),
    url: z.string().nullable(),
    citations: z.number().nullable(),
    isRetracted: z.boolean(),
    keptId: z.null(),
  }),
)
