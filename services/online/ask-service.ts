import type { HostTurns, TakeOptions, TurnEnd } from '../fetch/host-turns.ts'
import { parseRetryAfter } from '../fetch/retry-after.ts'
import { AppError } from '../problem.ts'
import { RunEnded } from '../run-ended.ts'
import { ProviderTrouble } from './provider-trouble.ts'

export type ServiceAnswer = { readonly status: number; readonly retryAfter: number | null; readonly body: string }

export type AskService = (
  url: URL,
  options: {
    readonly signal: AbortSignal
    /** What the answer should be in. */
    readonly accept?: string
    readonly headers?: Readonly<Record<string, string>>
    /** Milliseconds between two requests, by all nodes together. */
    readonly every?: number
  },
) => Promise<ServiceAnswer>

export type AskServiceOptions = {
  readonly turns: HostTurns
  readonly userAgent: string
  /** For one answer; waiting for a turn is not counted. */
  readonly seconds?: number
  /** Milliseconds to wait for a turn, or for as long as a service asked to be left alone. */
  readonly patience?: number
}

const usualSeconds = 8
const usualEvery = 1_000
const usualPatience = 30_000
const bytesAtMost = 10 * 1024 * 1024
/** Asked once more when the service said that it is busy. */
const triesAtMost = 2

/**
 * Asks a service that the operator has named, in its turn, and gives what it answers, whatever its status but for busy ones. No
 * redirect is followed: a key would go with it. Throws ProviderTrouble, and RunEnded when `signal` aborts.
 */
export function makeAskService({ turns, userAgent, seconds = usualSeconds, patience = usualPatience }: AskServiceOptions): AskService {
  return async (url, { signal, accept = 'application/json', headers = {}, every = usualEvery }) => {
    for (let tries = 1; ; tries++) {
      const end = await takeTurn(turns, url, { signal, every, patience })
      const answer = await ask(url, { headers: { Accept: accept, 'User-Agent': userAgent, ...headers }, signal, seconds }).catch(
        async (error: unknown) => {
          // Who leaves tells nothing of the service: the next person need not wait for it.
          await end(signal.aborted ? { is: 'done' } : { is: 'refused', retryAfter: null })
          throw signal.aborted ? new RunEnded() : new ProviderTrouble('unreachable', { cause: error })
        },
      )
      await end(endOf(answer))
      if (!isBusy(answer)) return answer
      if (tries === triesAtMost) throw new ProviderTrouble('refused')
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

type Asking = { readonly headers: Readonly<Record<string, string>>; readonly signal: AbortSignal; readonly seconds: number }

async function ask(url: URL, { headers, signal, seconds }: Asking): Promise<ServiceAnswer> {
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

const isBusy = ({ status }: ServiceAnswer): boolean => status === 429 || status === 503

function endOf(answer: ServiceAnswer): TurnEnd {
  if (isBusy(answer)) return { is: 'refused', retryAfter: answer.retryAfter }
  return answer.status >= 500 ? { is: 'refused', retryAfter: null } : { is: 'done' }
}
