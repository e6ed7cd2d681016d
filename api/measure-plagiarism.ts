import type { Logger } from 'pino'
import type { Figures, RephraseResult } from '#tools/rephrase/contract.ts'
import { isAllowed } from '#services/checks/allowed-collections.ts'
import { RunEnded } from '#services/run-ended.ts'
import type { Asker } from './asker.ts'
import { describeError } from './describe-error.ts'
import type { House } from './house.ts'

export type Rephrased = {
  readonly asker: Asker
  /** The text as it was before. */
  readonly input: string
  readonly result: Pick<RephraseResult, 'text' | 'language'>
}

export type MeasureOptions = {
  readonly signal: AbortSignal
  /** Called when there is something to compare with, before it is. */
  readonly onBegin?: () => void
  readonly milliseconds?: number
}

/** Longer than this nobody waits for a figure. */
const usualMilliseconds = 3_000
/** Documents that the result is compared with: the likeliest. */
const candidatesAtMost = 10

/**
 * The share of a result's words that stand in documents the asker may search, their drafts left out, and left out also the
 * document that is the input itself. Never throws and never takes long: then there is no figure.
 */
export async function measurePlagiarism(
  house: Pick<House, 'corpus' | 'engines'> & { readonly log: Pick<Logger, 'warn'> },
  rephrased: Rephrased,
  { signal, onBegin = () => undefined, milliseconds = usualMilliseconds }: MeasureOptions,
): Promise<Figures['plagiarism']> {
  const late = new AbortController()
  const either = AbortSignal.any([signal, late.signal])
  const { promise: gone, reject } = Promise.withResolvers<never>()
  const leave = (): void => reject(new RunEnded())
  either.addEventListener('abort', leave, { once: true })
  const timer = setTimeout(() => late.abort(), milliseconds)
  if (either.aborted) leave()
  try {
    return await Promise.race([measure(house, rephrased, { signal: either, onBegin }), gone])
  } catch (error) {
    if (!either.aborted) house.log.warn({ error: describeError(error) }, 'plagiarism of a result was not measured')
    return { state: 'not-measured' }
  } finally {
    clearTimeout(timer)
    either.removeEventListener('abort', leave)
  }
}

async function measure(
  { corpus, engines }: Pick<House, 'corpus' | 'engines'>,
  { asker, input, result: { text, language } }: Rephrased,
  { signal, onBegin }: Pick<Required<MeasureOptions>, 'signal' | 'onBegin'>,
): Promise<Figures['plagiarism']> {
  const viewer = { accountId: asker.account?.accountId ?? null }
  const collections = (await corpus.collections(viewer)).filter((one) => isAllowed(one, undefined))
  if (collections.every(({ documents }) => documents === 0)) return { state: 'nothing-to-compare' }
  onBegin()
  const { query, words } = await engines.prepareCheck({ text, language }, { signal })
  const { candidates, commonHashes, documents } = await corpus.candidates({
    viewer,
    language,
    hashes: query.hashes,
    places: query,
    words,
    collections: collections.map(({ id }) => id),
    limit: candidatesAtMost,
  })
  if (candidates.length === 0) return { state: 'measured', score: 0, documents }
  const sources = candidates.map(({ documentId: id, text: own, language: written, near }) => ({ id, text: own, language: written, near }))
  const measured = await engines.measureCheck({ text, language, sources, commonHashes, except: input }, { signal })
  return { state: 'measured', score: measured.words === 0 ? 0 : measured.matched / measured.words, documents }
}
