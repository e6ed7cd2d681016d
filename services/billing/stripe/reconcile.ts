import type { Queries } from '../subscription-rows.ts'
import { askStripe } from './ask-stripe.ts'
import { clockOf } from './stripe-rows.ts'
import type { StripeParts } from './stripe-parts.ts'
import { stateOf } from './stripe-state.ts'
import { takeCurrent, takeState } from './take-state.ts'

const pageSize = 100

/** Days that notices are remembered. Stripe repeats one for three days, and a signature holds for minutes. */
const noticeDays = 60

/**
 * Makes our subscriptions agree with Stripe's: every one that Stripe charges, in pages, and then those of ours that were not
 * among them. How many were changed.
 */
export async function reconcile(parts: StripeParts): Promise<number> {
  const { charged, changed } = await takeCharged(parts)
  let count = changed
  for (const externalId of await heldIds(parts.pool)) {
    if (!charged.has(externalId) && (await takeCurrent(parts, externalId))) count += 1
  }
  await parts.pool.query(`delete from billing_event where received_at < now() - make_interval(days => $1)`, [noticeDays])
  return count
}

type Charged = { readonly charged: ReadonlySet<string>; readonly changed: number }

async function takeCharged(parts: StripeParts): Promise<Charged> {
  const stripe = await parts.stripe()
  const charged = new Set<string>()
  let changed = 0
  let after: string | undefined
  do {
    const askedAt = await clockOf(parts.pool)
    const page = { limit: pageSize, ...(after === undefined ? {} : { starting_after: after }) }
    const { data, has_more } = await askStripe(() => stripe.subscriptions.list(page))
    for (const subscription of data) {
      charged.add(subscription.id)
      if (await takeState(parts, { state: stateOf(subscription, parts.settings), askedAt })) changed += 1
    }
    after = has_more ? data.at(-1)?.id : undefined
  } while (after !== undefined)
  return { charged, changed }
}

async function heldIds(queries: Queries): Promise<readonly string[]> {
  const { rows } = await queries.query<{ external_id: string }>(
    `select external_id from subscription where provider = 'stripe' and status <> 'ended' and external_id is not null`,
  )
  return rows.map(({ external_id }) => external_id)
}
