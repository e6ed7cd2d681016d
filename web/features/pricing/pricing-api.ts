import type { TierId } from '#tools/tiers.ts'
import type { PaidTierId } from '#tools/tiers.ts'
import { tierIds } from '#tools/tiers.ts'
import { send, type Answer } from '#web/workbench/api-client.ts'

type Changed = { readonly subscription: { readonly tier: TierId } | null }

const isChanged = (value: unknown): value is Changed => {
  if (typeof value !== 'object' || value === null || !('subscription' in value)) return false
  const { subscription } = value
  if (subscription === null) return true
  return typeof subscription === 'object' && 'tier' in subscription && tierIds.some((id) => id === subscription.tier)
}

/** Puts the plan of the person who has signed in in the place of theirs. Never throws. */
export const changePlan = (tier: PaidTierId, locale: string): Promise<Answer<Changed>> =>
  send({ method: 'POST', path: '/api/v1/subscription/change', body: { tier }, isValue: isChanged, locale })
