import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { appError } from '../problem.ts'

/** Tries in a quarter of an hour; 0 lifts a limit. */
export type AttemptLimits = { readonly address: number; readonly account: number }

type OnAccount = {
  readonly kind: string
  /** The browser's name, when it has signed in to that account before: then its tries are its own. */
  readonly browser: string | null
}

export type Attempts = {
  /** Counts a try from an address, and against an account where one is named. Throws AppError `too-many-requests`. */
  readonly count: (attempt: OnAccount & { readonly address: string; readonly account: string | null }) => Promise<void>
  /** The right password was given: earlier wrong ones no longer count. */
  readonly forget: (attempt: OnAccount & { readonly account: string }) => Promise<void>
}

const windowSeconds = 15 * 60

/**
 * Tries to prove who one is, counted by address and by account, on all nodes together. An account that does not exist
 * is counted like one that does, so that the limit tells nobody which are there. Browsers that the account knows have
 * as many tries again, each its own: those of strangers, all together, cannot keep the owner out.
 */
export function makeAttempts({
  pool,
  secret,
  limits,
}: {
  readonly pool: pg.Pool
  readonly secret: string
  readonly limits: AttemptLimits
}): Attempts {
  const byAddress = limiter(pool, 'attempt-address', limits.address)
  const byAccount = limiter(pool, 'attempt-account', limits.account)
  const keyOf = (...parts: readonly string[]): string =>
    createHmac('sha256', secret).update(parts.join('\n')).digest('base64url').slice(0, 27)
  const onAccount = ({ kind, browser }: OnAccount, account: string): string =>
    keyOf(kind, account.toLowerCase(), ...(browser === null ? [] : [browser]))
  return {
    count: async ({ address, account, ...attempt }) => {
      await consume(byAddress, keyOf(address))
      if (account !== null) await consume(byAccount, onAccount(attempt, account))
    },
    forget: async ({ account, ...attempt }) => {
      await byAccount?.delete(onAccount(attempt, account))
    },
  }
}

async function consume(limiterOrNone: RateLimiterPostgres | null, key: string): Promise<void> {
  try {
    await limiterOrNone?.consume(key)
  } catch (refused) {
    if (refused instanceof RateLimiterRes)
      throw appError('too-many-requests', { seconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) })
    throw refused
  }
}

function limiter(pool: pg.Pool, keyPrefix: string, points: number): RateLimiterPostgres | null {
  if (points === 0) return null
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration: windowSeconds,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration: windowSeconds }),
  })
}
