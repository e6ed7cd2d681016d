import type { Context, MiddlewareHandler } from 'hono'
import { keyPrefix } from '#tools/keys/contract.ts'
import { tierWithoutPlan } from '#tools/tiers.ts'
import { appError } from '#services/problem.ts'
import type { HouseEnv } from '../context.ts'
import type { House } from '../house.ts'
import { takesKey } from '../key-access.ts'
import { tiersOf } from '../present/settings.ts'
import { requireEntitlement } from '../require-entitlement.ts'

/** The key that a request comes with, as it was sent; null for requests without one, and for bearer tokens of other kinds. */
function sentKey(c: Context<HouseEnv>): string | null {
  const token = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]?.trim()
  return token?.startsWith(keyPrefix) ? token : null
}

/** Finds out whose key a request comes with. What it may is said after its requests have been counted, also those of wrong keys. */
export const knowKey =
  ({ keys }: Pick<House, 'keys'>): MiddlewareHandler<HouseEnv> =>
  async (c, next) => {
    const token = c.env?.inProcess ? null : sentKey(c)
    c.set('key', token === null ? null : ((await keys.optionalOwner(token)) ?? 'unknown'))
    await next()
  }

/**
 * Lets a request with a key go on only where keys open, and only while its owner's plan holds keys. Throws AppError
 * `key-unknown`, `user-disabled`, `key-not-taken` or `entitlement-missing`.
 */
export const requireKeyRight =
  ({ subscriptions, env }: Pick<House, 'subscriptions' | 'env'>): MiddlewareHandler<HouseEnv> =>
  async (c, next) => {
    const { key } = c.var
    if (!key) return next()
    if (key === 'unknown') throw appError('key-unknown')
    if (key.isClosed) throw appError('user-disabled')
    if (!takesKey(c.req.path)) throw appError('key-not-taken')
    const plan = await subscriptions.optionalLive(key.accountId)
    requireEntitlement(tiersOf(env)[plan?.tier ?? tierWithoutPlan(env.VISITOR_TIER)], { entitlement: 'api:keys' })
    return next()
  }
