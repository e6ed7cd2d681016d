import { AsyncLocalStorage } from 'node:async_hooks'
import { appError } from '../problem.ts'
import type { MailFacts, MailKind } from '../mail/mailer.ts'
import { makeFeignedSignUps } from './feigned-sign-ups.ts'
import type { IdentityOptions } from './identity-settings.ts'
import { makeLibraryDatabase } from './library-database.ts'
import { addressChangeOf, makeBinding, pageLink } from './links.ts'
import { makeMailAllowance } from './mail-allowance.ts'
import type { Auth, AuthOptions } from './make-auth.ts'
import { makePasswordHashing } from './password-hashing.ts'
import { proveByReset, replaceUnproved } from './proved-address.ts'

/** What is known of the request that is being answered. */
export type Asking = {
  readonly locale: string
  /** Work for after the answer: mails, which must see what the library has stored, and must not be seen in its time. */
  readonly later: (() => Promise<void>)[]
  /** What somebody signs up with. */
  signUp?: { readonly password: string; readonly page: string }
  /** The password that the library hashed last, as it is stored. */
  hashed?: string
  /** The address in the request, when an account of that address knows the browser. */
  knownTo?: string
}

/**
 * The library, loaded at first need so that the start does not wait for it. The instance that knows Google is a second
 * one: it asks the provider for its addresses when it is made, and nothing else may hang on that.
 */
export function makeAuthLibrary({ pool, env, secret, mailer, passwordCost, onTrouble }: IdentityOptions) {
  const asking = new AsyncLocalStorage<Asking>()
  const localeNow = (): string => asking.getStore()?.locale ?? 'en'
  const binding = makeBinding({ pool, secret })
  const feigned = makeFeignedSignUps({ pool, secret })
  const { database, ask } = makeLibraryDatabase(pool)
  const allowance = makeMailAllowance({ pool, secret, limit: env.RATE_SIGN_IN_ACCOUNT })

  const localeOf = async (email: string): Promise<string> => {
    const { rows } = await pool.query<{ locale: string }>('select locale from account where email = $1', [email])
    return rows[0]?.locale ?? localeNow()
  }
  const tell = async <Kind extends MailKind>(to: string, kind: Kind, facts: MailFacts[Kind]): Promise<void> => {
    // A browser that is known to the account has tries of its own, and what strangers have used up is not its owner's.
    if (asking.getStore()?.knownTo !== to.toLowerCase() && !(await allowance.take(to, kind))) return
    // The pair of kind and facts is checked by the signature; a union of pairs cannot be built from it.
    await mailer.send({ kind, facts, to, locale: await localeOf(to) } as Parameters<typeof mailer.send>[0])
  }

  const make = async (hasGoogle: boolean): Promise<Auth> => {
    const { makeAuth } = await import('./make-auth.ts')
    return makeAuth({
      pool,
      database,
      env,
      secret,
      hasGoogle,
      tell,
      localeNow,
      later: (work) => asking.getStore()?.later.push(work),
      hashing: makePasswordHashing(passwordCost),
      onHash: (hash) => Object.assign(asking.getStore() ?? {}, { hashed: hash }),
      onTrouble,
      linkTo: async (step, token, url) => {
        const isChange = step === 'confirm' && addressChangeOf(token) !== null
        const bound = step === 'confirm' && !isChange ? await binding.bind(token) : token
        return pageLink(env.PUBLIC_URL, { step: isChange ? 'address' : step, token: bound, url })
      },
      onReset: (accountId) => proveByReset(pool, { accountId, hash: asking.getStore()?.hashed ?? '' }),
      isTaken: binding.isTaken,
      onTaken: (person) => tellTaken({ pool, env }, library, person),
    })
  }

  let plain: Promise<Auth> | null = null
  let withGoogle: Promise<Auth> | null = null
  const library = {
    asking,
    binding,
    feigned,
    tell,
    /** Where the library fails because the database is away, what the database said is thrown. */
    ask,
    auth: (): Promise<Auth> => (plain ??= make(false)),
    /** Throws AppError `method-off`, or `sign-in-failed` while the provider does not answer. */
    google: async (): Promise<Auth> => {
      if (!env.GOOGLE_CLIENT_ID) throw appError('method-off')
      const auth = await (withGoogle ??= make(true))
      const { socialProviders } = await auth.$context
      if (socialProviders.length > 0) return auth
      withGoogle = null
      throw appError('sign-in-failed')
    },
  }
  return library
}

type Taken = Parameters<AuthOptions['onTaken']>[0]

/**
 * Somebody signs up with an address that is taken, or would change theirs to it. Where the account waits to be confirmed,
 * the new sign-up takes its place; else the owner is told.
 */
async function tellTaken(
  { pool, env }: Pick<IdentityOptions, 'pool' | 'env'>,
  { asking, auth, feigned, tell }: AuthLibrary,
  { id, email, emailVerified }: Taken,
): Promise<void> {
  const { signUp, hashed } = asking.getStore() ?? {}
  if (!emailVerified) {
    if (!signUp || hashed === undefined) return
    if (await beginAnew(pool, await auth(), { id, email, hash: hashed, page: signUp.page })) return
  }
  if (signUp) await feigned.note(email, signUp.password)
  await tell(email, 'address-taken', { url: new URL('/?step=sign-in', env.PUBLIC_URL).href })
}

type NewSignUp = { readonly id: string; readonly email: string; readonly hash: string; readonly page: string }

/**
 * Nobody has proved yet that the address is theirs, so the latest who signed up is the one to be confirmed. False when
 * somebody has proved it by now.
 */
async function beginAnew(pool: IdentityOptions['pool'], auth: Auth, { id, email, hash, page }: NewSignUp): Promise<boolean> {
  if (!(await replaceUnproved(pool, { accountId: id, hash }))) return false
  await auth.api.sendVerificationEmail({ body: { email, callbackURL: page } })
  return true
}

export type AuthLibrary = ReturnType<typeof makeAuthLibrary>
