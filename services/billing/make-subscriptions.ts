import { appError } from '../problem.ts'
import { countsHere, isLive } from './is-live.ts'
import { runningMonth } from './months.ts'
import { endOwn, insertOwn, optionalHeld, rollOn, withAccount } from './subscription-rows.ts'
import type { Subscriptions, SubscriptionsOptions } from './subscriptions.ts'

/** Subscriptions in the table of that name: at most one of an account has not ended. */
export function makeSubscriptions({ pool, billing, now = () => new Date() }: SubscriptionsOptions): Subscriptions {
  return {
    optionalLive: async (accountId) => {
      const held = await optionalHeld(pool, accountId)
      if (!held || !countsHere(held, billing)) return null
      const at = now()
      if (held.provider === 'test' && held.periodEnd !== null && held.periodEnd <= at) {
        const period = runningMonth(held.since, at)
        await rollOn(pool, { id: held.id, ...period })
        return { ...held, ...period }
      }
      if (isLive(held, at)) return held
      if (held.provider === 'granted') await endOwn(pool, held.id, held.periodEnd ?? at)
      return null
    },
    optionalIdle: async (accountId) => {
      const held = await optionalHeld(pool, accountId)
      return held && !countsHere(held, billing) ? held : null
    },
    grant: async ({ accountId, tier, until }) => {
      const isDone = await withAccount(pool, accountId, async (client) => {
        const held = await optionalHeld(client, accountId)
        if (held?.provider === 'stripe') throw appError('subscription-exists')
        const at = now()
        if (held) await endOwn(client, held.id, at)
        await insertOwn(client, { accountId, tier, provider: 'granted', periodStart: at, periodEnd: until, price: null })
        return true
      })
      if (!isDone) throw appError('user-not-found')
    },
    end: async (accountId) => {
      const held = await optionalHeld(pool, accountId)
      if (held) await endOwn(pool, held.id, now())
    },
  }
}
