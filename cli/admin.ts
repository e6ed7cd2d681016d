import { mailWords } from '#locales/mail-words.ts'
import { makeSubscriptions } from '#services/billing/make-subscriptions.ts'
import type { LiveSubscription, Subscriptions } from '#services/billing/subscriptions.ts'
import type { History } from '#services/history/history.ts'
import { makeHistory } from '#services/history/make-history.ts'
import { makeMailer } from '#services/mail/make-mailer.ts'
import { makePeople } from '#services/people/make-people.ts'
import type { People, Person } from '#services/people/people.ts'
import { makeQuota } from '#services/quota/make-quota.ts'
import { quotaWindow } from '#services/quota/window.ts'
import { withDatabase, type Opened } from './open-database.ts'

/** What the commands on accounts work with. */
export type Admin = {
  readonly people: People
  readonly subscriptions: Subscriptions
  readonly history: History
  readonly tierOf: (id: string) => Promise<string>
  readonly usedThisMonth: (id: string, live: LiveSubscription | null) => Promise<number>
  /** Ends what the person is charged for, erases them, and tells them by mail. */
  readonly erase: (person: Person) => Promise<void>
}

const fail = (error: unknown): never => {
  throw error
}

/** Opens the database for a command on accounts. */
export const withAdmin = <Result>(work: (admin: Admin) => Promise<Result>): Promise<Result> =>
  withDatabase((opened) => work(adminOf(opened)))

function adminOf(opened: Opened): Admin {
  const { pool } = opened.db
  const people = makePeople({ pool, historyDays: opened.env.HISTORY_DAYS })
  const subscriptions = makeSubscriptions({ pool, billing: opened.env.BILLING })
  // Only reads: nothing is hashed or held here.
  const quota = makeQuota({ pool, secret: '', holdSeconds: 0 })
  return {
    people,
    subscriptions,
    history: makeHistory({ pool, daysAtMost: opened.env.HISTORY_DAYS, onTrouble: fail }),
    tierOf: async (id) => (await subscriptions.optionalLive(id))?.tier ?? 'free',
    usedThisMonth: async (id, live) => {
      const window = quotaWindow(live?.periodStart ?? null, new Date())
      const { used } = await quota.usage({ subject: `account:${id}`, unit: 'characters', window })
      return used
    },
    erase: (person) => erase(opened, { people, subscriptions, person }),
  }
}

type Erasing = Pick<Admin, 'people' | 'subscriptions'> & { readonly person: Person }

async function erase({ env, db: { pool } }: Opened, { people, subscriptions, person }: Erasing): Promise<void> {
  const { makeBilling } = await import('#services/billing/make-billing.ts')
  const mailer = makeMailer({ pool, publicUrl: env.PUBLIC_URL, supportEmail: env.SUPPORT_EMAIL ?? null, words: mailWords })
  // Nobody is sent to pay here.
  const paths = { checkout: () => '/', premium: () => '/', profile: () => '/' }
  const billing = makeBilling({ pool, env, mailer, people, subscriptions, paths, onTrouble: fail })
  await billing.stopCharging(person.id)
  await people.erase(person.id)
  await mailer.send({ kind: 'account-deleted', to: person.email, locale: person.locale, facts: {} })
}
