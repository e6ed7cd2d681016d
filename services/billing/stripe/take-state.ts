import type pg from 'pg'
import { appError } from '../../problem.ts'
import { BillingTrouble } from '../billing-parts.ts'
import type { PlanMail } from '../plan-mails.ts'
import { endOwn, optionalHeld, withAccount } from '../subscription-rows.ts'
import type { LiveSubscription } from '../subscriptions.ts'
import { askForOptional } from './ask-stripe.ts'
import type { StripeParts } from './stripe-parts.ts'
import {
  clockOf,
  insertStripe,
  isFirstTime,
  optionalAccountOf,
  optionalKnown,
  updateStripe,
  type KnownSubscription,
  type WrittenState,
} from './stripe-rows.ts'
import { goneState, stateOf, type StripeState } from './stripe-state.ts'

/** A notice that brought us to ask; remembered together with what it changes. */
type Notice = { readonly id: string; readonly type: string }

type Asked = {
  readonly state: StripeState
  /** When Stripe was asked, by the database's clock. */
  readonly askedAt: string
  readonly notice?: Notice | undefined
}

type Taken =
  | { readonly kind: 'done'; readonly hasChanged: boolean; readonly mails: readonly PlanMail[] }
  /** Two subscriptions of one account are charged. */
  | { readonly kind: 'double'; readonly held: LiveSubscription }

/**
 * Asks Stripe how a subscription stands now and makes ours agree; whether that changed anything. What a notice says is
 * not believed: notices come late, twice and in any order, and what is asked after each of them is true at last.
 */
export async function takeCurrent(parts: StripeParts, externalId: string, notice?: Notice): Promise<boolean> {
  return takeState(parts, { ...(await askFor(parts, externalId)), notice })
}

async function askFor(parts: StripeParts, externalId: string): Promise<Asked> {
  const askedAt = await clockOf(parts.pool)
  const stripe = await parts.stripe()
  const subscription = await askForOptional(() => stripe.subscriptions.retrieve(externalId))
  return { state: subscription ? stateOf(subscription, parts.settings) : goneState(externalId), askedAt }
}

/** Makes ours agree with a state of Stripe's. */
export async function takeState(parts: StripeParts, asked: Asked): Promise<boolean> {
  const accountId = await optionalAccountOf(parts.pool, asked.state)
  const taken = accountId ? await takeFor(parts, accountId, asked) : null
  if (!accountId || !taken) return takeForNobody(parts, asked)
  for (const mail of taken.mails) await parts.mails.send(accountId, mail)
  return taken.hasChanged
}

async function takeForNobody({ pool, onTrouble }: StripeParts, { state, notice }: Asked): Promise<false> {
  if (notice) await isFirstTime(pool, notice)
  const isCharged = state.status === 'active' || state.status === 'past-due'
  if (isCharged && state.accountId !== null) onTrouble(new BillingTrouble('stripe-charges-for-an-account-that-is-gone'))
  return false
}

async function takeFor(parts: StripeParts, accountId: string, asked: Asked): Promise<Extract<Taken, { kind: 'done' }> | null> {
  const take = (given: Asked): Promise<Taken | null> =>
    withAccount(parts.pool, accountId, (client) => write(parts, client, { accountId, ...given }))
  const first = await take(asked)
  if (first?.kind !== 'double') return first
  // The one that we have may have ended without our knowing, and this one since we asked.
  await takeCurrent(parts, requireExternalId(first.held))
  const again = async (): Promise<Asked> => ({ ...(await askFor(parts, asked.state.externalId)), notice: asked.notice })
  const now = await again()
  const second = await take(now)
  if (second?.kind !== 'double') return second
  await endSurplus(parts, second.held, now.state)
  const third = await take(await again())
  if (third?.kind === 'double') throw appError('billing-failed')
  return third
}

/**
 * Ends one of two subscriptions of an account: the one that is not paid, else the one that came later. What was paid for
 * the rest of its month is credited to the customer and lowers the next bill.
 */
async function endSurplus(parts: StripeParts, held: LiveSubscription, state: StripeState): Promise<void> {
  const surplus = held.status === 'past-due' && state.status === 'active' ? requireExternalId(held) : state.externalId
  parts.onTrouble(new BillingTrouble('account-charged-twice'))
  const stripe = await parts.stripe()
  await askForOptional(() => stripe.subscriptions.cancel(surplus, { invoice_now: true, prorate: true }))
  if (surplus !== state.externalId) await takeCurrent(parts, surplus)
}

const requireExternalId = ({ externalId }: LiveSubscription): string => {
  if (externalId === null) throw new Error('a subscription of Stripe without its id')
  return externalId
}

type Writing = Asked & { readonly accountId: string }

async function write(parts: StripeParts, client: pg.PoolClient, { accountId, state, askedAt, notice }: Writing): Promise<Taken> {
  const { status, checkoutId } = state
  const known = await optionalKnown(client, state.externalId, askedAt)
  const held = await optionalHeld(client, accountId)
  const tier = state.tier ?? known?.tier ?? null
  const isCharged = status === 'active' || status === 'past-due'
  // Another plan of the account that this one would take the place of.
  const other = isCharged && !known?.isNewer && tier !== null && held?.id !== known?.id ? held : null
  if (other?.provider === 'stripe') return { kind: 'double', held: other }
  if (notice && !(await isFirstTime(client, notice))) return unchanged
  if (isCharged && tier === null) parts.onTrouble(new BillingTrouble('stripe-price-of-no-plan'))
  if (status === 'pending' || tier === null || known?.isNewer) return unchanged
  const now = parts.now()
  if (other) await endOwn(client, other.id, now)
  if (isCharged && checkoutId !== null) await markPaid(client, checkoutId)
  const written: WrittenState = { state, askedAt, tier, status, now, graceDays: parts.env.GRACE_DAYS }
  if (known) return { kind: 'done', hasChanged: await updateStripe(client, written), mails: mailsOf(known, written) }
  await insertStripe(client, accountId, written)
  return { kind: 'done', hasChanged: isCharged, mails: mailsOf(null, written) }
}

const unchanged: Taken = { kind: 'done', hasChanged: false, mails: [] }

const markPaid = (client: pg.PoolClient, checkoutId: string) =>
  client.query(`update checkout set status = 'paid' where id = $1 and provider = 'stripe' and status <> 'paid'`, [checkoutId])

/** What its owner is told of a change; nothing of a payment that fails again, and nothing of one that is made good. */
function mailsOf(known: KnownSubscription | null, { state, tier, status, now, graceDays }: WrittenState): readonly PlanMail[] {
  const before = known?.status ?? 'ended'
  if (status === 'ended') return before === 'ended' ? [] : [{ kind: 'plan-ended', facts: { tier } }]
  const renewsAt = state.endsWithPeriod ? null : state.periodEnd.toISOString()
  const started: readonly PlanMail[] = before === 'ended' ? [{ kind: 'plan-started', facts: { tier, renewsAt } }] : []
  if (status === 'active' || before === 'past-due') return started
  const graceUntil = new Date(now.getTime() + graceDays * 24 * 60 * 60 * 1000).toISOString()
  return [...started, { kind: 'payment-failed', facts: { tier, graceUntil } }]
}
