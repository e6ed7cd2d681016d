import {
  applyActionCode,
  confirmPasswordReset,
  isSignInWithEmailLink,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithEmailLink,
  validatePassword,
  type Auth,
  type PasswordValidationStatus,
} from 'firebase/auth'
import type { PasswordClass, PasswordPolicy } from '#tools/account/contract.ts'
import { missingIn } from '#tools/account/password-policy.ts'
import type { Answer, Problem } from '#web/workbench/api-client.ts'
import { failure } from './call.ts'
import type { ClientParts } from './embedded-client.ts'
import { attempt } from './firebase-problems.ts'
import type { MailedLink } from './identity-client.ts'
import { linkAddressNeeded } from './link-step.ts'

/** Where the address is kept that a link to log in was sent to: Firebase wants it again with the link. */
const addressKey = 'tinta-link-email'

type MailsOptions = { readonly auth: Auth; readonly parts: ClientParts; readonly apiKey: string }

/** Firebase's mails: they lead to its own page and on to ours, or to ours at once. */
export function makeMails({ auth, parts, apiKey }: MailsOptions) {
  /** Mails and Firebase's page speak the language of this page, and lead back to it. */
  const leading = () => {
    auth.languageCode = parts.locale()
    return { url: location.origin + parts.here() }
  }
  const confirm = async (): Promise<Answer<void>> => {
    const user = auth.currentUser
    return user ? attempt(() => sendEmailVerification(user, leading())) : failure('sign-in-failed')
  }
  const link = async (email: string): Promise<Answer<void>> => {
    const answer = await attempt(() => sendSignInLinkToEmail(auth, email, { ...leading(), handleCodeInApp: true }))
    if (answer.ok) remember(email)
    return answer
  }
  const reset = async (email: string): Promise<Answer<void>> => {
    const answer = await attempt(() => sendPasswordResetEmail(auth, email, leading()))
    // Whether an address has an account is not told.
    return !answer.ok && answer.problem.code === 'user-not-found' ? { ok: true, value: undefined } : answer
  }
  const isMine = (email: string): boolean => auth.currentUser?.email?.toLowerCase() === email.toLowerCase()
  return {
    confirm,
    send: async (kind: MailedLink, email: string): Promise<Answer<'mail-sent'>> => {
      // A link to log in confirms the address as well, and needs nobody who is signed in at Firebase.
      const send = kind === 'reset' ? reset : kind === 'confirm' && isMine(email) ? confirm : link
      const answer = await send(email)
      return answer.ok ? { ok: true, value: 'mail-sent' } : answer
    },
    /** Confirms an address, or its change. */
    apply: (code: string): Promise<Answer<void>> => attempt(() => applyActionCode(auth, code)),
    /** How to log in by a link, or why that is not possible; `email` was typed, when this is another device. */
    linkWay: (code: string, email: string | null) => {
      const address = email ?? remembered()
      const url = `${location.origin}/?${new URLSearchParams({ mode: 'signIn', oobCode: code, apiKey })}`
      if (!isSignInWithEmailLink(auth, url)) return failure('link-expired')
      if (address === null) return failure(linkAddressNeeded)
      return { ok: true, value: () => signInWithEmailLink(auth, address, url) } as const
    },
    reset: (code: string, password: string): Promise<Answer<void>> => attempt(() => confirmPasswordReset(auth, code, password)),
  }
}

function remember(email: string): void {
  try {
    localStorage.setItem(addressKey, email)
  } catch {
    // Without storage the address is asked for again.
  }
}

function remembered(): string | null {
  try {
    return localStorage.getItem(addressKey)
  } catch {
    return null
  }
}

/** The link has been used. */
export function forgetLinkAddress(): void {
  try {
    localStorage.removeItem(addressKey)
  } catch {
    // Then there is none.
  }
}

type Refused = { readonly auth: Auth; readonly policy: PasswordPolicy; readonly password: string }

/** What a password lacks that Firebase has refused: by our rules, else by the project's own. */
export async function passwordProblem({ auth, policy, password }: Refused): Promise<Problem> {
  const weak = { code: 'password-weak', status: 0, min: policy.min, max: policy.max }
  const missing = missingIn(password, policy)
  if (missing.length > 0) return { ...weak, missing }
  const answer = await attempt(() => validatePassword(auth, password))
  if (!answer.ok || answer.value.isValid) return { ...weak, missing: ['min'] }
  const { minPasswordLength = policy.min, maxPasswordLength = policy.max } = answer.value.passwordPolicy.customStrengthOptions
  return { ...weak, min: minPasswordLength, max: maxPasswordLength, missing: lacking(answer.value) }
}

function lacking(status: PasswordValidationStatus): readonly (PasswordClass | 'min' | 'max')[] {
  const rules: readonly (readonly [rule: PasswordClass | 'min' | 'max', isMet: boolean | undefined])[] = [
    ['min', status.meetsMinPasswordLength],
    ['max', status.meetsMaxPasswordLength],
    ['lowercase', status.containsLowercaseLetter],
    ['uppercase', status.containsUppercaseLetter],
    ['numeric', status.containsNumericCharacter],
    ['non-alphanumeric', status.containsNonAlphanumericCharacter],
  ]
  return rules.flatMap(([rule, isMet]) => (isMet === false ? [rule] : []))
}
