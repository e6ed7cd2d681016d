import { createHash, randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import type { GoTo } from '#tools/account/contract.ts'
import type { PaidTierId } from '#tools/tiers.ts'
import { appError } from '../../problem.ts'
import type { Payer } from '../billing.ts'
import { isLive } from '../is-live.ts'
import { mayBuy } from '../may-buy.ts'
import { optionalHeld } from '../subscription-rows.ts'
import { askForOptional, askStripe } from './ask-stripe.ts'
import { claimCheckout, dropCheckout, keepSession } from './checkout-rows.ts'
import { optionalCustomer } from './customer.ts'
import type { StripeParts, Wish } from './stripe-parts.ts'
import { takeCurrent } from './take-state.ts'

/**
 * Begins a purchase on Stripe's page. An account never pays twice: Stripe is asked whether it charges already, and an
 * earlier purchase that was left open is closed first.
 */
export async function beginPurchase(parts: StripeParts, wish: Wish): Promise<GoTo> {
  const { payer, tier } = wish
  await requireBuyable(parts, payer, tier)
  const customer = await requireCustomer(parts, payer)
  const checkoutId = await claimCheckout(parts, wish)
  try {
    // In this order: when no other page is open any more, every payment that was made is a subscription.
    await closeOpen(parts, customer, checkoutId)
    await endForgotten(parts, customer, payer)
    await requireBuyable(parts, payer, tier)
    const session = await openSession(parts, { ...wish, customer, checkoutId })
    if (await keepSession(parts.pool, checkoutId, session.id)) return { url: session.url }
    // Another purchase of the same account began meanwhile, and that one counts.
    await closeSession(parts, session.id)
    throw appError('billing-failed')
  } catch (error) {
    await dropCheckout(parts.pool, checkoutId)
    throw error
  }
}

/** Closes every page at Stripe on which a customer could still pay, but for the one of a purchase that goes on. */
export async function closeOpen(parts: StripeParts, customer: string, goesOn?: string): Promise<void> {
  const stripe = await parts.stripe()
  const { data } = await askStripe(() => stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }))
  for (const { id, client_reference_id } of data) if (client_reference_id !== goesOn) await closeSession(parts, id)
}

/** Closes an open purchase at Stripe. Throws AppError `subscription-exists` when it has just been paid. */
async function closeSession(parts: StripeParts, sessionId: string): Promise<void> {
  const stripe = await parts.stripe()
  try {
    await stripe.checkout.sessions.expire(sessionId, {}, keyed('close'))
  } catch (error) {
    const session = await askForOptional(() => stripe.checkout.sessions.retrieve(sessionId))
    if (session?.status === 'complete' && session.subscription) {
      await takeCurrent(parts, idOf(session.subscription))
      throw appError('subscription-exists')
    }
    if (session?.status === 'open') await askStripe(() => Promise.reject(error))
  }
}

async function requireBuyable({ subscriptions }: StripeParts, { accountId }: Payer, tier: PaidTierId): Promise<void> {
  if (!mayBuy(tier, await subscriptions.optionalLive(accountId))) throw appError('subscription-exists')
}

/** Learns of plans that Stripe charges and we do not know, and ends one that is charged in vain and gives nothing any more. */
async function endForgotten(parts: StripeParts, customer: string, { accountId }: Payer): Promise<void> {
  const stripe = await parts.stripe()
  const { data } = await askStripe(() => stripe.subscriptions.list({ customer, limit: 100 }))
  for (const { id } of data) await takeCurrent(parts, id)
  const held = await optionalHeld(parts.pool, accountId)
  if (held?.provider !== 'stripe' || held.externalId === null) return
  const { externalId } = held
  if (!data.some(({ id }) => id === externalId)) await takeCurrent(parts, externalId)
  const now = await optionalHeld(parts.pool, accountId)
  if (now?.externalId !== externalId || isLive(now, parts.now())) return
  await askForOptional(() => stripe.subscriptions.cancel(externalId))
  await takeCurrent(parts, externalId)
}

/** The customer at Stripe who stands for the account, made when there is none. */
async function requireCustomer(parts: StripeParts, { accountId, email }: Payer): Promise<string> {
  const stripe = await parts.stripe()
  const known = await optionalCustomer(parts, accountId)
  const customer = known === null ? null : await askForOptional(() => stripe.customers.retrieve(known))
  if (customer && !customer.deleted) {
    if (customer.email !== email) await askStripe(() => stripe.customers.update(customer.id, { email }, keyed('customer-email')))
    return customer.id
  }
  // The same for two purchases at once, and another when the customer was deleted or the address has changed.
  const key = createHash('sha256')
    .update(JSON.stringify([accountId, email, known]))
    .digest('base64url')
  const made = await askStripe(() => stripe.customers.create({ email, metadata: { accountId } }, { idempotencyKey: `customer-${key}` }))
  return made.id
}

/** A key of its own for each request, with which the library may repeat it without its being done twice. */
export const keyed = (what: string): Stripe.RequestOptions => ({ idempotencyKey: `${what}-${randomUUID()}` })

type Opening = Wish & { readonly customer: string; readonly checkoutId: string }

async function openSession(parts: StripeParts, opening: Opening): Promise<{ readonly id: string; readonly url: string }> {
  const stripe = await parts.stripe()
  const { id, url } = await askStripe(() =>
    stripe.checkout.sessions.create(sessionParams(parts, opening), { idempotencyKey: `checkout-${opening.checkoutId}` }),
  )
  if (!url) throw appError('billing-failed')
  return { id, url }
}

function sessionParams({ env, settings, paths }: StripeParts, { payer, tier, returnTo, customer, checkoutId }: Opening) {
  const back = new URL(returnTo, env.PUBLIC_URL)
  back.searchParams.set('bought', '1')
  return {
    mode: 'subscription',
    customer,
    client_reference_id: checkoutId,
    line_items: [{ price: settings.prices[tier], quantity: 1 }],
    success_url: back.href,
    cancel_url: new URL(paths.premium(payer.locale), env.PUBLIC_URL).href,
    locale: stripeLocale(payer.locale),
    allow_promotion_codes: false,
    subscription_data: { metadata: { accountId: payer.accountId, checkoutId, tier } },
  } satisfies Stripe.Checkout.SessionCreateParams
}

/** Sorted. Interface languages that Stripe's pages have, too. */
const stripeLocales: readonly string[] = ['de', 'en', 'es', 'fr', 'hu', 'it', 'ro', 'sk', 'tr']

/** `auto` lets the browser choose. */
export const stripeLocale = (locale: string): string => (stripeLocales.includes(locale) ? locale : 'auto')

const idOf = (given: string | { readonly id: string }): string => (typeof given === 'string' ? given : given.id)
