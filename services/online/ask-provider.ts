import type { QueryChunk } from '#engines/similarity/queries.ts'
import type { TextLanguage } from '#tools/text-languages.gen.ts'
import { RunEnded } from '../run-ended.ts'
import type { OnlineCache } from './online-cache.ts'
import type { FoundWork, Provider, TroubleKind } from './online-search.ts'
import { ProviderTrouble } from './provider-trouble.ts'
import { workKey, type Hit } from './rank-works.ts'

export type LaneOptions = {
  readonly provider: Provider
  /** In the order in which they are to be asked. */
  readonly chunks: readonly QueryChunk[]
  readonly language: TextLanguage
  readonly cache: OnlineCache
  readonly dailyQueries: number
  /** Aborts when nobody waits any more. */
  readonly signal: AbortSignal
  /** Aborts when the time for searching is over. */
  readonly late: AbortSignal
  readonly onAsked: (found: number) => void
}

export type Lane = { readonly hits: readonly Hit[]; readonly queries: number; readonly trouble: TroubleKind | null }

/** Chunks in a row without anything new, after which there is probably nothing more. */
const quietAtMost = 3
/** Queries in a row that fail, after which a service is left alone in this search. */
const failuresAtMost = 2

/** Asks one service what it knows, chunk by chunk, by itself: a slow one keeps no other waiting. Throws RunEnded only. */
export async function askProvider(options: LaneOptions): Promise<Lane> {
  const lane = new LaneState(options)
  for (const { queries } of options.chunks) {
    const before = lane.known.size
    for (const { words } of queries) {
      if (await lane.ask(words)) return lane.end()
    }
    lane.quiet = lane.known.size === before ? lane.quiet + 1 : 0
    if (lane.quiet === quietAtMost) break
  }
  return lane.end()
}

class LaneState {
  readonly known = new Set<string>()
  quiet = 0
  private readonly options: LaneOptions
  private readonly hits: Hit[] = []
  private queries = 0
  private answers = 0
  private failures = 0
  private trouble: TroubleKind | null = null

  constructor(options: LaneOptions) {
    this.options = options
  }

  /** Asks one query; true when the service is not to be asked any more. */
  async ask(words: string): Promise<boolean> {
    const { provider, signal, late, onAsked } = this.options
    if (signal.aborted) throw new RunEnded()
    if (late.aborted) return this.stopLate()
    try {
      const works = await this.works(words)
      if (works === null) return this.stop('budget-spent')
      this.failures = 0
      this.answers++
      works.forEach((work, place) => this.hits.push({ provider: provider.id, query: words, place, work }))
      for (const work of works) this.known.add(workKey(work))
      onAsked(works.length)
      return false
    } catch (error) {
      return this.failed(error)
    }
  }

  end(): Lane {
    return { hits: this.hits, queries: this.queries, trouble: this.trouble }
  }

  /** From the cache, or from the service if its budget allows; null when it does not. */
  private async works(words: string): Promise<readonly FoundWork[] | null> {
    const { provider, language, cache, dailyQueries, signal, late } = this.options
    const query = { words, language }
    const kept = await cache.optionalAnswer(provider.id, query)
    if (kept === null && !(await cache.takeFromBudget(provider.id, dailyQueries))) return null
    this.queries++
    if (kept !== null) return kept
    const works = await provider.search(query, AbortSignal.any([signal, late]))
    // Whole texts stand with the pages, where the next step looks for them.
    for (const { text, fullTextUrl, url } of works) if (text !== null) await cache.keepText(fullTextUrl ?? url, text)
    const stripped = works.map((work): FoundWork => ({ ...work, text: null }))
    await cache.keepAnswer(provider.id, query, stripped)
    return stripped
  }

  private failed(error: unknown): boolean {
    if (this.options.signal.aborted) throw new RunEnded()
    if (error instanceof RunEnded) return this.stopLate()
    if (!(error instanceof ProviderTrouble)) throw error
    this.failures++
    return error.kind === 'refused' || this.failures === failuresAtMost ? this.stop(error.kind) : false
  }

  /** The time is over. A service that has answered so far was only asked less. */
  private stopLate(): true {
    return this.answers > 0 || this.stop('unreachable')
  }

  private stop(kind: TroubleKind): true {
    this.trouble = kind
    return true
  }
}
