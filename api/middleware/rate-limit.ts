import type { Context, MiddlewareHandler } from 'hono'
import type { RateKind, RateLimits } from '#services/limits/rate-limits.ts'
import { AppError, appError } from '#services/problem.ts'
import type { HouseEnv } from '../context.ts'
import { problems } from '../problems.ts'
import { addressKey } from './client-address.ts'

/** Counts a request against its address, or against the owner of its key, and says in headers what is left. Pages rendered inside the process are not counted. */
export const rateLimit =
  (limits: RateLimits, kind: RateKind): MiddlewareHandler<HouseEnv> =>
  async (c, next) => {
    await countIn(c, limits, { kind })
    await next()
  }

export type CountedRun = {
  /** Takes the run back when it could not begin: the text was refused, or nobody was free to work on it. */
  readonly giveBackAfter: (error: unknown) => Promise<void>
}

/** Counts a run that is about to start, as one or for as many as it weighs. Throws AppError `too-many-requests`. */
export async function countRun(c: Context<HouseEnv>, limits: RateLimits, points = 1): Promise<CountedRun> {
  await countIn(c, limits, { kind: 'runs', points })
  return {
    giveBackAfter: async (error) => {
      if (c.env?.inProcess || !(error instanceof AppError)) return
      const { status } = problems[error.problem.code]
      if (status === 422 || status === 503) await limits.giveBack('runs', whoOf(c), points)
    },
  }
}

/** Wrong keys are counted by address, so that nobody tries many. */
const whoOf = ({ var: { key, address, isAddOn } }: Context<HouseEnv>): string => {
  if (key && key !== 'unknown') return `account:${key.accountId}`
  return isAddOn ? `add-on:${addressKey(address)}` : addressKey(address)
}

type Counted = { readonly kind: RateKind; readonly points?: number }

async function countIn(c: Context<HouseEnv>, limits: RateLimits, { kind, points = 1 }: Counted): Promise<void> {
  if (c.env?.inProcess) return
  const state = await limits.count(kind, whoOf(c), points)
  if (!state) return
  c.header('RateLimit-Policy', `"${kind}";q=${state.limit};w=60`)
  c.header('RateLimit-Limit', String(state.limit))
  c.header('RateLimit-Remaining', String(state.remaining))
  c.header('RateLimit-Reset', String(state.resetSeconds))
  if (!state.isAllowed) throw appError('too-many-requests', { seconds: state.resetSeconds })
}
