import type pg from 'pg'
import type { OnlineSettings } from '#config/online-settings.ts'
import type { Fetcher } from '../fetch/fetcher.ts'
import type { HostTurns } from '../fetch/host-turns.ts'
import { userAgentFor } from '../fetch/make-fetcher.ts'
import type { FileReader } from '../files/read-file.ts'
import { RunEnded } from '../run-ended.ts'
import { makeAskJson, type AskJson } from './ask-json.ts'
import { askProvider, type Lane } from './ask-provider.ts'
import { makeOnlineCache } from './online-cache.ts'
import type { OnlineProgress, OnlineQuestion, OnlineResult, OnlineSearch, Provider, ProviderId } from './online-search.ts'
import { makeCore } from './providers/core.ts'
import { makeOpenAlex } from './providers/openalex.ts'
import { makeSemanticScholar } from './providers/semantic-scholar.ts'
import { makeTemplate } from './providers/template.ts'
import { makeWikipedia } from './providers/wikipedia.ts'
import { rankWorks } from './rank-works.ts'
import { readWorks } from './read-works.ts'

export type OnlineParts = {
  readonly pool: pg.Pool
  readonly turns: HostTurns
  readonly fetchPage: Fetcher
  readonly readFile: FileReader
  /** Keeps queries apart from whoever reads the database. */
  readonly secret: string
  /** Seconds: for one answer of a service, for all searching, for all reading. */
  readonly seconds?: { readonly answer: number; readonly search: number; readonly read: number }
  /** For tests; otherwise the database's clock. */
  readonly now?: () => Date
}

const usualSeconds = { answer: 8, search: 180, read: 120 }
const worksAtMost = 30

/** The online search of plagiarism checks; null when the operator has set up none. */
export function makeOnlineSearch(settings: OnlineSettings, parts: OnlineParts): OnlineSearch | null {
  if (settings.ONLINE_SEARCH.length === 0) return null
  const { turns, seconds = usualSeconds } = parts
  const ask = makeAskJson({ turns, userAgent: userAgentFor(settings.ONLINE_CONTACT ?? ''), seconds: seconds.answer })
  const providers = [...new Set(settings.ONLINE_SEARCH)].map((id) => makers[id](settings, ask))
  const cache = makeOnlineCache(parts)
  return {
    services: providers.map(({ name, hostFor }) => ({ name, host: hostFor('en').replace(/^en\.(?=wikipedia\.org$)/, '') })),
    search: (question, options = {}) =>
      searchWith({ ...parts, providers, cache, seconds, dailyQueries: settings.ONLINE_DAILY_QUERIES }, question, options),
  }
}

const makers: Readonly<Record<ProviderId, (settings: OnlineSettings, ask: AskJson) => Provider>> = {
  openalex: (settings, ask) => makeOpenAlex({ ask, url: settings.OPENALEX_URL, key: settings.OPENALEX_KEY ?? '' }),
  core: (settings, ask) => makeCore({ ask, url: settings.CORE_URL, key: settings.CORE_KEY ?? '' }),
  'semantic-scholar': (settings, ask) =>
    makeSemanticScholar({ ask, url: settings.SEMANTIC_SCHOLAR_URL, key: settings.SEMANTIC_SCHOLAR_KEY }),
  wikipedia: (settings, ask) => makeWikipedia({ ask, url: settings.WIKIPEDIA_URL }),
  template: (settings, ask) =>
    makeTemplate({
      ask,
      url: settings.ONLINE_SEARCH_URL ?? '',
      name: settings.ONLINE_SEARCH_NAME ?? hostIn(settings.ONLINE_SEARCH_URL),
      fields: settings.ONLINE_SEARCH_FIELDS,
      header: settings.ONLINE_SEARCH_HEADER,
    }),
}

const hostIn = (url = ''): string => (URL.canParse(url) ? new URL(url).hostname : url)

type Searching = OnlineParts & {
  readonly providers: readonly Provider[]
  readonly cache: ReturnType<typeof makeOnlineCache>
  readonly seconds: NonNullable<OnlineParts['seconds']>
  readonly dailyQueries: number
}
type Options = NonNullable<Parameters<OnlineSearch['search']>[1]>

async function searchWith(searching: Searching, question: OnlineQuestion, options: Options): Promise<OnlineResult> {
  const { providers, cache, dailyQueries, seconds } = searching
  const { signal = new AbortController().signal, onProgress = () => undefined } = options
  if (signal.aborted) throw new RunEnded()
  const { language } = question
  const progress = makeProgress(onProgress)
  // Knows all languages, so it is loaded with the first search: most starts do without it.
  const { queriesOf } = await import('./queries-of.ts')
  const chunks = queriesOf(question)
  const lanes = await inTime(seconds.search, (late) =>
    Promise.all(
      providers.map((provider) => askProvider({ provider, chunks, language, cache, dailyQueries, signal, late, onAsked: progress.asked })),
    ),
  )
  const works = rankWorks(
    lanes.flatMap(({ hits }) => hits),
    worksAtMost,
  )
  progress.toRead(works.length)
  const byId = new Map(providers.map((provider) => [provider.id, provider]))
  const { fetchPage, readFile } = searching
  const read = await inTime(seconds.read, (late) =>
    readWorks({ works, providers: byId, language, cache, fetchPage, readFile, signal, late, onRead: progress.read }),
  )
  return { ...read, services: providers.map((provider, index) => reportOf(provider, lanes[index])) }
}

/** Hands over a signal that aborts after some seconds. */
async function inTime<Result>(seconds: number, work: (late: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), seconds * 1000)
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}

const reportOf = ({ id, name }: Provider, lane: Lane | undefined) => ({
  id,
  name,
  queries: lane?.queries ?? 0,
  found: new Set(lane?.hits.map(({ work }) => work.url)).size,
  trouble: lane?.trouble ?? null,
})

function makeProgress(tell: (progress: OnlineProgress) => void) {
  let now: OnlineProgress = { queries: 0, found: 0, read: 0, toRead: 0 }
  const change = (changed: Partial<OnlineProgress>) => tell((now = { ...now, ...changed }))
  return {
    asked: (found: number) => change({ queries: now.queries + 1, found: now.found + found }),
    toRead: (toRead: number) => change({ toRead }),
    read: () => change({ read: now.read + 1 }),
  }
}
