import type { PasswordPolicy } from '#tools/account/contract.ts'
import { appError } from '../problem.ts'
import type { AuthLibrary } from './auth-library.ts'
import type { SignedIn } from './identity.ts'
import type { IdentityOptions } from './identity-settings.ts'
import { addressChangeOf } from './links.ts'
import { requireFitPassword } from './password-policy.ts'
import { keepOnlyPassword, optionalWaiting, proveWithPassword, type Waiting } from './proved-address.ts'
import type { SignUpBrowser } from './sign-up-browser.ts'

type ConfirmingOptions = Pick<IdentityOptions, 'pool'> & {
  readonly library: AuthLibrary
  readonly browser: SignUpBrowser
  readonly policy: PasswordPolicy
}

type Opened = {
  readonly name: string
  readonly input: Record<string, unknown>
  readonly headers: Headers
  readonly before: SignedIn | null
}

/** What the library is to be asked, and the account whose password must still be the same when it has answered. */
export type Confirmed = { readonly input: Record<string, unknown>; readonly waiting: Waiting | null }

/**
 * The link that confirms a new account. It proves the address, not that whoever opens it has chosen the password: somebody
 * else may have signed up with that address. So the password stays only in the browser that chose it; anywhere else a new
 * one is chosen with the link.
 */
export function makeConfirming({ pool, library, browser, policy }: ConfirmingOptions) {
  const waitingOf = async (token: string): Promise<Waiting | null> => {
    const email = await library.binding.confirmed(token)
    return email === null ? null : optionalWaiting(pool, email)
  }
  const release = async (bound: unknown): Promise<string> => {
    const token = typeof bound === 'string' ? await library.binding.release(bound) : null
    if (token === null) throw appError('link-expired')
    return token
  }

  /**
   * The last link of a change of address, which is in the new mailbox, proves that address and not the account: the change
   * may be somebody else's, to get the owner of the mailbox into an account of theirs.
   */
  const requireOwner = async (token: string, before: SignedIn | null): Promise<void> => {
    const change = addressChangeOf(token)
    if (!change?.isLast) return
    const { rowCount } = await pool.query('select 1 from account where id = $1 and email = $2', [before?.accountId ?? '', change.from])
    if (rowCount === 1) return
    await library.binding.giveBack(token)
    throw appError('sign-in-needed')
  }

  /**
   * The link is opened. Throws AppError `link-expired`; `sign-up-elsewhere` when a password has to be chosen with it; or
   * `sign-in-needed` when it changes the address of an account that nobody here is signed in to.
   */
  const open = async ({ input, headers, before }: Opened): Promise<Confirmed> => {
    const token = await release(input['token'])
    await requireOwner(token, before)
    const waiting = addressChangeOf(token) ? null : await waitingOf(token)
    if (waiting && !browser.isIt(headers, waiting)) throw appError('sign-up-elsewhere')
    return { input: { ...input, token }, waiting }
  }

  /** The link is opened with a password, which is the account's from now on; then it logs in. Throws AppError `link-expired`. */
  const openWithPassword = async ({ input }: Opened): Promise<Confirmed> => {
    const password = String(input['newPassword'])
    const waiting = await waitingOf(await release(input['token']))
    if (!waiting) throw appError('link-expired')
    const { accountId, email } = waiting
    requireFitPassword(password, policy, email)
    const { password: hashing } = await (await library.auth()).$context
    const hash = await hashing.hash(password)
    if (!(await proveWithPassword(pool, { accountId, hash }))) throw appError('link-expired')
    return { input: { email, password, rememberMe: true }, waiting: null }
  }

  return {
    /** What the library is asked in place of `input`. */
    prepare: async (opened: Opened): Promise<Confirmed> => {
      if (opened.name === 'GET verify-email') return open(opened)
      if (opened.name === 'POST verify-email') return openWithPassword(opened)
      return { input: opened.input, waiting: null }
    },
    /** The library has confirmed the address; a password that came meanwhile is not the opener's. */
    settle: async (waiting: Waiting | null, sessionToken: string | null): Promise<void> => {
      if (waiting) await keepOnlyPassword(pool, { ...waiting, except: sessionToken })
    },
  }
}

export type Confirming = ReturnType<typeof makeConfirming>
