import { z } from 'zod'

const email = z.string().trim().max(320).pipe(z.email())
const password = z.string().max(2_000)
/** A page of ours; anything else becomes the home page. */
const page = z
  .string()
  .max(2_000)
  .catch('/')
  .default('/')
  .transform((path) => (/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) ? path : '/'))
const code = z.string().trim().max(40)

/** One address under `/api/auth/` that answers, and what stands before the library's own. */
export type Way = {
  /** Below the library's base path. */
  readonly to: string
  readonly method: 'GET' | 'POST'
  readonly input: z.ZodType<Record<string, unknown>>
  /** Fields that the library wants and nobody sends. */
  readonly adds?: Readonly<Record<string, unknown>>
  /** Tries are counted under this kind. */
  readonly kind?: string
  /** A new password, to be checked by the policy. */
  readonly newPassword?: 'password' | 'newPassword'
  /** Asks for a sign-in of the last minutes. */
  readonly isFresh?: boolean
  /** Begins a session; an earlier one in the same browser ends. */
  readonly signsIn?: boolean
  /** Only a page of ours asks it: an address that somebody was led to must not sign them in as somebody else. */
  readonly isOfPage?: boolean
  /** What is handed on of the library's answer, besides `status` and `twoFactorRedirect`. */
  readonly hands?: readonly string[]
}

const post = (to: string, input: z.ZodType<Record<string, unknown>>, more: Omit<Way, 'to' | 'method' | 'input'> = {}): Way => ({
  to,
  method: 'POST',
  input,
  ...more,
})
const get = (to: string, input: z.ZodType<Record<string, unknown>>, more: Omit<Way, 'to' | 'method' | 'input'> = {}): Way => ({
  to,
  method: 'GET',
  input,
  ...more,
})

const optionalPassword = z.object({ password: password.optional() })
const token = z.object({ token: z.string().min(1).max(4_000) })

/** What fails at the provider leads back to the same page, which says so. */
const alsoOnFailure = ({ callbackURL }: { readonly callbackURL: string }) => ({ callbackURL, errorCallbackURL: callbackURL })

/** Every address of the embedded identity; the library has more, and they do not answer. */
export const ways: Readonly<Record<string, Way>> = {
  'POST sign-up/email': post(
    'sign-up/email',
    z.object({ name: z.string().trim().max(100).default(''), email, password, callbackURL: page }),
    {
      kind: 'sign-up',
      newPassword: 'password',
    },
  ),
  'POST sign-in/email': post('sign-in/email', z.object({ email, password, rememberMe: z.boolean().default(true), callbackURL: page }), {
    kind: 'password',
    signsIn: true,
  }),
  'POST sign-in/magic-link': post('sign-in/magic-link', z.object({ email, callbackURL: page }), { kind: 'mail' }),
  'GET magic-link/verify': get('magic-link/verify', token, { kind: 'token', signsIn: true, isOfPage: true }),
  'GET verify-email': get('verify-email', token, { kind: 'token', signsIn: true, isOfPage: true }),
  // With a password that whoever opens the link chooses (confirming.ts); the library logs in with it.
  'POST verify-email': post('sign-in/email', token.extend({ newPassword: password }), {
    kind: 'token',
    newPassword: 'newPassword',
    signsIn: true,
    isOfPage: true,
  }),
  'POST send-verification-email': post('send-verification-email', z.object({ email, callbackURL: page }), { kind: 'mail' }),
  'POST request-password-reset': post('request-password-reset', z.object({ email, redirectTo: page }), { kind: 'mail' }),
  'POST reset-password': post('reset-password', token.extend({ newPassword: password }), { kind: 'token', newPassword: 'newPassword' }),
  'POST sign-in/google': post('sign-in/social', z.object({ callbackURL: page }).transform(alsoOnFailure), {
    kind: 'google',
    adds: { provider: 'google', disableRedirect: true },
    hands: ['url'],
  }),
  'GET callback/google': get('callback/google', z.record(z.string(), z.string()), { signsIn: true }),
  'POST two-factor/verify-totp': post('two-factor/verify-totp', z.object({ code, trustDevice: z.boolean().default(false) }), {
    kind: 'code',
    signsIn: true,
  }),
  'POST two-factor/verify-backup-code': post('two-factor/verify-backup-code', z.object({ code }), { kind: 'code', signsIn: true }),
  'POST two-factor/enable': post('two-factor/enable', optionalPassword, {
    kind: 'prove',
    isFresh: true,
    hands: ['totpURI', 'backupCodes'],
  }),
  'POST two-factor/disable': post('two-factor/disable', optionalPassword, { kind: 'prove', isFresh: true }),
  'POST two-factor/generate-backup-codes': post('two-factor/generate-backup-codes', optionalPassword, {
    kind: 'prove',
    isFresh: true,
    hands: ['backupCodes'],
  }),
  'POST change-password': post('change-password', z.object({ currentPassword: password, newPassword: password }), {
    kind: 'prove',
    newPassword: 'newPassword',
    adds: { revokeOtherSessions: true },
  }),
  'POST set-password': post('set-password', z.object({ newPassword: password }), {
    kind: 'prove',
    newPassword: 'newPassword',
    isFresh: true,
  }),
  'POST change-email': post('change-email', z.object({ newEmail: email, callbackURL: page }), { kind: 'mail', isFresh: true }),
  'POST sign-out': post('sign-out', z.object({})),
  'GET token': get('token', z.object({}), { hands: ['token'] }),
  'GET jwks': get('jwks', z.object({}), { hands: ['keys'] }),
}
