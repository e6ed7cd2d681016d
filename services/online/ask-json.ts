import type { z } from 'zod'
import type { HostTurns, TakeOptions, TurnEnd } from '../fetch/host-turns.ts'
import { parseRetryAfter } from '../fetch/retry-after.ts'
import { AppError } from '../problem.ts'
import { RunEnded } from '../run-ended.ts'
import { ProviderTrouble } from './provider-trouble.ts'

export type AskJson = <Schema extends z.ZodType>(
  url: URL,
  options: {
    readonly schema: Schema
    readonly signal: AbortSignal
    readonly headers?: Readonly<Record<string, string>>
    /** Milliseconds between two requests, by all nodes together. */
    readonly every?: number
  },
) => Promise<z.output<Schema>>

export type AskJsonOptions = {
  readonly turns: HostTurns
  readonly userAgent: string
  /** For one answer; waiting for a turn is not counted. */
  readonly seconds?: number
}

const usualSeconds = 8
const usualEvery = 1_000
/** Milliseconds to wait for a turn, or for as long as a service asked to be left alone. */
const patience = 30_000
const bytesAtMost = 10 * 1024 * 1024
/** Asked once more when the service said that it is busy. */
const triesAtMost = 2

/**
 * Asks a search service that the operator has named, in its turn. No redirect is followed: a key would go with it. Throws
 * ProviderTrouble, and RunEnded when `signal` aborts.
 */
export function makeAskJson({ turns, userAgent, seconds = usualSeconds }: AskJsonOptions): AskJson {
  return async (url, { schema, signal, headers = {}, every = usualEvery }) => {
    for (let tries = 1; ; tries++) {
      const end = await takeTurn(turns, url, { signal, every, patience })
      const answer = await ask(url, {
        headers: { Accept: 'application/json', 'User-Agent': userAgent, ...headers },
        signal,
        seconds,
      }).catch(async (error: unknown) => {
        await end({ is: 'refused', retryAfter: null })
        throw signal.aborted ? new RunEnded() : new ProviderTrouble('unreachable', { cause: error })
      })
      await end(endOf(answer))
      if (isBusy(answer) && tries < triesAtMost) continue
      return understood(answer, schema)
    }
  }
}

async function takeTurn(turns: HostTurns, url: URL, options: TakeOptions) {
  try {
    const port = url.port || (url.protocol === 'https:' ? '443' : '80')
    return await turns.take(`${url.hostname}:${port}`, options)
  } catch (error) {
    throw error instanceof AppError ? new ProviderTrouble('refused', { cause: error }) : error
  }
}

type Answer = { readonly status: number; readonly retryAfter: number | null; readonly body: string }
type Asking = { readonly headers: Readonly<Record<string, string>>; readonly signal: AbortSignal; readonly seconds: number }

async function ask(url: URL, { headers, signal, seconds }: Asking): Promise<Answer> {
  const late = AbortSignal.any([signal, AbortSignal.timeout(seconds * 1000)])
  const response = await fetch(url, { headers, signal: late, redirect: 'error', credentials: 'omit' })
  const retryAfter = parseRetryAfter(response.headers.get('retry-after') ?? undefined, Date.now())
  return { status: response.status, retryAfter, body: await limitedText(response) }
}

async function limitedText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const piece of response.body ?? []) {
    bytes += piece.length
    if (bytes > bytesAtMost) throw new Error('the answer is too large')
    text += decoder.decode(piece, { stream: true })
  }
  return text + decoder.decode()
}

const isBusy = ({ status }: Answer): boolean => status === 429 || status === 503

function endOf(answer: Answer): TurnEnd {
  if (isBusy(answer)) return { is: 'refused', retryAfter: answer.retryAfter }
  return answer.status >= 500 ? { is: 'refused', retryAfter: null } : { is: 'done' }
}

function understood<Schema extends z.ZodType>(answer: Answer, schema: Schema): z.output<Schema> {
  if (isBusy(answer) || answer.status === 401 || answer.status === 403) throw new ProviderTrouble('refused')
  if (answer.status < 200 || answer.status > 299) throw new ProviderTrouble('unreachable')
  const parsed = schema.safeParse(optionalJson(answer.body))
  if (!parsed.success) throw new ProviderTrouble('unreachable')
  return parsed.data
}

function optionalJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
