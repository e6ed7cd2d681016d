import type { z } from 'zod'
import type { findInput, FindEvent, FindIndex, Hit, IndexReport } from '#tools/find/contract.ts'
import type { FoundWords } from '#tools/find/find-task.ts'
import type { Gathered, SearchedFor } from '#tools/find/run.ts'
import type { FinderAnswer, FinderQuery } from '#services/finder/finder.ts'
import { RunEnded } from '#services/run-ended.ts'
import type { House } from './house.ts'

export type Finding = {
  readonly input: z.output<typeof findInput>
  /** What is searched by. */
  readonly words: FoundWords
  /** Null for visitors, whose library lies in their browser. */
  readonly accountId: string | null
  readonly tell: (event: FindEvent) => void
  readonly signal: AbortSignal
  /** Told what failed with us; holds nothing of the text. */
  readonly onTrouble: (error: unknown) => void
}

type FindHouse = Pick<House, 'finder' | 'library'>

/** Asks every index at once and tells what they give, as they give it. Never throws; whatever fails with us is told as an index that cannot be reached. */
export async function runFind(finding: Finding, house: FindHouse): Promise<void> {
  const { input, words, tell, signal, onTrouble } = finding
  // Knows all languages, so it is loaded with the first search: most starts do without it.
  const { gather, libraryWords } = await import('#tools/find/run.ts')
  const { from, to, openAccessOnly, englishWords } = input
  const search: SearchedFor = { ...words, englishWords, from, to, openAccessOnly, thisYear: new Date().getFullYear() }
  const gathered = gather(search)
  const teller = makeTeller({ gathered, finding, house })
  const reports = reportsFor(finding, house)
  tell({ type: 'opened', language: words.language, keyWords: words.keyWords, englishWords, indexes: [...reports] })
  const query: FinderQuery = { keyWords: words.keyWords, englishWords, from: from ?? null, to: to ?? null, openAccessOnly }
  const answerOf = async (index: FindIndex): Promise<FinderAnswer> =>
    index === 'library' ? ownWorks(finding, house, libraryWords(search)) : house.finder.ask(index, query, signal)
  await Promise.all(
    reports.map(async ({ index, state }) => {
      if (state !== 'asking') return
      const answer = await answerOf(index).catch((error: unknown) => {
        if (!(error instanceof RunEnded)) onTrouble(error)
        return { state: 'unreachable', works: [], took: null } satisfies FinderAnswer
      })
      if (signal.aborted) return
      gathered.add({ index, works: answer.works })
      tell({ type: 'index', report: { index, state: answer.state, hits: answer.works.length, took: answer.took } })
      if (answer.works.length > 0) await teller.tellHits()
    }),
  )
  tell({ type: 'end', found: teller.found() })
}

/** How it stands with each index before it is asked. Without key words there is nothing to ask. */
function reportsFor({ input, words, accountId }: Finding, { finder }: FindHouse): readonly IndexReport[] {
  const on: readonly FindIndex[] = [...(accountId === null ? [] : (['library'] as const)), ...finder.indexes.map(({ id }) => id)]
  const isEmpty = words.keyWords.length + input.englishWords.length === 0
  return [...new Set(input.indexes ?? on)].map((index) => ({
    index,
    state: !on.includes(index) ? 'offline' : isEmpty ? 'answered' : 'asking',
    hits: 0,
    took: null,
  }))
}

async function ownWorks(
  { accountId }: Finding,
  { library }: FindHouse,
  words: Parameters<House['library']['sources']>[1],
): Promise<FinderAnswer> {
  if (accountId === null) return { state: 'offline', works: [], took: null }
  const started = performance.now()
  return { state: 'answered', works: await library.sources(accountId, words), took: Math.round(performance.now() - started) }
}

type TellerParts = { readonly gathered: Gathered; readonly finding: Finding; readonly house: FindHouse }

/** Tells the list, one telling after the other, so that an older one never follows a newer; answers that came meanwhile are told together. */
function makeTeller({ gathered, finding, house }: TellerParts) {
  let found = 0
  let waiting: Promise<void> | null = null
  let last: Promise<void> = Promise.resolve()
  const tellNow = async (): Promise<void> => {
    waiting = null
    if (finding.signal.aborted) return
    const list = gathered.list()
    found = list.found
    const hits = await withOwn(list.hits, finding, house)
    finding.tell({ type: 'hits', hits: [...hits], found })
  }
  return {
    found: () => found,
    tellHits: (): Promise<void> => {
      waiting ??= last = last.then(tellNow)
      return waiting
    },
  }
}

/** What the list of retractions and the library of whoever asks know of hits; without them the hits stand as they are. */
async function withOwn(hits: readonly Hit[], { accountId, onTrouble }: Finding, { library }: FindHouse): Promise<readonly Hit[]> {
  try {
    const items = hits.map(({ item }) => item)
    const { found } = await library.retractionsOf(items)
    const kept = accountId === null ? [] : await library.keptIds(accountId, items)
    return hits.map((hit, at) => ({ ...hit, retraction: found[at] ?? hit.retraction, keptId: hit.keptId ?? kept[at] ?? null }))
  } catch (error) {
    onTrouble(error)
    return hits
  }
}
