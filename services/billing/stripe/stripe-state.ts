import type Stripe from 'stripe'
import { isPaidTier, paidTierIds, type PaidTierId } from '#tools/tiers.ts'
import type { Price } from '../subscription-rows.ts'
import { hundredths } from './hundredths.ts'
import type { StripeSettings } from './stripe-parts.ts'

/** What a subscription at Stripe means to us, at one moment. */
export type StripeState = {
  readonly externalId: string
  /** Null when Stripe does not know the subscription any more. */
  readonly externalCustomer: string | null
  /** `pending`: nothing has been paid yet, so it is no subscription of ours. */
  readonly status: 'active' | 'past-due' | 'ended' | 'pending'
  /** It will never be anything else again. */
  readonly isFinal: boolean
  /** Null when its price is none of ours and nothing says what it was bought as. */
  readonly tier: PaidTierId | null
  readonly periodStart: Date
  readonly periodEnd: Date
  readonly price: Price
  /** Its owner has chosen that it does not renew. */
  readonly endsWithPeriod: boolean
  /** What we wrote on it when it was bought. */
  readonly accountId: string | null
  readonly checkoutId: string | null
}

type Meaning = Pick<StripeState, 'status' | 'isFinal'>

const meanings: Readonly<Record<string, Meaning>> = {
  active: { status: 'active', isFinal: false },
  trialing: { status: 'active', isFinal: false },
  past_due: { status: 'past-due', isFinal: false },
  unpaid: { status: 'past-due', isFinal: false },
  incomplete: { status: 'pending', isFinal: false },
  incomplete_expired: { status: 'ended', isFinal: true },
  canceled: { status: 'ended', isFinal: true },
  paused: { status: 'ended', isFinal: false },
}
const unknown: Meaning = { status: 'pending', isFinal: false }

/** The statuses of Stripe's that the table knows. */
export const stripeStatuses: readonly string[] = Object.keys(meanings)

/** Reads a subscription of Stripe's. One without a price is `pending`, for it charges nothing. */
export function stateOf(subscription: Stripe.Subscription, { prices }: Pick<StripeSettings, 'prices'>): StripeState {
  const { id, customer, status, metadata, cancel_at, cancel_at_period_end, start_date } = subscription
  const item = itemOf(subscription, prices)
  const meaning = meanings[status] ?? unknown
  const periodEnd = dateOf(item?.current_period_end ?? start_date)
  return {
    externalId: id,
    externalCustomer: typeof customer === 'string' ? customer : customer.id,
    ...(item || meaning.isFinal ? meaning : unknown),
    tier: tierOf(item?.price.id, prices) ?? boughtAs(metadata['tier']),
    periodStart: dateOf(item?.current_period_start ?? start_date),
    periodEnd,
    price: priceOf(item),
    endsWithPeriod: cancel_at_period_end || (cancel_at !== null && dateOf(cancel_at) <= periodEnd),
    accountId: metadata['accountId'] ?? null,
    checkoutId: metadata['checkoutId'] ?? null,
  }
}

/** A subscription that Stripe does not know any more has ended for good. */
export const goneState = (externalId: string): StripeState => ({
  externalId,
  externalCustomer: null,
  status: 'ended',
  isFinal: true,
  tier: null,
  periodStart: new Date(0),
  periodEnd: new Date(0),
  price: null,
  endsWithPeriod: false,
  accountId: null,
  checkoutId: null,
})

/** The line of a subscription that is charged for our plan. */
export const itemOf = ({ items }: Stripe.Subscription, prices: StripeSettings['prices']): Stripe.SubscriptionItem | undefined =>
  items.data.find(({ price }) => tierOf(price.id, prices)) ?? items.data[0]

const tierOf = (priceId: string | undefined, prices: StripeSettings['prices']): PaidTierId | null =>
  paidTierIds.find((tier) => prices[tier] === priceId) ?? null

// Whoever bought before the operator changed a price goes on at the old one, whose id is in no setting any more.
const boughtAs = (tier: string | undefined): PaidTierId | null => (tier !== undefined && isPaidTier(tier) ? tier : null)

function priceOf(item: Stripe.SubscriptionItem | undefined): Price {
  if (!item || item.price.unit_amount === null) return null
  const currency = item.price.currency.toUpperCase()
  return { amount: hundredths(item.price.unit_amount * (item.quantity ?? 1), currency), currency }
}

const dateOf = (seconds: number): Date => new Date(seconds * 1000)
