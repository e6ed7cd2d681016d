import type pg from 'pg'
import type { Env } from '#config/env.ts'
import type { Payer } from '#services/billing/billing.ts'
import { makeBilling } from '#services/billing/make-billing.ts'
import { makeSubscriptions } from '#services/billing/make-subscriptions.ts'
import type { Mail } from '#services/mail/mailer.ts'
import { makePeople } from '#services/people/make-people.ts'
import { makeAccount } from './accounts.ts'
import { makeEnv } from './builders.ts'
import { stripeKey, stripePrices, webhookSecret, type StripeEvent, type StripeServer } from './mocks/stripe-server.ts'

const inLocale = (locale: string, page: string): string => (locale === 'en' ? `/${page}` : `/${locale}/${page}`)

/** Addresses of pages as a test knows them. */
const billingPaths = {
  checkout: (locale: string) => inLocale(locale, 'checkout'),
  premium: (locale: string) => inLocale(locale, 'premium'),
  profile: (locale: string) => inLocale(locale, 'profile'),
}

/** Settings of a site that is paid by a stand-in of Stripe. */
export const stripeEnv = (url: string, given: Readonly<Record<string, string>> = {}): Env =>
  makeEnv({
    PUBLIC_URL: 'https://tinta.example.edu',
    STRIPE_SECRET_KEY: stripeKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_PREMIUM: stripePrices.premium,
    STRIPE_PRICE_PLATINUM: stripePrices.platinum,
    STRIPE_URL: url,
    ...given,
  })

/** An account in the database, as somebody who pays. */
export async function makePayer(pool: pg.Pool, { locale = 'en' }: { readonly locale?: string } = {}): Promise<Payer> {
  const { id, email } = await makeAccount(pool, { locale })
  return { accountId: id, email, locale }
}

/** Billing on a real database, with mails and troubles collected. */
export function openBilling({ pool, env, now = () => new Date() }: { pool: pg.Pool; env: Env; now?: () => Date }) {
  const mails: Mail[] = []
  const troubles: string[] = []
  const subscriptions = makeSubscriptions({ pool, billing: env.BILLING, now })
  const billing = makeBilling({
    pool,
    env,
    subscriptions,
    people: makePeople({ pool, historyDays: 90 }),
    mailer: { send: async (mail) => void mails.push(mail) },
    paths: billingPaths,
    onTrouble: (error) => troubles.push(error instanceof Error && 'code' in error ? String(error.code) : String(error)),
    now,
  })
  return {
    billing,
    subscriptions,
    mails,
    troubles,
    /** Mails to one account by kind, in order. */
    mailsTo: ({ email }: Payer): readonly string[] => mails.filter(({ to }) => to === email).map(({ kind }) => kind),
  }
}

export type BillingHouse = ReturnType<typeof openBilling>

/** Hands over what Stripe has to say, in its order or another one; answers with what was handed over. */
export async function deliver(
  { billing }: Pick<BillingHouse, 'billing'>,
  { house }: StripeServer,
  inOrder: (events: readonly StripeEvent[]) => readonly StripeEvent[] = (events) => events,
): Promise<readonly StripeEvent[]> {
  const events = inOrder(house.events.splice(0))
  for (const event of events) await billing.onNotice(house.signed(event))
  return events
}
