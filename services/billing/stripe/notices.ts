import type Stripe from 'stripe'
import { z } from 'zod'
import { appError } from '../../problem.ts'
import { expireCheckout } from './checkout-rows.ts'
import type { StripeParts } from './stripe-parts.ts'
import { takeCurrent } from './take-state.ts'

/** Seconds that a signature holds: after them a recorded notice cannot be sent again. */
const toleranceSeconds = 300

const reference = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .transform((id) => id ?? null)

/** As much of a notice's object as is used. Older versions of the API name an invoice's subscription at the top. */
const noticeObject = z.object({
  id: z.string().default(''),
  subscription: reference,
  parent: z.object({ subscription_details: z.object({ subscription: reference }).nullish() }).nullish(),
})
type NoticeObject = z.output<typeof noticeObject>

const ofSubscription = ({ id }: NoticeObject) => id
const ofInvoice = ({ parent, subscription }: NoticeObject) => parent?.subscription_details?.subscription ?? subscription
const ofSession = ({ subscription }: NoticeObject) => subscription

/** Sorted. Which subscription a notice is about; notices that are not here change nothing. */
const subscriptionOf: Readonly<Record<string, (object: NoticeObject) => string | null>> = {
  'checkout.session.async_payment_failed': ofSession,
  'checkout.session.async_payment_succeeded': ofSession,
  'checkout.session.completed': ofSession,
  'customer.subscription.created': ofSubscription,
  'customer.subscription.deleted': ofSubscription,
  'customer.subscription.paused': ofSubscription,
  'customer.subscription.resumed': ofSubscription,
  'customer.subscription.updated': ofSubscription,
  'invoice.paid': ofInvoice,
  'invoice.payment_failed': ofInvoice,
}

/**
 * Works off a notice of Stripe's. It is remembered in the transaction of what it changes, so that a replay changes nothing;
 * when Stripe cannot be asked it is not, and comes again. Throws AppError `signature-wrong`.
 */
export async function takeNotice(
  parts: StripeParts,
  { body, signature }: { readonly body: string; readonly signature: string },
): Promise<void> {
  const { id, type, data } = await requireSigned(parts, body, signature)
  const object = noticeObject.safeParse(data.object)
  if (!object.success) return
  if (type === 'checkout.session.expired') await expireCheckout(parts.pool, object.data.id)
  const externalId = subscriptionOf[type]?.(object.data) ?? null
  if (externalId === null || (await isKnown(parts, id))) return
  await takeCurrent(parts, externalId, { id, type })
}

async function requireSigned({ stripe, settings }: StripeParts, body: string, signature: string): Promise<Stripe.Event> {
  const client = await stripe()
  try {
    return client.webhooks.constructEvent(body, signature, settings.webhookSecret, toleranceSeconds)
  } catch {
    throw appError('signature-wrong')
  }
}

async function isKnown({ pool }: StripeParts, id: string): Promise<boolean> {
  const { rowCount } = await pool.query('select 1 from billing_event where id = $1', [id])
  return rowCount === 1
}
