import type pg from 'pg'
import type { Env } from '#config/env.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { People } from '../people/people.ts'
import type { Billing } from './billing.ts'
import type { BillingParts, BillingPaths } from './billing-parts.ts'
import { makeNoBilling } from './no-billing.ts'
import { makePlanMails } from './plan-mails.ts'
import { makeStripeBilling } from './stripe-billing.ts'
import type { Subscriptions } from './subscriptions.ts'
import { makeTestBilling } from './test-billing.ts'

export type BillingOptions = {
  readonly pool: pg.Pool
  readonly env: Env
  readonly mailer: Mailer
  readonly people: Pick<People, 'optionalPerson'>
  readonly subscriptions: Subscriptions
  readonly paths: BillingPaths
  readonly onTrouble: (error: unknown) => void
  readonly now?: () => Date
}

const kinds: Readonly<Record<Env['BILLING'], (parts: BillingParts) => Billing>> = {
  stripe: makeStripeBilling,
  test: makeTestBilling,
  off: makeNoBilling,
}

/** The way to pay that the settings choose. */
export function makeBilling({
  pool,
  env,
  mailer,
  people,
  subscriptions,
  paths,
  onTrouble,
  now = () => new Date(),
}: BillingOptions): Billing {
  const mails = makePlanMails({ mailer, people, onTrouble })
  return kinds[env.BILLING]({ pool, env, subscriptions, mails, paths, onTrouble, now })
}
