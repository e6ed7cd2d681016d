import type { Env } from '#config/env.ts'
import type { LiveSubscription } from './subscriptions.ts'

/** How long a paid period is believed to go on when the notice of its renewal is late. */
const lateNoticeDays = 3
const dayMilliseconds = 24 * 60 * 60 * 1000

type Terms = Pick<LiveSubscription, 'status' | 'provider' | 'periodEnd' | 'graceUntil'>

/**
 * Whether a plan is one of those that count where plans are paid so. Nobody has paid for one of the test checkout, so it
 * counts only while that is how plans are bought; it is kept, for an operator who goes back to it.
 */
export const countsHere = ({ provider }: Pick<LiveSubscription, 'provider'>, billing: Env['BILLING']): boolean =>
  provider !== 'test' || billing === 'test'

/** Whether a subscription that has not been ended gives its tier at `now`. */
export function isLive({ status, provider, periodEnd, graceUntil }: Terms, now: Date): boolean {
  if (status === 'past-due') return graceUntil !== null && now < graceUntil
  if (periodEnd === null) return true
  const late = provider === 'stripe' ? lateNoticeDays * dayMilliseconds : 0
  return now.getTime() < periodEnd.getTime() + late
}
