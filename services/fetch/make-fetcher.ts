import { lookup } from 'node:dns/promises'
import type pg from 'pg'
import { AppError, appError } from '../problem.ts'
import { RunEnded } from '../run-ended.ts'
import { exchange, type Answer } from './exchange.ts'
import { fetchedBytesAtMost, fetchSecondsAtMost, redirectsAtMost, unpackedAnswerAtMost, type Fetched, type Fetcher } from './fetcher.ts'
import type { HostTurns, TurnEnd } from './host-turns.ts'
import { inUtf8, requireKind, requireReadable } from './kind-of-answer.ts'
import { parseRetryAfter } from './retry-after.ts'
import { makeRobots, robotName, type Robots, type RobotsAnswer } from './robots.ts'
import { requireTarget, type Resolve, type Target } from './target.ts'

export type FetcherOptions = {
  readonly pool: pg.Pool
  readonly turns: HostTurns
  /** Where the owner of a site that we read can write: an address of mail or of a page. */
  readonly contact: string
  /** `host:port` of servers of our own that may be read although they are not public. Never from a person. */
  readonly allow?: readonly string[]
  readonly resolve?: Resolve
  readonly limits?: { readonly bytes: number; readonly unpacked: number; readonly seconds: number }
}

const usualLimits = { bytes: fetchedBytesAtMost, unpacked: unpackedAnswerAtMost, seconds: fetchSecondsAtMost }
const systemResolve: Resolve = (host) => lookup(host, { all: true })
const acceptedPages = 'text/html, application/xhtml+xml, application/pdf, text/plain;q=0.9, text/markdown;q=0.9'

/** What our requests say of us. */
export const userAgentFor = (contact: string): string =>
  `${robotName} (writing assistant; +${contact.replaceAll(/[^\x21-\x7e]|[()]/g, '')})`

/** The only way out to an address that somebody else named. */
export function makeFetcher({ pool, turns, contact, allow = [], resolve = systemResolve, limits = usualLimits }: FetcherOptions): Fetcher {
  const house: House = { turns, rules: { allow, resolve }, limits, userAgent: userAgentFor(contact) }
  const robots = makeRobots({ pool, ask: (url, signal) => askRobots(new Walk(house, null, signal), url) })
  return (url, { signal } = {}) => new Walk(house, robots, signal).fetchPage(url)
}

type House = {
  readonly turns: HostTurns
  readonly rules: { readonly allow: readonly string[]; readonly resolve: Resolve }
  readonly limits: { readonly bytes: number; readonly unpacked: number; readonly seconds: number }
  readonly userAgent: string
}

type Step<Result> = { readonly to: string } | { readonly result: Result }
type Read<Result> = (answer: Answer, read: () => Promise<Uint8Array>, url: URL) => Promise<Result>

/** One page with its redirects; the time for all of its requests together is counted, waiting for a turn is not. */
class Walk {
  private readonly house: House
  /** Null when a robots.txt itself is asked for. */
  private readonly robots: Robots | null
  private readonly signal: AbortSignal | undefined
  private milliseconds: number

  constructor(house: House, robots: Robots | null, signal: AbortSignal | undefined) {
    this.house = house
    this.robots = robots
    this.signal = signal
    this.milliseconds = house.limits.seconds * 1000
  }

  fetchPage(url: string): Promise<Fetched> {
    return this.follow(url, acceptedPages, async (answer, read, from) => {
      if (answer.status < 200 || answer.status > 299) throw appError('fetch-unreachable')
      const type = answer.header('content-type') ?? ''
      requireReadable(type)
      const bytes = await read()
      const kind = requireKind(type, bytes)
      return { url: from.href, kind, bytes: kind === 'pdf' ? bytes : inUtf8(type, bytes) }
    })
  }

  /** Goes where redirects lead; each address is checked, resolved and waited for as the first was. */
  async follow<Result>(url: string, accept: string, read: Read<Result>): Promise<Result> {
    let next: string | URL = url
    for (let redirects = 0; redirects <= redirectsAtMost; redirects++) {
      const target = await this.timed(requireTarget(next, this.house.rules))
      const step: Step<Result> = await this.step(target, accept, read)
      if ('result' in step) return step.result
      if (!URL.canParse(step.to, target.url)) throw appError('fetch-unreachable')
      next = new URL(step.to, target.url)
    }
    throw appError('fetch-unreachable')
  }

  private async step<Result>(target: Target, accept: string, read: Read<Result>): Promise<Step<Result>> {
    const rule = await this.robots?.(target.url, this.signal)
    if (rule && !rule.isAllowed) throw appError('fetch-not-allowed')
    const end = await this.house.turns.take(hostOf(target.url), {
      signal: this.signal,
      ...(rule?.delay ? { every: Math.max(1000, rule.delay) } : {}),
    })
    let ending: TurnEnd = { is: 'done' }
    try {
      return await this.ask(target, accept, async (answer, body) => {
        if (answer.status === 429 || answer.status === 503) {
          ending = { is: 'refused', retryAfter: parseRetryAfter(answer.header('retry-after') ?? undefined, Date.now()) }
          throw appError('fetch-busy', { seconds: Math.ceil((ending.retryAfter ?? 0) / 1000) || 60 })
        }
        if (answer.status >= 500) ending = { is: 'refused', retryAfter: null }
        const to = [301, 302, 303, 307, 308].includes(answer.status) ? answer.header('location') : null
        return to === null ? { result: await read(answer, body, target.url) } : { to }
      })
    } catch (error) {
      if (isTheirs(error)) ending = { is: 'refused', retryAfter: null }
      throw error
    } finally {
      await end(ending)
    }
  }

  private ask<Result>(target: Target, accept: string, handle: (answer: Answer, read: () => Promise<Uint8Array>) => Promise<Result>) {
    const { limits, userAgent } = this.house
    const ended = new AbortController()
    const signal = this.signal ? AbortSignal.any([this.signal, ended.signal]) : ended.signal
    const work = exchange({ target, limits, signal, headers: { Accept: accept, 'User-Agent': userAgent } }, handle)
    return this.timed(work, () => ended.abort())
  }

  /** Takes what `work` needs from the time that is left, and says a failure of the network in our words. */
  private async timed<Result>(work: Promise<Result>, stop: () => void = () => undefined): Promise<Result> {
    const { promise: late, reject } = Promise.withResolvers<never>()
    const seconds = this.house.limits.seconds
    const began = performance.now()
    const timer = setTimeout(() => reject(appError('fetch-took-too-long', { seconds })), Math.max(0, this.milliseconds))
    const leave = () => reject(new RunEnded())
    this.signal?.addEventListener('abort', leave, { once: true })
    if (this.signal?.aborted) leave()
    try {
      return await Promise.race([work, late])
    } catch (error) {
      stop()
      work.catch(() => undefined)
      if (error instanceof AppError || error instanceof RunEnded) throw error
      throw new AppError({ code: 'fetch-unreachable', facts: {} }, { cause: error })
    } finally {
      clearTimeout(timer)
      this.signal?.removeEventListener('abort', leave)
      this.milliseconds -= performance.now() - began
    }
  }
}

const hostOf = (url: URL): string => `${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`

/** The other side broke down or was too slow, and is left alone for a while; a page that is not there says nothing of its server. */
const isTheirs = (error: unknown): boolean =>
  error instanceof AppError && (error.problem.code === 'fetch-took-too-long' || error.cause !== undefined)

/** RFC 9309, 2.3.1: no such file, no rules; a server that fails or cannot be reached, no entry. */
async function askRobots(walk: Walk, url: string): Promise<RobotsAnswer> {
  try {
    return await walk.follow(url, 'text/plain', async ({ status }, read) => {
      if (status >= 200 && status < 300) return { is: 'text', text: new TextDecoder().decode(await read()) }
      return status >= 400 && status < 500 ? { is: 'none' } : { is: 'unknown' }
    })
  } catch (error) {
    if (error instanceof AppError && !passing.includes(error.problem.code)) return { is: 'unknown' }
    throw error
  }
}

/** Says nothing about the site's wishes, so nothing is remembered of them; the page would meet the same. */
const passing: readonly string[] = ['fetch-busy', 'fetch-address-refused', 'fetch-unreachable', 'fetch-took-too-long']
