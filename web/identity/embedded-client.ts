import type { AccountProblem } from '#web/workbench/account-problems.ts'
import type { Answer } from '#web/workbench/api-client.ts'
import { safeAddress } from '#web/workbench/leave-for.ts'
import { call, failure, type IdentityAnswer } from './call.ts'
import type { Channel } from './channel.ts'
import type { IdentityClient, IdentityUser, MailedLink, SignInProgress } from './identity-client.ts'
import { openPopup, outcomeOf, type PopupOutcome } from './popup.ts'
import { noteRedirect } from './redirect-note.ts'
import { makeTokenKeeper } from './token-keeper.ts'

/** What a page lends to the client. */
export type ClientParts = {
  readonly channel: Channel
  /** Whom the cookie names, as far as this page knows. */
  readonly currentUser: () => IdentityUser | null
  /** Path and query of the page, where links of mails and other sites lead back to. */
  readonly here: () => string
  readonly locale: () => string
  /** Code of what failed on the way back from another site, if this page is that way. */
  readonly linkError: string | null
  /** The server has ended the sign-in. */
  readonly onGone: (code: AccountProblem) => void
  readonly leave: (url: string) => void
}

/** Accounts in our own database: the cookie is the sign-in, and no script can read it. */
export function makeEmbeddedClient(parts: ClientParts): IdentityClient {
  const { currentUser, here, locale, onGone } = parts
  const changes = new Set<(change: 'signed-in' | 'signed-out') => void>()
  const tell = (change: 'signed-in' | 'signed-out') => {
    for (const listener of changes) listener(change)
  }
  const post: Post = (to, body, isLong = false) => call({ to, body, locale: locale(), isLong })
  const get = (to: string) => call({ to, locale: locale() })
  const tokens = makeTokenKeeper({ fetchToken: async () => mapped(await get('token'), tokenIn), onGone })
  const progressed: Progressed = (answer) => {
    if (!answer.ok) return answer
    if (answer.value['twoFactorRedirect'] === true) return { ok: true, value: 'second-step' }
    tokens.restart()
    tell('signed-in')
    return { ok: true, value: 'signed-in' }
  }

  return {
    proof: 'cookie',
    // The cookie has been asked before anybody waits for this, and there is no other state.
    ready: async () => undefined,
    currentUser,
    idToken: tokens.get,
    onToken: tokens.listen,
    onChange: (listener) => {
      changes.add(listener)
      return () => changes.delete(listener)
    },
    signUp: async (credentials) => done(await post('sign-up/email', { ...credentials, name: '', callbackURL: here() }, true), 'mail-sent'),
    signInWithPassword: async (credentials) => progressed(await post('sign-in/email', { ...credentials, callbackURL: here() })),
    sendMail: async (link, email) => done(await post(mailWays[link].to, mailWays[link].body(email, here()), true), 'mail-sent'),
    openLink: async (link, token, { password } = {}) =>
      progressed(
        password === undefined
          ? await get(`${linkWays[link]}?${new URLSearchParams({ token })}`)
          : await post(linkWays[link], { token, newPassword: password }),
      ),
    resetPassword: async ({ token, password }) => done(await post('reset-password', { token, newPassword: password }, true), 'done'),
    ...googleWays(parts, post, progressed),
    answerSecondStep: async ({ code, isRecovery, trustsDevice }) =>
      progressed(
        isRecovery
          ? await post('two-factor/verify-backup-code', { code })
          : await post('two-factor/verify-totp', { code, trustDevice: trustsDevice }),
      ),
    signOut: async () => {
      const answer = await post('sign-out', {})
      if (!answer.ok) return answer
      tokens.drop()
      tell('signed-out')
      return { ok: true, value: 'done' }
    },
    // The record is all there is.
    erase: (eraseRecord) => eraseRecord(),
    forget: tokens.drop,
  }
}

type Post = (to: string, body: object, isLong?: boolean) => Promise<Answer<IdentityAnswer>>
/** What the answer to a proof means: whoever was here before is not any more. */
type Progressed = (answer: Answer<IdentityAnswer>) => Answer<SignInProgress>

const done = <Value>(answer: Answer<unknown>, value: Value): Answer<Value> => (answer.ok ? { ok: true, value } : answer)

type GoogleWays = Pick<IdentityClient, 'signInWithPopup' | 'signInWithRedirect' | 'redirectProblem'>

/** Our server goes to the provider and back; a window is only put around it. */
function googleWays({ channel, here, linkError, leave }: ClientParts, post: Post, progressed: Progressed): GoogleWays {
  const urlFor = async (callbackURL: string) => mapped(await post('sign-in/google', { callbackURL }, true), urlIn)
  return {
    signInWithPopup: async () => {
      const name = crypto.randomUUID()
      const popup = openPopup(name)
      if (!popup) return failure('popup-blocked')
      const outcome = outcomeOf({ popup, name, channel })
      const answer = await urlFor(withQuery(here(), 'popup', name))
      if (!answer.ok) {
        popup.close()
        return answer
      }
      if (!popup.closed) popup.location.replace(safeAddress(answer.value, { isExternal: true }))
      return progressOf(await outcome, progressed)
    },
    signInWithRedirect: async () => {
      const answer = await urlFor(here())
      if (!answer.ok) return answer
      noteRedirect(() => sessionStorage, Date.now())
      leave(answer.value)
      return { ok: true, value: 'leaving' }
    },
    redirectProblem: async () => (linkError === null ? null : failure(linkError)),
  }
}

const mailWays: Readonly<
  Record<MailedLink, { readonly to: string; readonly body: (email: string, here: string) => Readonly<Record<string, string>> }>
> = {
  confirm: { to: 'send-verification-email', body: (email, callbackURL) => ({ email, callbackURL }) },
  link: { to: 'sign-in/magic-link', body: (email, callbackURL) => ({ email, callbackURL }) },
  reset: { to: 'request-password-reset', body: (email, redirectTo) => ({ email, redirectTo }) },
}

const linkWays = { confirm: 'verify-email', link: 'magic-link/verify', address: 'verify-email' } as const

const tokenIn = ({ token }: IdentityAnswer) => (typeof token === 'string' ? token : null)
/** Only a web address is gone to. */
const urlIn = ({ url }: IdentityAnswer) => (typeof url === 'string' && /^https?:\/\//.test(url) ? url : null)

function mapped(answer: Answer<IdentityAnswer>, valueIn: (answer: IdentityAnswer) => string | null): Answer<string> {
  if (!answer.ok) return answer
  const value = valueIn(answer.value)
  return value === null ? failure('server-failed') : { ok: true, value }
}

function progressOf(outcome: PopupOutcome, progressed: Progressed): Answer<SignInProgress> {
  if (outcome.kind === 'closed') return failure('popup-closed-by-user')
  if (outcome.kind === 'failed') return failure(outcome.code)
  return progressed({ ok: true, value: { twoFactorRedirect: outcome.isSecondStep } })
}

function withQuery(path: string, name: string, value: string): string {
  const [before = '', hash] = path.split('#')
  return `${before}${before.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}${hash === undefined ? '' : `#${hash}`}`
}
