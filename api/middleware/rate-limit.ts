import type { MiddlewareHandler } from 'hono'
import type { RateKind, RateLimits } from '#services/limits/rate-limits.ts'
import { appError } from '#services/problem.ts'
import type { HouseEnv } from '../context.ts'
import { addressKey } from './client-address.ts'

/** Counts a request against its address and says in headers what is left. Pages rendered inside the process are not counted. */
export const rateLimit =
  (limits: RateLimits, kind: RateKind): MiddlewareHandler<HouseEnv> =>
  async (c, next) => {
    if (c.env?.inProcess) return next()
    const state = await limits.count(kind, addressKey(c.var.address))
    if (state) {
      c.header('RateLimit-Policy', `"${kind}";q=${state.limit};w=60`)
      c.header('RateLimit-Limit', String(state.limit))
      c.header('RateLimit-Remaining', String(state.remaining))
      c.header('RateLimit-Reset', String(state.resetSeconds))
      if (!state.isAllowed) throw appError('too-many-requests', { seconds: state.resetSeconds })
    }
    await next()
  }
