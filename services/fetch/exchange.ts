import { readBody, acceptedPacking, type BodyLimits } from './unpack.ts'
import type { HostAddress, Target } from './target.ts'

export type Asking = {
  readonly target: Target
  /** `Accept`, and whatever else the server should know. */
  readonly headers: Readonly<Record<string, string>>
  readonly limits: BodyLimits
  readonly signal: AbortSignal
}

/** What a server answered; a body that nobody reads is thrown away. */
export type Answer = {
  readonly status: number
  /** In lower case; null when it is not there. Of several lines the first counts. */
  readonly header: (name: string) => string | null
}

type Handled<Result> = (answer: Answer, read: () => Promise<Uint8Array>) => Promise<Result>

/**
 * One GET over a connection of its own to one of the target's addresses: nothing is resolved again, no redirect followed,
 * no proxy asked, no connection used twice. Throws what the network throws.
 */
export async function exchange<Result>({ target, headers, limits, signal }: Asking, handle: Handled<Result>): Promise<Result> {
  // Loaded with the first page that is fetched: most starts do without it.
  const { Agent, request } = await import('undici')
  const agent = new Agent({ connect: { lookup: pinnedTo(target.addresses) }, allowH2: false, pipelining: 0, maxHeaderSize: 32_768 })
  try {
    const {
      statusCode,
      headers: given,
      body,
    } = await request(target.url, {
      dispatcher: agent,
      signal,
      headers: { ...headers, 'Accept-Encoding': acceptedPacking },
    })
    // A connection that breaks after we have turned away is nobody's trouble.
    body.on('error', () => undefined)
    const header = (name: string) => firstOf(given[name])
    return await handle({ status: statusCode, header }, () => readBody(body, header('content-encoding') ?? '', limits))
  } finally {
    await agent.destroy().catch(() => undefined)
  }
}

const firstOf = (value: string | readonly string[] | undefined): string | null => (typeof value === 'string' ? value : (value?.[0] ?? null))

type Found = (error: Error | null, address: string | { address: string; family: number }[], family?: number) => void

/** Stands where a socket would resolve its host, and gives it what was checked, however often it asks. */
export const pinnedTo =
  (addresses: readonly HostAddress[]) =>
  (_host: string, options: { readonly all?: boolean }, found: Found): void => {
    const [first] = addresses
    if (!first) found(new Error('no address'), '')
    else if (options.all) found(null, [...addresses])
    else found(null, first.address, first.family)
  }
