import type { Answer } from '#web/workbench/api-client.ts'
import type { IdToken } from './id-token.ts'

/** Whom the provider of identities knows to be at this browser. */
export type IdentityUser = { readonly id: string; readonly email: string }

/** How far a sign-in has come. */
export type SignInProgress = 'signed-in' | 'second-step'

/** What a mail with a link is for. */
export type MailedLink = 'confirm' | 'link' | 'reset'

export type Credentials = { readonly email: string; readonly password: string }

export type SecondStepAnswer = {
  readonly code: string
  /** One of the recovery codes instead of the app's code. */
  readonly isRecovery: boolean
  /** Ask for no code on this device for some time. Means nothing with a recovery code. */
  readonly trustsDevice: boolean
}

/** What may be asked for with a link: where it was sent to, or the password of the account from now on. */
export type WithLink = { readonly email?: string; readonly password?: string }

type Stop = () => void

/**
 * Signing in, by whichever provider the site has. No method throws: what goes wrong is a problem with a code of the
 * catalogue. Passwords and tokens go to the server and nowhere else.
 */
export type IdentityClient = {
  /** How our server knows the person: by the cookie that signing in sets, or by the ID token. */
  readonly proof: 'cookie' | 'token'
  /** Resolves when the provider knows whether somebody is signed in. */
  readonly ready: () => Promise<void>
  /** Null before `ready`, and when nobody is. */
  readonly currentUser: () => IdentityUser | null
  /** A token that has at least 30 seconds to live; a new one when forced. */
  readonly idToken: (options?: { readonly forceRefresh?: boolean }) => Promise<Answer<string>>
  /** Hears each new token, and null when there is none any more; tokens are kept fresh while somebody listens. */
  readonly onToken: (listener: (token: IdToken | null) => void) => Stop
  /** Hears that somebody has signed in or out here. */
  readonly onChange: (listener: (change: 'signed-in' | 'signed-out') => void) => Stop

  readonly signUp: (credentials: Credentials) => Promise<Answer<SignInProgress | 'mail-sent'>>
  readonly signInWithPassword: (credentials: Credentials) => Promise<Answer<SignInProgress>>
  readonly sendMail: (link: MailedLink, email: string) => Promise<Answer<'mail-sent'>>
  /**
   * Uses up the token of a link. For `confirm` and `address` nobody need be signed in afterwards. `more` is what the provider
   * asked for besides (`linkAddressNeeded`, `sign-up-elsewhere`).
   */
  readonly openLink: (link: 'confirm' | 'link' | 'address', token: string, more?: WithLink) => Promise<Answer<SignInProgress>>
  readonly resetPassword: (reset: { readonly token: string; readonly password: string }) => Promise<Answer<'done'>>
  /** Google, in a window of its own. Must be called within the click, or the browser blocks the window. */
  readonly signInWithPopup: () => Promise<Answer<SignInProgress>>
  /** Google, in this tab. The page goes away, unless that fails. */
  readonly signInWithRedirect: () => Promise<Answer<'leaving'>>
  /** Asked on the way back of a redirect: what went wrong on it, or null. */
  readonly redirectProblem: () => Promise<Answer<never> | null>
  readonly answerSecondStep: (answer: SecondStepAnswer) => Promise<Answer<SignInProgress>>
  readonly signOut: () => Promise<Answer<'done'>>
  /** Erases the person at the provider as well, when our record of them is erased; `requires-recent-login` comes before both. */
  readonly erase: (eraseRecord: () => Promise<Answer<unknown>>) => Promise<Answer<unknown>>
  /** Drops what this page holds, without asking anybody: the server has ended the sign-in. */
  readonly forget: () => void
}
