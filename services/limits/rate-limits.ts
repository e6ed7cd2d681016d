import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

/**
 * What is counted: `runs` of tools and files read, every request to the API, and the characters that visitors have
 * generated for them.
 */
export type RateKind = 'runs' | 'requests' | 'visitor-characters'

type RateState = {
  /** Points in the kind's time: requests in a minute, characters in a day. */
  readonly limit: number
  readonly remaining: number
  /** Seconds until the count begins anew. */
  readonly resetSeconds: number
  readonly isAllowed: boolean
}

export type RateLimits = {
  /** Counts one request of `who`, or so many points; null when this kind has no limit. */
  readonly count: (kind: RateKind, who: string, points?: number) => Promise<RateState | null>
  /** Takes what was counted of `who` back: it came to nothing. */
  readonly giveBack: (kind: RateKind, who: string, points?: number) => Promise<void>
}

export type RateLimitOptions = {
  readonly pool: pg.Pool
  /** Addresses are stored hashed with it. */
  readonly secret: string
  /** 0 lifts a limit. */
  readonly perMinute: Readonly<Record<'runs' | 'requests', number>>
  readonly perDay: Readonly<Record<'visitor-characters', number>>
}

/** `countsRefused`: whoever asks too often waits longer for it, and is refused from memory. */
type Rule = { readonly limit: number; readonly seconds: number; readonly countsRefused: boolean }

const [minute, day] = [60, 24 * 60 * 60]

/**
 * Counts in the database, so that all nodes count together; when it does not answer, each node counts by itself.
 * A request that was refused counts; characters that were refused do not, so that a shorter text may still go through.
 */
export function makeRateLimits({ pool, secret, perMinute, perDay }: RateLimitOptions): RateLimits {
  const rules: Readonly<Record<RateKind, Rule>> = {
    runs: { limit: perMinute.runs, seconds: minute, countsRefused: true },
    requests: { limit: perMinute.requests, seconds: minute, countsRefused: true },
    'visitor-characters': { limit: perDay['visitor-characters'], seconds: day, countsRefused: false },
  }
  const limiters: Readonly<Record<RateKind, RateLimiterPostgres>> = {
    runs: makeLimiter(pool, rules.runs, 'runs'),
    requests: makeLimiter(pool, rules.requests, 'requests'),
    'visitor-characters': makeLimiter(pool, rules['visitor-characters'], 'visitor-characters'),
  }
  const keyOf = (who: string) => createHmac('sha256', secret).update(who).digest('base64url').slice(0, 27)
  return {
    count: async (kind, who, points = 1) => {
      const { limit, countsRefused } = rules[kind]
      if (limit === 0) return null
      try {
        return stateOf(await limiters[kind].consume(keyOf(who), points), limit, true)
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        if (!countsRefused) await limiters[kind].reward(keyOf(who), points)
        return stateOf(refused, limit, false)
      }
    },
    giveBack: async (kind, who, points = 1) => {
      if (rules[kind].limit > 0) await limiters[kind].reward(keyOf(who), points)
    },
  }
}

function makeLimiter(pool: pg.Pool, { limit, seconds, countsRefused }: Rule, keyPrefix: RateKind): RateLimiterPostgres {
  const points = Math.max(1, limit)
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: true,
    keyPrefix,
    points,
    duration: seconds,
    ...(countsRefused ? { inMemoryBlockOnConsumed: points + 1 } : {}),
    insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration: seconds }),
  })
}

const stateOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes, limit: number, isAllowed: boolean): RateState => ({
  limit,
  remaining: Math.max(0, remainingPoints),
  resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  isAllowed,
})
