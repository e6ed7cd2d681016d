import type { Logger } from 'pino'
import type { Env } from '#config/env.ts'
import type { Billing } from '../billing/billing.ts'
import type { BillingPaths } from '../billing/billing-parts.ts'
import { makeBilling } from '../billing/make-billing.ts'
import { makeSubscriptions } from '../billing/make-subscriptions.ts'
import type { Subscriptions } from '../billing/subscriptions.ts'
import type { Identity } from '../auth/identity.ts'
import { makeIdentity } from '../auth/make-identity.ts'
import type { Db } from '../db/open-db.ts'
import type { History } from '../history/history.ts'
import { makeHistory } from '../history/make-history.ts'
import type { Keys } from '../keys/keys.ts'
import { makeKeys } from '../keys/make-keys.ts'
import type { Mailer } from '../mail/mailer.ts'
import { makeOutbox, type Outbox } from '../mail/outbox.ts'
import { makeMailer } from '../mail/make-mailer.ts'
import { makeQuota } from '../quota/make-quota.ts'
import type { Quota } from '../quota/quota.ts'
import { makePeople } from './make-people.ts'
import type { People } from './people.ts'
import type { MailWords } from '../mail/mail-words.ts'

/** Everything that remembers a person. */
export type PeopleHouse = {
  readonly people: People
  readonly identity: Identity
  readonly subscriptions: Subscriptions
  readonly billing: Billing
  readonly quota: Quota
  readonly history: History
  /** Keys of the API. */
  readonly keys: Keys
  readonly mailer: Mailer
  /** Mails that were kept because there is no mail server. */
  readonly outbox: Outbox
}

export type PeopleHouseOptions = {
  readonly env: Env
  readonly db: Pick<Db, 'pool'>
  readonly secret: string
  readonly log: Logger
  /** Subjects and sentences of mails; they stand with the other words in `locales/`. */
  readonly mailWords: MailWords
  /** Told of each mail that has been put on its way. */
  readonly onMail?: (() => void) | undefined
  /** Addresses of the pages that payers are sent to. */
  readonly paths: BillingPaths
  /** What is logged of an error: its kind and place, never its message. */
  readonly describeError: (error: unknown) => object
}

/** Joins the services of people, from the settings. */
export function openPeople({ env, db, secret, log, mailWords, onMail, paths, describeError }: PeopleHouseOptions): PeopleHouse {
  const { pool } = db
  const tell = (what: string) => (error: unknown) => log.error({ error: describeError(error) }, what)
  const mailer = makeMailer({
    pool,
    publicUrl: env.PUBLIC_URL,
    supportEmail: env.SUPPORT_EMAIL ?? null,
    words: mailWords,
    onQueued: onMail,
  })
  const people = makePeople({ pool, historyDays: env.HISTORY_DAYS })
  const subscriptions = makeSubscriptions({ pool, billing: env.BILLING })
  return {
    mailer,
    outbox: makeOutbox({ pool }),
    people,
    subscriptions,
    billing: makeBilling({ pool, env, mailer, people, subscriptions, paths, onTrouble: tell('billing trouble') }),
    quota: makeQuota({ pool, secret, holdSeconds: env.RUN_TIMEOUT * 2 + 60 }),
    history: makeHistory({ pool, daysAtMost: env.HISTORY_DAYS, onTrouble: tell('a run was not kept') }),
    keys: makeKeys({ pool }),
    identity: makeIdentity({ pool, env, secret, mailer, onTrouble: tell('identity trouble') }),
  }
}
