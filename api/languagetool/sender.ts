import type { Context } from 'hono'
import { tierWithoutPlan, type Tier } from '#tools/tiers.ts'
import { appError } from '#services/problem.ts'
import type { HouseEnv } from '../context.ts'
import type { House } from '../house.ts'
import { tiersOf } from '../present/settings.ts'
import { requireEntitlement } from '../require-entitlement.ts'
import type { Credentials } from './question.ts'

/** Who asks by an add-on, and what they may. */
export type Sender = { readonly accountId: string | null; readonly tier: Tier }

/**
 * The owner of a key, or a visitor. Neither a cookie nor a header counts here, so that no page of another site can ask as somebody.
 * Throws AppError `key-unknown` also when key and address are not of one account, `user-disabled` or `entitlement-missing`.
 */
export async function senderOf(c: Context<HouseEnv>, house: House, given: Credentials | null): Promise<Sender> {
  const { env, keys, people, subscriptions } = house
  const tiers = tiersOf(env)
  if (!given) return { accountId: null, tier: tiers[env.VISITOR_TIER] }
  const owner = await keys.optionalOwner(given.apiKey.trim())
  const person = owner ? await people.optionalPerson(owner.accountId) : null
  if (!owner || person?.email.toLowerCase() !== given.username.trim().toLowerCase()) throw appError('key-unknown')
  if (owner.isClosed) throw appError('user-disabled')
  const plan = await subscriptions.optionalLive(owner.accountId)
  const tier = tiers[plan?.tier ?? tierWithoutPlan(env.VISITOR_TIER)]
  requireEntitlement(tier, { entitlement: 'api:keys' })
  c.set('key', owner)
  return { accountId: owner.accountId, tier }
}
