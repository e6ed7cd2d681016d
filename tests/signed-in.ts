// First, because it gives zod's schemas a method that those made earlier lack.
import { makeApi } from '#api/make-api.ts'
import { randomUUID } from 'node:crypto'
import { makeSessions } from '#services/auth/sessions.ts'
import { makeBilling } from '#services/billing/make-billing.ts'
import { makeSubscriptions } from '#services/billing/make-subscriptions.ts'
import { makeChecks } from '#services/checks/make-checks.ts'
import { makeCorpus } from '#services/corpus/make-corpus.ts'
import type { Db } from '#services/db/open-db.ts'
import { makeHistory } from '#services/history/make-history.ts'
import { makeKeys } from '#services/keys/make-keys.ts'
import type { Mail } from '#services/mail/mailer.ts'
import { makeOutbox } from '#services/mail/outbox.ts'
import type { PeopleHouse } from '#services/people/open-people.ts'
import { openLibrary } from '#services/library/open-library.ts'
import { makePeople } from '#services/people/make-people.ts'
import { makeQuota } from '#services/quota/make-quota.ts'
import { readItem } from '#tools/cite/run-items.ts'
import { gapsOf } from '#tools/library/run-work.ts'
import type { Api, House } from '#api/house.ts'
import { makeAccount, type TestAccount } from './accounts.ts'
import { makeEnv } from './builders.ts'
import { openTestDb } from './database.ts'
import { makeHouse } from './house.ts'
import { makePeopleStandIns } from './people.ts'

/** Names the session that a request of a test comes from, in place of a signed cookie. */
const sessionHeader = 'x-test-session'

export type SignedInTest = {
  readonly db: Db
  readonly app: Api
  readonly house: PeopleHouse & Pick<House, 'corpus' | 'checks' | 'library'>
  readonly mails: readonly Mail[]
  /** An account with a session that began just now, or minutes ago. */
  readonly signIn: (
    given?: Parameters<typeof makeAccount>[1] & { readonly minutesAgo?: number },
  ) => Promise<TestAccount & { readonly session: string; readonly ask: TestAsk }>
  /** One more session of an account. */
  readonly sessionOf: (account: TestAccount, minutesAgo?: number) => Promise<string>
  /** Asks as a session, or as a visitor. */
  readonly askAs: (session: string | null) => TestAsk
  readonly close: () => Promise<void>
}

export type TestAsk = (method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>) => Promise<Response>

/** The API over a real database with everything that remembers people; only who one is is taken from a header. */
export async function openSignedIn({
  settings = {},
  given = () => ({}),
  engines = makeHouse().engines,
}: {
  readonly settings?: Readonly<Record<string, string>>
  readonly given?: (house: SignedInTest['house']) => Partial<House>
  readonly engines?: House['engines']
} = {}): Promise<SignedInTest> {
  const { db, close } = await openTestDb()
  const mails: Mail[] = []
  const env = makeEnv(settings)
  const people = houseOf(db, env, mails)
  const library = openLibrary(env, { db, secret: 'only for tests', readFile: makeHouse().readFile, readItem, gapsOf })
  const house = { ...people, ...checkingOf(db, { env, engines, quota: people.quota }), library }
  const app = makeApi(makeHouse({ env, engines, ...house, ...given(house) }))
  const from = { incoming: { socket: { remoteAddress: '192.0.2.1' } } }
  const askAs: SignedInTest['askAs'] =
    (session) =>
    (method, path, body, headers = {}) =>
      Promise.resolve(
        app.request(
          path,
          {
            method,
            headers: {
              ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
              ...(session ? { [sessionHeader]: session } : {}),
              ...headers,
            },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          },
          from,
        ),
      )
  const sessionOf: SignedInTest['sessionOf'] = async ({ id }, minutesAgo = 0) => {
    const session = randomUUID()
    await db.pool.query(
      `insert into session (id, account_id, token, expires_at, user_agent, created_at, updated_at)
       select $1, $2, $3, now() + interval '1 day', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', began, began
       from (select now() - make_interval(mins => $4) as began) as start`,
      [session, id, `token of ${session}`, minutesAgo],
    )
    return session
  }
  return {
    db,
    app,
    house,
    mails,
    askAs,
    sessionOf,
    signIn: async ({ minutesAgo = 0, ...given } = {}) => {
      const account = await makeAccount(db.pool, given)
      const session = await sessionOf(account, minutesAgo)
      return { ...account, session, ask: askAs(session) }
    },
    close,
  }
}

/** Documents and checks in the database. */
function checkingOf({ pool }: Db, { env, engines, quota }: Pick<House, 'env' | 'engines' | 'quota'>) {
  const { HISTORY_DAYS: historyDays, PUBLIC_URL: publicUrl } = env
  const corpus = makeCorpus({ pool, log: makeHouse().log })
  const onTrouble = (error: unknown) => {
    throw error
  }
  return {
    corpus,
    checks: makeChecks({ pool, quota, corpus, online: null, engines, historyDays, publicUrl, secret: 'only for tests', onTrouble }),
  }
}

function houseOf({ pool }: Db, env: House['env'], mails: Mail[]): PeopleHouse {
  const mailer = { send: async (mail: Mail) => void mails.push(mail) }
  const onTrouble = (error: unknown) => {
    throw error
  }
  const people = makePeople({ pool, historyDays: env.HISTORY_DAYS })
  const subscriptions = makeSubscriptions({ pool, billing: env.BILLING })
  const pageOf = (page: string) => (locale: string) => `/${locale}/${page}`
  const paths = { checkout: pageOf('checkout'), premium: pageOf('premium'), profile: pageOf('profile') }
  const sessions = makeSessions(pool)
  const signedInBy = async (headers: Headers) => {
    const sessionId = headers.get(sessionHeader)
    const found = sessionId === null ? null : await sessions.optionalById(sessionId)
    return found && sessionId !== null ? { accountId: found.accountId, sessionId, signedInAt: found.signedInAt } : null
  }
  return makePeopleStandIns({
    mailer,
    outbox: makeOutbox({ pool }),
    people,
    subscriptions,
    billing: makeBilling({ pool, env, mailer, people, subscriptions, paths, onTrouble }),
    quota: makeQuota({ pool, secret: 'only-for-tests-0123456789abcdef0123', holdSeconds: 60 }),
    history: makeHistory({ pool, daysAtMost: env.HISTORY_DAYS, onTrouble }),
    keys: makeKeys({ pool }),
    identity: {
      ...makePeopleStandIns().identity,
      optionalByCookie: signedInBy,
      renew: async (headers) => ({ signedIn: await signedInBy(headers), cookies: [] }),
      devices: sessions.devices,
      endDevice: sessions.end,
      endOtherDevices: sessions.endOthers,
      endAllDevices: sessions.endAll,
    },
  })
}
