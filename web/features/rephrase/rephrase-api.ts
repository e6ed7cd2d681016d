import type { CompareResult, RephraseEvent, RephraseResult, VariantsResult } from '#tools/rephrase/contract.ts'
import type { Span } from '#engines/text/span.ts'
import { isOffline, isProblem, post, postForEvents, type Answer, type Problem } from '#web/workbench/api-client.ts'
import { askWhenUnsure } from '#web/workbench/when-unsure.ts'
import { steps, type Draft, type Step } from './options.ts'

type Asked = Pick<Draft, 'text' | 'mode' | 'strength' | 'language' | 'keep'>

type RunRequest = {
  readonly asked: Asked
  readonly seed: number
  /** Texts that the result must differ from. */
  readonly avoid: readonly string[]
  readonly locale: string
  readonly signal: AbortSignal
  readonly onStep: (step: Step, done?: number, of?: number) => void
}

/** As much text to avoid as fits into a request beside the longest input. */
const avoidedAtMost = 1_000_000

/** Rewrites a text, in the person's own language when it cannot be told; each step is told as the server announces it. Never throws. */
export async function requestRephrase({ asked, seed, avoid, locale, signal, onStep }: RunRequest): Promise<Answer<RephraseResult>> {
  if (isOffline()) return { ok: false, problem: { code: 'offline', status: 0 } }
  return askWhenUnsure(asked.language, (language) => requestOnce({ asked: { ...asked, language }, seed, avoid, locale, signal, onStep }))
}

async function requestOnce({ asked, seed, avoid, locale, signal, onStep }: RunRequest): Promise<Answer<RephraseResult>> {
  let answer: Answer<RephraseResult> | null = null
  const body = { ...picked(asked), seed, avoid: latestWithin(avoid) }
  const onEvent = (event: RephraseEvent) => {
    if (event.type === 'step') onStep(event.step, event.done, event.of)
    else if (event.type === 'result') answer = { ok: true, value: event.result }
    else answer = { ok: false, problem: event.problem }
  }
  const problem: Problem | null = await postForEvents({ path: '/api/v1/rephrase', body, isValue: isRephraseEvent, signal, locale, onEvent })
  return answer ?? { ok: false, problem: problem ?? { code: 'network-failed', status: 0 } }
}

const picked = ({ text, mode, strength, language, keep }: Asked): Asked => ({ text, mode, strength, language, keep })

/** The latest texts that together stay within the bound, at most twenty. */
function latestWithin(texts: readonly string[]): readonly string[] {
  let room = avoidedAtMost
  return texts
    .slice(-20)
    .toReversed()
    .filter((text) => (room -= text.length) >= 0)
}

const isStep = (value: unknown): value is Step => steps.some((step) => step === value)

/** Whether a value is an event of a run. The server checks its results against the contract before it sends them. */
function isRephraseEvent(value: unknown): value is RephraseEvent {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false
  if (value.type === 'step') return 'step' in value && isStep(value.step)
  if (value.type === 'result') return 'result' in value && typeof value.result === 'object'
  return value.type === 'problem' && 'problem' in value && isProblem(value.problem)
}

/** Other wordings of one sentence of a text. Never throws. */
export async function requestVariants(request: {
  readonly asked: Asked
  readonly sentence: Span
  readonly seed: number
  readonly locale: string
  readonly signal: AbortSignal
}): Promise<Answer<VariantsResult>> {
  if (isOffline()) return { ok: false, problem: { code: 'offline', status: 0 } }
  const { asked, sentence, seed, locale, signal } = request
  return post({ path: '/api/v1/rephrase/variants', body: { ...picked(asked), sentence, seed }, isValue: isVariants, locale, signal })
}

const isVariants = (value: unknown): value is VariantsResult =>
  typeof value === 'object' && value !== null && 'variants' in value && Array.isArray(value.variants)

/** The text in every mode at one strength, in the person's own language when it cannot be told. Never throws. */
export async function requestCompare(request: {
  readonly asked: Asked
  readonly locale: string
  readonly signal: AbortSignal
}): Promise<Answer<CompareResult>> {
  if (isOffline()) return { ok: false, problem: { code: 'offline', status: 0 } }
  const { asked, locale, signal } = request
  return askWhenUnsure(asked.language, (language) => {
    const { text, strength, keep } = asked
    return post({ path: '/api/v1/rephrase/compare', body: { text, strength, keep, language }, isValue: isCompared, locale, signal })
  })
}

const isCompared = (value: unknown): value is CompareResult =>
  typeof value === 'object' && value !== null && 'results' in value && Array.isArray(value.results)
