import { AsyncLocalStorage } from 'node:async_hooks'
import { appError } from '../problem.ts'
import type { MailFacts, MailKind } from '../mail/mailer.ts'
import { makeFeignedSignUps } from './feigned-sign-ups.ts'
import type { IdentityOptions } from './identity-settings.ts'
import { addressChangeOf, makeBinding, pageLink } from './links.ts'
import type { Auth } from './make-auth.ts'

/** What is known of the request that is being answered. */
export type Asking = {
  readonly locale: string
  /** Work for after the answer: mails, which must see what the library has stored, and must not be seen in its time. */
  readonly later: (() => Promise<void>)[]
  /** What somebody signs up with. */
  signUp?: { readonly password: string; readonly page: string }
}

/**
 * The library, loaded at first need so that the start does not wait for it. The instance that knows Google is a second
 * one: it asks the provider for its addresses when it is made, and nothing else may hang on that.
 */
export function makeAuthLibrary({ pool, env, secret, mailer, onTrouble }: IdentityOptions) {
  const asking = new AsyncLocalStorage<Asking>()
  const localeNow = (): string => asking.getStore()?.locale ?? 'en'
  const binding = makeBinding({ pool, secret })
  const feigned = makeFeignedSignUps({ pool, secret })

  const localeOf = async (email: string): Promise<string> => {
    const { rows } = await pool.query<{ locale: string }>('select locale from account where email = $1', [email])
    return rows[0]?.locale ?? localeNow()
  }
  const tell = async <Kind extends MailKind>(to: string, kind: Kind, facts: MailFacts[Kind]): Promise<void> => {
    // The pair of kind and facts is checked by the signature; a union of pairs cannot be built from it.
    await mailer.send({ kind, facts, to, locale: await localeOf(to) } as Parameters<typeof mailer.send>[0])
  }

  const make = async (hasGoogle: boolean): Promise<Auth> => {
    const { makeAuth } = await import('./make-auth.ts')
    return makeAuth({
      pool,
      env,
      secret,
      hasGoogle,
      tell,
      localeNow,
      later: (work) => asking.getStore()?.later.push(work),
      onTrouble,
      linkTo: async (step, token, url) => {
        if (step !== 'confirm') return pageLink(env.PUBLIC_URL, { step, token, url })
        if (addressChangeOf(token)) return pageLink(env.PUBLIC_URL, { step: 'address', token, url })
        return pageLink(env.PUBLIC_URL, { step, token: await binding.bind(token), url })
      },
      isTaken: binding.isTaken,
      onTaken: async ({ id, email, emailVerified }) => {
        const signUp = asking.getStore()?.signUp
        if (!emailVerified) return signUp && beginAnew(pool, await library.auth(), { id, email, ...signUp })
        if (signUp) await feigned.note(email, signUp.password)
        await tell(email, 'address-taken', { url: new URL('/?step=sign-in', env.PUBLIC_URL).href })
      },
    })
  }

  let plain: Promise<Auth> | null = null
  let withGoogle: Promise<Auth> | null = null
  const library = {
    asking,
    binding,
    feigned,
    tell,
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

type NewSignUp = { readonly id: string; readonly email: string; readonly password: string; readonly page: string }

/** Nobody has proved yet that the address is theirs, so the latest who signed up is the one to be confirmed. */
async function beginAnew(pool: IdentityOptions['pool'], auth: Auth, { id, email, password, page }: NewSignUp): Promise<void> {
  const { password: hashing } = await auth.$context
  await pool.query("update sign_in_method set password = $2, updated_at = now() where account_id = $1 and provider = 'credential'", [
    id,
    await hashing.hash(password),
  ])
  await auth.api.sendVerificationEmail({ body: { email, callbackURL: page } })
}

export type AuthLibrary = ReturnType<typeof makeAuthLibrary>
