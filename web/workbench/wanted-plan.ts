import { isPaidTier, type PaidTierId } from '#tools/tiers.ts'
import { forget, recall, remember } from './session-memory.ts'

const name = 'wanted-plan'

/** As long as signing in by way of another site may take. */
const holdsMs = 10 * 60 * 1000

/** Remembers the plan that was chosen by somebody who must sign in first: signing in may leave the page. */
export const noteWantedPlan = (plan: PaidTierId, now = Date.now()): void => remember(name, `${plan} ${now}`)

export const forgetWantedPlan = (): void => forget(name)

/** The plan that was chosen before signing in, once, and not for long. */
export function takeWantedPlan(now = Date.now()): PaidTierId | null {
  const [plan = '', at = ''] = (recall(name) ?? '').split(' ')
  forgetWantedPlan()
  const age = now - Number(at)
  return isPaidTier(plan) && age >= 0 && age < holdsMs ? plan : null
}
