import { appError } from '../problem.ts'
import type { Payer } from './billing.ts'
import type { BillingParts } from './billing-parts.ts'
import { countsHere } from './is-live.ts'
import { endOwn, optionalHeld } from './subscription-rows.ts'

/**
 * Ends a granted or test plan at once. Throws AppError `subscription-missing`, and `billing-off` for a plan that Stripe
 * charges: without its keys we could only stop giving it, not stop charging it.
 */
export async function cancelOwnPlan({ pool, env, mails, now }: BillingParts, { accountId }: Payer): Promise<void> {
  const held = await optionalHeld(pool, accountId)
  if (!held || !countsHere(held, env.BILLING)) throw appError('subscription-missing')
  if (held.provider === 'stripe') throw appError('billing-off')
  if (!(await endOwn(pool, held.id, now()))) throw appError('subscription-missing')
  await mails.send(accountId, { kind: 'plan-ended', facts: { tier: held.tier } })
}
