import { askForOptional } from './ask-stripe.ts'
import type { StripeParts } from './stripe-parts.ts'

/** The customer at Stripe whom the account has been before: of its subscriptions, else of the last purchase that it began. */
export async function optionalCustomer({ pool, stripe }: StripeParts, accountId: string): Promise<string | null> {
  const { rows } = await pool.query<{ customer: string | null; session: string | null }>(
    `select (select external_customer from subscription
             where account_id = $1 and provider = 'stripe' and external_customer is not null order by created_at desc limit 1) as customer,
            (select external_id from checkout
             where account_id = $1 and provider = 'stripe' and external_id is not null order by created_at desc limit 1) as session`,
    [accountId],
  )
  const { customer = null, session = null } = rows[0] ?? {}
  if (customer !== null || session === null) return customer
  const client = await stripe()
  const found = await askForOptional(() => client.checkout.sessions.retrieve(session))
  return typeof found?.customer === 'string' ? found.customer : (found?.customer?.id ?? null)
}
