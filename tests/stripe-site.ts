import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { LiveSubscription } from '#services/billing/subscriptions.ts'
import type { Payer } from '#services/billing/billing.ts'
import { openDb, type Db } from '#services/db/open-db.ts'
import { deliver, makePayer, openBilling, stripeEnv, type BillingHouse } from './billing.ts'
import { makeTestDatabase, type TestDatabase } from './database.ts'
import { startStripe, type StripeServer } from './mocks/stripe-server.ts'

/** A site paid by a stand-in of Stripe: one database for a file of tests, a Stripe and a payer anew for each test. */
export type StripeSite = {
  readonly db: Db
  readonly stripe: StripeServer
  readonly house: BillingHouse
  readonly ann: Payer
  /** The plan of a payer, Ann's if none is named. */
  readonly live: (payer?: Payer) => Promise<LiveSubscription | null>
  /** Begins a purchase and pays it on Stripe's page; the notices still wait. Gives back the subscription's id. */
  readonly pay: (tier?: 'premium' | 'platinum', payer?: Payer) => Promise<string>
  /** The same, and the notices have come. */
  readonly buy: (tier?: 'premium' | 'platinum', payer?: Payer) => Promise<string>
  /** Pages of Stripe on which somebody could still pay. */
  readonly openSessions: () => ReturnType<typeof sessionsOf>
  /** Subscriptions that Stripe charges. */
  readonly charged: () => ReturnType<typeof subscriptionsOf>
}

const sessionsOf = ({ house }: StripeServer) => [...house.sessions.values()].filter(({ status }) => status === 'open')
const subscriptionsOf = ({ house }: StripeServer) => [...house.subscriptions.values()].filter(({ status }) => status !== 'canceled')

/** The id of the page at Stripe, from its address. */
export const idOfPage = (url: string): string => url.split('/').at(-1) ?? ''

/** What a promise is refused with. */
export const problem = (code: string) => ({ problem: { code } })

/** Opens the site before the tests of a file and closes it after them. */
export function useStripeSite(): StripeSite {
  let database: TestDatabase
  let db: Db
  let stripe: StripeServer
  let house: BillingHouse
  let ann: Payer
  beforeAll(async () => {
    database = await makeTestDatabase()
    db = await openDb({ url: database.url, dataFolder: '' })
  })
  afterAll(async () => {
    await db.close()
    await database.drop()
  })
  beforeEach(async () => {
    // What an earlier test left would be reconciled with a Stripe that never heard of it.
    await db.pool.query('delete from account')
    stripe = await startStripe()
    house = openBilling({ pool: db.pool, env: stripeEnv(stripe.url) })
    ann = await makePayer(db.pool, { locale: 'hu' })
  })
  afterEach(() => stripe.close())
  const pay: StripeSite['pay'] = async (tier = 'premium', payer = ann) => {
    const { url } = await house.billing.checkout({ payer, tier, returnTo: '/paraphrase-text?mode=extend#result' })
    return stripe.house.pay(idOfPage(url)).subscription ?? ''
  }
  return {
    get db() {
      return db
    },
    get stripe() {
      return stripe
    },
    get house() {
      return house
    },
    get ann() {
      return ann
    },
    live: (payer = ann) => house.subscriptions.optionalLive(payer.accountId),
    pay,
    buy: async (tier, payer) => {
      const subscription = await pay(tier, payer)
      await deliver({ billing: house.billing }, stripe)
      return subscription
    },
    openSessions: () => sessionsOf(stripe),
    charged: () => subscriptionsOf(stripe),
  }
}
