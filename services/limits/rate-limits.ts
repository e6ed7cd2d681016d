import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

/** What is counted: `runs` of tools and files read, and every request to the API. */
export type RateKind = 'runs' | 'requests'

type RateState = {
  /** Requests in a minute. */
  readonly limit: number
  readonly remaining: number
  /** Seconds until the count begins anew. */
  readonly resetSeconds: number
  readonly isAllowed: boolean
}

export type RateLimits = {
  /** Counts one request of `who`; null when this kind has no limit. */
  readonly count: (kind: RateKind, who: string) => Promise<RateState | null>
  /** Takes one counted request of `who` back: it came to nothing. */
  readonly giveBack: (kind: RateKind, who: string) => Promise<void>
}

export type RateLimitOptions = {
  readonly pool: pg.Pool
  /** Addresses are stored hashed with it. */
  readonly secret: string
  /** Per minute; 0 lifts a limit. */
  readonly perMinute: Readonly<Record<RateKind, number>>
}

const windowSeconds = 60

/**
 * Counts requests in the database, so that all nodes count together. Whoever is over the limit is refused from memory;
 * when the database does not answer, each node counts by itself.
 */
export function makeRateLimits({ pool, secret, perMinute }: RateLimitOptions): RateLimits {
  const limiters = { runs: makeLimiter(pool, perMinute.runs, 'runs'), requests: makeLimiter(pool, perMinute.requests, 'requests') }
  const keyOf = (who: string) => createHmac('sha256', secret).update(who).digest('base64url').slice(0, 27)
  return {
    count: async (kind, who) => {
      const limit = perMinute[kind]
      if (limit === 0) return null
      try {
        return stateOf(await limiters[kind].consume(keyOf(who)), limit, true)
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return stateOf(refused, limit, false)
        throw refused
      }
    },
    giveBack: async (kind, who) => {
      if (perMinute[kind] > 0) await limiters[kind].reward(keyOf(who))
    },
  }
}

function makeLimiter(pool: pg.Pool, limit: number, keyPrefix: RateKind): RateLimiterPostgres {
  const points = Math.max(1, limit)
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: true,
    keyPrefix,
    points,
    duration: windowSeconds,
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration: windowSeconds }),
  })
}

const stateOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes, limit: number, isAllowed: boolean): RateState => ({
  limit,
  remaining: Math.max(0, remainingPoints),
  resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  isAllowed,
})
