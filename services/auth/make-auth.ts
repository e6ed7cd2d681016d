import { randomUUID } from 'node:crypto'
import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { isAPIError } from 'better-auth/api'
import { genericOAuth, jwt, magicLink, twoFactor } from 'better-auth/plugins'
import type pg from 'pg'
import type { Env } from '#config/env.ts'
import type { MailFacts, MailKind } from '../mail/mailer.ts'
import type { LibraryPool } from './library-database.ts'
import type { PasswordHashing } from './password-hashing.ts'
import { requireOpenAccount } from './require-open-account.ts'
import { secondStep } from './second-step.ts'

/** Seconds. */
export const lifetimes = {
  confirm: 24 * 60 * 60,
  link: 15 * 60,
  reset: 60 * 60,
  secondStep: 10 * 60,
  trustedDevice: 30 * 24 * 60 * 60,
} as const

/** How a mail of the library reaches a person; `about` says in which language. */
export type TellPerson = <Kind extends MailKind>(to: string, kind: Kind, facts: MailFacts[Kind]) => Promise<void>

export type AuthOptions = {
  readonly pool: pg.Pool
  /** The pool as the library is given it. */
  readonly database: LibraryPool
  readonly env: Env
  readonly secret: string
  /** Whether this instance knows the provider of "Continue with Google"; it asks it for its addresses when made. */
  readonly hasGoogle: boolean
  readonly tell: TellPerson
  /** Language of whoever asks now, for accounts that begin. */
  readonly localeNow: () => string
  /** Makes the address that a mail leads to: a page of ours with the step and its token. */
  readonly linkTo: (step: 'confirm' | 'link' | 'reset' | 'address', token: string, url: string) => Promise<string>
  /** Whether a token is the last step of a change to an address that is another account's. */
  readonly isTaken: (token: string) => Promise<boolean>
  readonly hashing: PasswordHashing
  /** A password was hashed in answer to this request, as it may be stored. */
  readonly onHash: (hash: string) => void
  /** A new password was set by a link in a mail, which proves the address too. */
  readonly onReset: (accountId: string) => Promise<void>
  /** Somebody signs up with an address that is taken, or would change theirs to it. */
  readonly onTaken: (person: { readonly id: string; readonly email: string; readonly emailVerified: boolean }) => Promise<void>
  /** Does something after the answer is on its way. */
  readonly later: (work: () => Promise<void>) => void
  readonly onTrouble: (error: unknown) => void
}

const day = 24 * 60 * 60

/** better-auth as we use it: our tables and names, no token at rest in the clear, nothing tracked. */
export function makeAuth(options: AuthOptions) {
  const { pool, env, secret, onTrouble } = options
  const openAccount = requireOpenAccount(pool)
  return betterAuth({
    appName: 'Tinta',
    baseURL: env.PUBLIC_URL,
    basePath: '/api/auth',
    secret,
    database: options.database,
    trustedOrigins: [env.PUBLIC_URL],
    // Where the way back from a provider ends whose beginning is not known any more.
    onAPIError: {
      errorURL: new URL('/', env.PUBLIC_URL).href,
      // What it does not expect is ours to answer: it would write it to the console, with whatever of a person's stands in it.
      onError: (error) => {
        if (!isAPIError(error)) throw error
        if (error.statusCode >= 500) onTrouble(new Error('identity library'))
      },
    },
    telemetry: { enabled: false },
    // Its messages hold e-mail addresses, so only that something was logged is told.
    logger: { level: 'error', log: (level) => level === 'error' && onTrouble(new Error('identity library')) },
    // Ours counts by address and by account, with words (attempts.ts).
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'tinta',
      useSecureCookies: env.PUBLIC_URL.startsWith('https://'),
      database: { generateId: () => randomUUID() },
      ipAddress: { disableIpTracking: true },
      backgroundTasks: { handler: (task) => void task.catch(onTrouble) },
    },
    user: userOptions(options),
    session: {
      fields: sessionFields,
      expiresIn: env.SESSION_DAYS * day,
      updateAge: 60 * 60,
      freshAge: 10 * 60,
    },
    account: {
      modelName: 'sign_in_method',
      fields: methodFields,
      updateAccountOnSignIn: false,
      accountLinking: { enabled: true },
    },
    verification: {
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
      storeIdentifier: 'hashed',
    },
    emailAndPassword: passwordOptions(options),
    emailVerification: confirmOptions(options),
    databaseHooks: {
      user: { create: { before: async (user) => ({ data: { ...user, locale: options.localeNow() } }) } },
      session: { create: { before: async (session) => openAccount(session.userId) } },
      // Nothing is asked of the provider later, so its tokens are not kept.
      account: { create: { before: async (method) => ({ data: { ...method, accessToken: null, refreshToken: null, idToken: null } }) } },
    },
    plugins: [...everyPlugin(options), ...(options.hasGoogle ? [google(env)] : [])],
  })
}

export type Auth = ReturnType<typeof makeAuth>

/** Records of people: our names, the address in two steps. */
const userOptions = ({ tell, later, linkTo }: AuthOptions) =>
  ({
    modelName: 'account',
    fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    additionalFields: {
      locale: { type: 'string', required: false, input: false, defaultValue: 'en' },
      disabledAt: { type: 'date', required: false, input: false, fieldName: 'disabled_at' },
    },
    changeEmail: {
      enabled: true,
      sendChangeEmailConfirmation: async ({ user, newEmail, url, token }) =>
        later(async () =>
          tell(user.email, 'allow-address-change', {
            url: await linkTo('address', token, url),
            newEmail,
            hours: lifetimes.confirm / 3_600,
          }),
        ),
    },
  }) satisfies BetterAuthOptions['user']

/** Passwords: confirmed addresses only, forgotten ones by a link. */
const passwordOptions = ({ env, tell, later, linkTo, hashing, onTaken, onHash, onReset }: AuthOptions) =>
  ({
    enabled: true,
    password: {
      hash: async (password) => {
        const hash = await hashing.hash(password)
        onHash(hash)
        return hash
      },
      verify: hashing.verify,
    },
    // The policy is checked before (password-policy.ts), and counts characters where the library counts code units.
    minPasswordLength: 1,
    maxPasswordLength: env.PASSWORD_MAX * 2,
    requireEmailVerification: true,
    revokeSessionsOnPasswordReset: true,
    resetPasswordTokenExpiresIn: lifetimes.reset,
    sendResetPassword: async ({ user, url, token }) =>
      later(async () => tell(user.email, 'reset-password', { url: await linkTo('reset', token, url), minutes: lifetimes.reset / 60 })),
    onPasswordReset: async ({ user }) => {
      await onReset(user.id)
      later(() => tell(user.email, 'password-changed', {}))
    },
    onExistingUserSignUp: async ({ user }) => later(() => onTaken(user)),
  }) satisfies BetterAuthOptions['emailAndPassword']

/** The link that confirms an address. */
const confirmOptions = ({ tell, later, linkTo, isTaken, onTaken }: AuthOptions) =>
  ({
    sendOnSignUp: true,
    sendOnSignIn: true,
    autoSignInAfterVerification: true,
    expiresIn: lifetimes.confirm,
    sendVerificationEmail: async ({ user, url, token }) =>
      later(async () =>
        (await isTaken(token))
          ? onTaken({ ...user, emailVerified: true })
          : tell(user.email, 'confirm-address', { url: await linkTo('confirm', token, url), hours: lifetimes.confirm / 3_600 }),
      ),
  }) satisfies BetterAuthOptions['emailVerification']

/** ID tokens, links to log in, the second step and what stands behind it. */
const everyPlugin = ({ env, tell, later, linkTo }: AuthOptions) => [
  jwt({
    disableSettingJwtHeader: true,
    schema: { jwks: { modelName: 'signing_key', fields: keyFields } },
    jwt: {
      issuer: env.PUBLIC_URL,
      audience: env.PUBLIC_URL,
      expirationTime: '15m',
      definePayload: ({ session }) => ({ sid: session.id }),
    },
  }),
  magicLink({
    storeToken: 'hashed',
    expiresIn: lifetimes.link,
    sendMagicLink: async ({ email, url, token }) =>
      later(async () => tell(email, 'sign-in-link', { url: await linkTo('link', token, url), minutes: lifetimes.link / 60 })),
  }),
  twoFactor({
    issuer: 'Tinta',
    twoFactorCookieMaxAge: lifetimes.secondStep,
    trustDeviceMaxAge: lifetimes.trustedDevice,
    allowPasswordless: true,
    backupCodeOptions: { amount: 8, storeBackupCodes: 'encrypted' },
    schema: {
      user: { fields: { twoFactorEnabled: 'second_factor_enabled' } },
      twoFactor: { modelName: 'second_factor', fields: secondFactorFields },
    },
  }),
  secondStep({ seconds: lifetimes.secondStep }),
]

/** Whoever has not proved to the provider that an address is theirs is refused, new or known: the address may be somebody else's. */
const google = (env: Env) =>
  genericOAuth({
    config: [
      {
        providerId: 'google',
        clientId: env.GOOGLE_CLIENT_ID ?? '',
        clientSecret: env.GOOGLE_CLIENT_SECRET ?? '',
        discoveryUrl: `${env.GOOGLE_ISSUER.replace(/\/$/, '')}/.well-known/openid-configuration`,
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        requireIdTokenVerification: true,
        // Some write it as a word, and the word "false" would count as true.
        mapProfileToUser: ({ email, email_verified: said }) => {
          const emailVerified = said === true || said === 'true'
          return { email: emailVerified ? email : undefined, emailVerified }
        },
      },
    ],
  })

const sessionFields = {
  userId: 'account_id',
  expiresAt: 'expires_at',
  ipAddress: 'ip_address',
  userAgent: 'user_agent',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
}

const methodFields = {
  userId: 'account_id',
  accountId: 'external_id',
  providerId: 'provider',
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  idToken: 'id_token',
  accessTokenExpiresAt: 'access_token_expires_at',
  refreshTokenExpiresAt: 'refresh_token_expires_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
}

const keyFields = {
  publicKey: 'public_key',
  privateKey: 'private_key',
  createdAt: 'created_at',
  expiresAt: 'expires_at',
  alg: 'algorithm',
  crv: 'curve',
}

const secondFactorFields = {
  userId: 'account_id',
  backupCodes: 'recovery_codes',
  failedVerificationCount: 'failed_count',
  lockedUntil: 'locked_until',
}
