import { createHash } from 'node:crypto'
import type { TextLanguage } from '#tools/text-languages.gen.ts'
import type { Fetcher } from '../fetch/fetcher.ts'
import type { FileReader } from '../files/read-file.ts'
import { AppError, type ProblemCode } from '../problem.ts'
import { RunEnded } from '../run-ended.ts'
import type { OnlineCache } from './online-cache.ts'
import type { OnlineSource, Provider, ProviderId } from './online-search.ts'
import { ProviderTrouble } from './provider-trouble.ts'
import type { RankedWork } from './rank-works.ts'

export type ReadingOptions = {
  readonly works: readonly RankedWork[]
  readonly providers: ReadonlyMap<ProviderId, Provider>
  readonly language: TextLanguage
  readonly cache: OnlineCache
  readonly fetchPage: Fetcher
  readonly readFile: FileReader
  readonly signal: AbortSignal
  /** Aborts when the time for reading is over; what was not read then stays so. */
  readonly late: AbortSignal
  readonly onRead: () => void
}

/** Pages at once: their files go to the process that reads people's files too, which must not wait long. */
const together = 3
/** Fewer words than this are a notice that there is nothing to read. */
const wordsAtLeast = 20

type ReadText = { readonly text: string; readonly isPassage: boolean; readonly fetchedAt: Date }

/** `unread`: works without a text that we may and can read. */
export type WorksRead = { readonly sources: readonly OnlineSource[]; readonly unread: number }

/** Reads the texts of works, a few at a time; the same text at two places comes once. Throws RunEnded only. */
export async function readWorks(options: ReadingOptions): Promise<WorksRead> {
  const texts: (ReadText | null)[] = options.works.map(() => null)
  let next = 0
  const worker = async () => {
    for (let index = next++; index < options.works.length; index = next++) {
      const ranked = options.works[index]
      if (options.signal.aborted) throw new RunEnded()
      if (ranked) texts[index] = await optionalText(ranked, options)
      options.onRead()
    }
  }
  await Promise.all(Array.from({ length: together }, worker))
  return { sources: distinct(options.works, texts), unread: texts.filter((text) => text === null).length }
}

function distinct(works: readonly RankedWork[], texts: readonly (ReadText | null)[]): readonly OnlineSource[] {
  const seen = new Set<string>()
  return works.flatMap(({ provider, work }, index) => {
    const read = texts[index]
    const content = createHash('sha256')
      .update(read?.text ?? '')
      .digest('hex')
    if (!read || seen.has(content)) return []
    seen.add(content)
    const { title, url, authors, year } = work
    return [{ provider, title, url, authors, year, ...read }]
  })
}

/** The whole text if it can be had, else the passages that were sent. */
async function optionalText(ranked: RankedWork, options: ReadingOptions): Promise<ReadText | null> {
  const { providers, late } = options
  const passage = passageOf(ranked)
  if (providers.get(ranked.provider)?.hasPassages && passage && ranked.work.fullTextUrl === null) return passage
  for (const url of ranked.urls.slice(0, 3)) {
    if (late.aborted) break
    const read = await optionalPage(url, ranked, options)
    if (read && hasWords(read.text)) return read
  }
  return passage
}

function passageOf({ snippets }: RankedWork): ReadText | null {
  const text = snippets.join('\n\n')
  return hasWords(text) ? { text, isPassage: true, fetchedAt: new Date() } : null
}

const hasWords = (text: string): boolean => (text.match(/\p{L}+/gu)?.length ?? 0) >= wordsAtLeast

/** The text at an address: kept, from the service itself, or fetched now. */
async function optionalPage(url: string, { provider, work }: RankedWork, options: ReadingOptions): Promise<ReadText | null> {
  const { cache, providers, language } = options
  const kept = await cache.optionalPage(url)
  if (kept) return 'text' in kept ? { ...kept, isPassage: false } : null
  const signal = AbortSignal.any([options.signal, options.late])
  try {
    const own = providers.get(provider)?.read
    const text = own && url === work.url ? await own(work, language, signal) : await fetchedText(url, options, signal)
    return text === null ? null : { text, isPassage: false, fetchedAt: await cache.keepText(url, text) }
  } catch (error) {
    if (options.signal.aborted) throw new RunEnded()
    if (error instanceof AppError && !passing.includes(error.problem.code)) await cache.keepFailure(url, error.problem.code)
    if (error instanceof AppError || error instanceof RunEnded || error instanceof ProviderTrouble) return null
    throw error
  }
}

/** May work in a minute, so it is not remembered. */
const passing: readonly ProblemCode[] = ['fetch-busy', 'fetch-took-too-long', 'engine-busy', 'file-took-too-long']

const endings = { html: 'html', pdf: 'pdf', text: 'txt' } as const

async function fetchedText(url: string, { fetchPage, readFile }: ReadingOptions, signal: AbortSignal): Promise<string> {
  const { bytes, kind } = await fetchPage(url, { signal })
  return (await readFile({ name: `page.${endings[kind]}`, bytes }, { signal })).text
}
