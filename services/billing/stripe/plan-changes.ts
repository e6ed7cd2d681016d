import type Stripe from 'stripe'
import type { GoTo } from '#tools/account/contract.ts'
import type { PaidTierId } from '#tools/tiers.ts'
import { AppError, appError } from '../../problem.ts'
import type { Payer } from '../billing.ts'
import { cancelOwnPlan } from '../own-plans.ts'
import { optionalHeld } from '../subscription-rows.ts'
import { askForOptional, askStripe } from './ask-stripe.ts'
import { optionalCustomer } from './customer.ts'
import { closeOpen, keyed, stripeLocale } from './purchase.ts'
import { clockOf } from './stripe-rows.ts'
import type { StripeParts } from './stripe-parts.ts'
import { goneState, itemOf, stateOf } from './stripe-state.ts'
import { takeCurrent, takeState } from './take-state.ts'

type Change = { readonly payer: Payer; readonly tier: PaidTierId }

/** Another plan within the running period; what it costs more or less for the rest of it stands on the next bill. */
export async function changePlan(parts: StripeParts, { payer, tier }: Change): Promise<void> {
  const live = await parts.subscriptions.optionalLive(payer.accountId)
  if (live?.provider !== 'stripe' || live.externalId === null) throw appError('subscription-missing')
  const { externalId } = live
  const stripe = await parts.stripe()
  const subscription = await askForOptional(() => stripe.subscriptions.retrieve(externalId))
  const item = subscription ? itemOf(subscription, parts.settings.prices) : undefined
  const price = parts.settings.prices[tier]
  if (!subscription || !item || stateOf(subscription, parts.settings).isFinal) {
    await takeCurrent(parts, externalId)
    throw appError('subscription-missing')
  }
  if (item.price.id !== price) {
    const change: Stripe.SubscriptionUpdateParams = {
      items: [{ id: item.id, price }],
      proration_behavior: 'create_prorations',
      metadata: { tier },
    }
    await askStripe(() => stripe.subscriptions.update(externalId, change, keyed('change')))
  }
  await takeCurrent(parts, externalId)
}

/** Ends a plan at once, at Stripe first. */
export async function cancelPlan(parts: StripeParts, payer: Payer): Promise<void> {
  const held = await optionalHeld(parts.pool, payer.accountId)
  if (held?.provider !== 'stripe' || held.externalId === null) return cancelOwnPlan(parts, payer)
  await cancelAtStripe(parts, held.externalId)
}

async function cancelAtStripe(parts: StripeParts, externalId: string): Promise<void> {
  const askedAt = await clockOf(parts.pool)
  const stripe = await parts.stripe()
  const cancelled = await askForOptional(() => stripe.subscriptions.cancel(externalId))
  await takeState(parts, { state: cancelled ? stateOf(cancelled, parts.settings) : goneState(externalId), askedAt })
}

/** Ends at Stripe whatever an account could still be charged for. */
export async function stopCharging(parts: StripeParts, accountId: string): Promise<void> {
  const customer = await optionalCustomer(parts, accountId)
  if (customer === null) return
  // A purchase that was paid this moment is a plan by now, and ends with the others.
  await closeOpen(parts, customer).catch(ignoreExisting)
  const stripe = await parts.stripe()
  const { data } = await askStripe(() => stripe.subscriptions.list({ customer, limit: 100 }))
  for (const { id } of data) await cancelAtStripe(parts, id)
}

/** Stripe's page with bills and card. Throws AppError `subscription-missing` for somebody who has never bought. */
export async function openPortal(parts: StripeParts, { accountId, locale }: Payer): Promise<GoTo> {
  const customer = await optionalCustomer(parts, accountId)
  if (customer === null) throw appError('subscription-missing')
  const stripe = await parts.stripe()
  const wish = { customer, locale: stripeLocale(locale), return_url: new URL(parts.paths.profile(locale), parts.env.PUBLIC_URL).href }
  const { url } = await askStripe(() => stripe.billingPortal.sessions.create(wish, keyed('portal')))
  return { url }
}

function ignoreExisting(error: unknown): void {
  if (!(error instanceof AppError) || error.problem.code !== 'subscription-exists') throw error
}
