import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePayer, openBilling, stripeEnv } from '#tests/billing.ts'
import { makeTestDatabase, type TestDatabase } from '#tests/database.ts'
import { startStripe, stripeKey, stripePrices, webhookSecret, type StripeServer } from '#tests/mocks/stripe-server.ts'
import { openDb, type Db } from '#services/db/open-db.ts'

const timeout = 60_000
let database: TestDatabase
let db: Db
let stripe: StripeServer
beforeAll(async () => {
  database = await makeTestDatabase()
  db = await openDb({ url: database.url, dataFolder: '' })
  stripe = await startStripe()
})
afterAll(async () => {
  await stripe.close()
  await db.close()
  await database.drop()
})

/** Runs the command as an operator does. The stand-in of Stripe lives in this process, so it must not wait. */
async function reconcile(words: readonly string[] = [], settings: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'tinta.mjs'), 'admin', 'billing', 'reconcile', ...words], {
    cwd: tmpdir(),
    env: {
      DATABASE_URL: database.url,
      SECRET: 'only-for-tests-0123456789abcdef0123',
      STRIPE_SECRET_KEY: stripeKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_PREMIUM: stripePrices.premium,
      STRIPE_PRICE_PLATINUM: stripePrices.platinum,
      STRIPE_URL: stripe.url,
      ...settings,
    },
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { status: await ended, stdout, stderr }
}

test('tinta admin billing reconcile mends a lost notice, tells its owner, and has nothing to do then', { timeout }, async () => {
  const ann = await makePayer(db.pool, { locale: 'de' })
  const { billing, subscriptions } = openBilling({ pool: db.pool, env: stripeEnv(stripe.url) })
  const { url } = await billing.checkout({ payer: ann, tier: 'premium', returnTo: '/' })
  stripe.house.pay(url.split('/').at(-1) ?? '')
  stripe.house.begin({ customer: 'cus_1', price: stripePrices.premium, metadata: { accountId: 'somebody-who-left' } })
  expect(await reconcile()).toEqual({
    status: 0,
    stdout: 'Changed to agree with Stripe: 1 plan.\n',
    stderr: 'warning: stripe-charges-for-an-account-that-is-gone\n',
  })
  expect(await subscriptions.optionalLive(ann.accountId)).toMatchObject({ tier: 'premium' })
  const { rows } = await db.pool.query('select locale from outgoing_mail where recipient = $1', [ann.email])
  expect(rows).toEqual([{ locale: 'de' }])
  expect((await reconcile(['--json'])).stdout).toBe('{"changed":0,"troubles":["stripe-charges-for-an-account-that-is-gone"]}\n')
})

test('tinta admin billing reconcile says when Stripe is not used, or does not answer', { timeout }, async () => {
  const none = { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '', STRIPE_PRICE_PREMIUM: '', STRIPE_PRICE_PLATINUM: '' }
  expect(await reconcile([], none)).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('Stripe is not used here (BILLING is test)'),
  })
  const away = await reconcile([], { STRIPE_URL: 'http://127.0.0.1:1' })
  expect(away).toMatchObject({ status: 1, stdout: '' })
  expect(away.stderr).toMatch(/^error: The payment service did not answer\..*\n$/)
})
