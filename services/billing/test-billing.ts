import { randomUUID } from 'node:crypto'
import type { TestCheckout } from '#tools/account/contract.ts'
import type { PaidTierId } from '#tools/tiers.ts'
import { appError } from '../problem.ts'
import type { Billing, Payer } from './billing.ts'
import { priceOf, type BillingParts } from './billing-parts.ts'
import { isLive } from './is-live.ts'
import { mayBuy } from './may-buy.ts'
import { runningMonth } from './months.ts'
import { cancelOwnPlan } from './own-plans.ts'
import { endOwn, insertOwn, optionalHeld, withAccount, type Queries } from './subscription-rows.ts'
import type { LiveSubscription } from './subscriptions.ts'

type CheckoutRow = {
  readonly id: string
  readonly tier: PaidTierId
  readonly return_to: string
  readonly status: TestCheckout['status']
  readonly created_at: Date
}

const checkoutMilliseconds = 24 * 60 * 60 * 1000

/** The whole way of buying on our own pages; no money moves. */
export function makeTestBilling(parts: BillingParts): Billing {
  const { pool, paths } = parts
  return {
    kind: 'test',
    checkout: async ({ payer, tier, returnTo }) => {
      await requireBuyable(parts, payer, tier)
      const id = await beginCheckout(parts, { payer, tier, returnTo })
      return { url: `${paths.checkout(payer.locale)}?id=${id}` }
    },
    change: ({ payer, tier }) => change(parts, payer, tier),
    cancel: (payer) => cancelOwnPlan(parts, payer),
    portal: async () => null,
    onNotice: async () => {
      throw appError('billing-off')
    },
    optionalTestCheckout: async (id, accountId) => {
      const row = await optionalCheckout(pool, id, accountId)
      return row ? present(parts, row) : null
    },
    endTestCheckout: (id, wish) => endCheckout(parts, id, wish),
    stopCharging: async () => undefined,
    reconcile: async () => 0,
  }
}

async function requireBuyable({ subscriptions }: BillingParts, { accountId }: Payer, tier: PaidTierId): Promise<void> {
  if (!mayBuy(tier, await subscriptions.optionalLive(accountId))) throw appError('subscription-exists')
}

/** A new purchase takes the place of one that was left open. */
async function beginCheckout(
  { pool, now }: BillingParts,
  { payer, tier, returnTo }: { readonly payer: Payer; readonly tier: PaidTierId; readonly returnTo: string },
): Promise<string> {
  const id = randomUUID()
  const isBegun = await withAccount(pool, payer.accountId, async (client) => {
    await client.query(`update checkout set status = 'expired' where account_id = $1 and status = 'open'`, [payer.accountId])
    await client.query(
      `insert into checkout (id, account_id, tier, provider, return_to, status, created_at) values ($1, $2, $3, 'test', $4, 'open', $5)`,
      [id, payer.accountId, tier, returnTo, now()],
    )
    return true
  })
  if (!isBegun) throw appError('sign-in-needed')
  return id
}

async function change(parts: BillingParts, { accountId }: Payer, tier: PaidTierId): Promise<void> {
  const live = await parts.subscriptions.optionalLive(accountId)
  if (live?.provider !== 'test') throw appError('subscription-missing')
  await setTier(parts, parts.pool, { live, tier })
}

type ChangeOfTier = { readonly live: LiveSubscription; readonly tier: PaidTierId }

async function setTier({ env }: BillingParts, queries: Queries, { live, tier }: ChangeOfTier): Promise<void> {
  const price = priceOf(env, tier)
  await queries.query(
    `update subscription set tier = $2, amount = $3, currency = $4, state_at = now() where id = $1 and status = 'active'`,
    [live.id, tier, price?.amount ?? null, price?.currency ?? null],
  )
}

async function optionalCheckout(queries: Queries, id: string, accountId: string): Promise<CheckoutRow | null> {
  const { rows } = await queries.query<CheckoutRow>(
    `select id, tier, return_to, status, created_at from checkout where id = $1 and account_id = $2 and provider = 'test'`,
    [id, accountId],
  )
  return rows[0] ?? null
}

const statusOf = ({ now }: BillingParts, { status, created_at }: CheckoutRow): TestCheckout['status'] =>
  status === 'open' && now().getTime() - created_at.getTime() >= checkoutMilliseconds ? 'expired' : status

const present = (parts: BillingParts, row: CheckoutRow): TestCheckout => ({
  id: row.id,
  tier: row.tier,
  status: statusOf(parts, row),
  returnTo: row.return_to,
  price: priceOf(parts.env, row.tier),
})

type Ending = Parameters<Billing['endTestCheckout']>[1]

/** Only an open purchase can be ended, so that paying twice changes nothing. */
async function endCheckout(parts: BillingParts, id: string, { payer, outcome }: Ending): Promise<TestCheckout | null> {
  const { pool, mails } = parts
  const done = await withAccount(pool, payer.accountId, async (client) => {
    const row = await optionalCheckout(client, id, payer.accountId)
    if (!row || statusOf(parts, row) !== 'open') return { row, startsUntil: null }
    const status = outcome === 'pay' ? 'paid' : 'declined'
    await client.query('update checkout set status = $2 where id = $1', [id, status])
    return {
      row: { ...row, status } as const,
      startsUntil: outcome === 'pay' ? await startPlan(parts, client, { payer, tier: row.tier }) : null,
    }
  })
  if (!done?.row) return null
  if (done.startsUntil) {
    const facts = { tier: done.row.tier, renewsAt: done.startsUntil.toISOString() }
    await mails.send(payer.accountId, { kind: 'plan-started', facts })
  }
  return present(parts, done.row)
}

/** Starts the plan that was paid for, or changes the test plan that is there; until when its first month goes. */
async function startPlan(
  parts: BillingParts,
  client: Queries,
  { payer: { accountId }, tier }: { readonly payer: Payer; readonly tier: PaidTierId },
): Promise<Date> {
  const at = parts.now()
  const held = await optionalHeld(client, accountId)
  if (held?.provider === 'test') {
    await setTier(parts, client, { live: held, tier })
    return runningMonth(held.since, at).periodEnd
  }
  if (held?.provider === 'stripe' || (held && isLive(held, at) && !mayBuy(tier, held))) throw appError('subscription-exists')
  if (held) await endOwn(client, held.id, at)
  const period = runningMonth(at, at)
  await insertOwn(client, { accountId, tier, provider: 'test', ...period, price: priceOf(parts.env, tier) })
  return period.periodEnd
}
