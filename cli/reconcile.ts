import { mailWords } from '#locales/mail-words.ts'
import type { Billing } from '#services/billing/billing.ts'
import { makeBilling } from '#services/billing/make-billing.ts'
import { makeSubscriptions } from '#services/billing/make-subscriptions.ts'
import { makeMailer } from '#services/mail/make-mailer.ts'
import { makePeople } from '#services/people/make-people.ts'
import { withDatabase } from './open-database.ts'

export type Reconciled = {
  readonly kind: Billing['kind']
  readonly changed: number
  /** Codes of what an operator should look at. */
  readonly troubles: readonly string[]
}

/** Makes our plans agree with Stripe's; the mails about them go out by the server. */
export const reconcile = (): Promise<Reconciled> =>
  withDatabase(async ({ env, db: { pool } }) => {
    const troubles: string[] = []
    const billing = makeBilling({
      pool,
      env,
      mailer: makeMailer({ pool, publicUrl: env.PUBLIC_URL, supportEmail: env.SUPPORT_EMAIL ?? null, words: mailWords }),
      people: makePeople({ pool, historyDays: env.HISTORY_DAYS }),
      subscriptions: makeSubscriptions({ pool, billing: env.BILLING }),
      // Nobody is sent to pay here.
      paths: { checkout: () => '/', premium: () => '/', profile: () => '/' },
      onTrouble: (error) => troubles.push(error instanceof Error && 'code' in error ? String(error.code) : 'unknown trouble'),
    })
    return { kind: billing.kind, changed: await billing.reconcile(), troubles }
  })
