// Fills the database for development: an account of every tier, with the same password. Doing it again changes nothing.
import pino from 'pino'
import { readEnv } from '#config/env.ts'
import { mailWords } from '#locales/mail-words.ts'
import { openDb } from '#services/db/open-db.ts'
import { openPeople } from '#services/people/open-people.ts'
import { loadSecret } from '#services/secret.ts'
import { isPaidTier, tierIds } from '#tools/tiers.ts'

const password = 'ink-on-paper-7'
const env = readEnv()
if (!env.isLocal) {
  process.stderr.write(`${env.PUBLIC_URL} is a public address; accounts with a known password are for a local one only.\n`)
  process.exit(1)
}
const db = await openDb({ url: env.DATABASE_URL, dataFolder: env.DATA_FOLDER })
try {
  const secret = loadSecret({ secret: env.SECRET, dataFolder: env.DATA_FOLDER })
  const house = openPeople({
    env: { ...env, RATE_SIGN_IN: 0 },
    db,
    secret,
    mailWords,
    // Nobody is sent to pay here.
    paths: { checkout: () => '/', premium: () => '/', profile: () => '/' },
    log: pino({ level: 'silent' }),
    describeError: () => ({}),
  })
  await db.pool.query('delete from rate_limit')
  const tiers = tierIds.filter((id) => id !== 'visitor')
  for (const tier of tiers) {
    const email = `${tier}@tinta.example`
    const known = await house.people.optionalPersonByEmail(email)
    if (!known) await signUp(house.identity, { email, name: tier })
    await db.pool.query('update account set email_verified = true where email = $1', [email])
    await db.pool.query('delete from outgoing_mail where recipient = $1', [email])
    const person = await house.people.optionalPersonByEmail(email)
    if (!person) throw new Error(`the account ${email} was not made`)
    if (isPaidTier(tier) && !(await house.subscriptions.optionalLive(person.id)))
      await house.subscriptions.grant({ accountId: person.id, tier, until: null })
  }
  process.stdout.write(
    [
      `The database is ready: ${db.where}`,
      'Counted requests were forgotten.',
      `Accounts, all with the password ${password}:`,
      ...tiers.map((tier) => `  ${tier}@tinta.example`),
      '',
    ].join('\n'),
  )
} finally {
  await db.close()
}

async function signUp(
  identity: ReturnType<typeof openPeople>['identity'],
  { email, name }: { readonly email: string; readonly name: string },
): Promise<void> {
  const request = new Request(`${env.PUBLIC_URL}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: env.PUBLIC_URL },
    body: JSON.stringify({ email, name, password }),
  })
  await identity.handle(request, { address: '127.0.0.1', locale: 'en' })
}
