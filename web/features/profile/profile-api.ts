import type { Account, Preferences, Subscription } from '#tools/account/contract.ts'
import { send, type Answer, type Guard } from '#web/workbench/api-client.ts'

// The server checks its answers against the contract; these only keep out what is none of them.
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
const isAnything: Guard<unknown> = (_value): _value is unknown => true
const isAccount: Guard<Account> = (value): value is Account =>
  isObject(value) &&
  ['user', 'usage', 'preferences', 'secondStep'].every((part) => isObject(value[part])) &&
  Array.isArray(value['devices'])
const isPreferences: Guard<Preferences> = (value): value is Preferences => isObject(value) && 'keepsHistory' in value
const isSubscriptionAnswer: Guard<{ readonly subscription: Subscription | null }> = (
  value,
): value is { readonly subscription: Subscription | null } => isObject(value) && 'subscription' in value
const isDeleted: Guard<{ readonly deleted: number }> = (value): value is { readonly deleted: number } =>
  isObject(value) && typeof value['deleted'] === 'number'
const isGoTo: Guard<{ readonly url: string }> = (value): value is { readonly url: string } =>
  isObject(value) && typeof value['url'] === 'string'
const isCodes: Guard<RecoveryCodes> = (value): value is RecoveryCodes => isObject(value) && Array.isArray(value['backupCodes'])
const isSetUp: Guard<SecondStepSetUp> = (value): value is SecondStepSetUp => isCodes(value) && 'totpURI' in value

export type RecoveryCodes = { readonly backupCodes: readonly string[] }
export type SecondStepSetUp = RecoveryCodes & { readonly totpURI: string }

/** Everything that the page asks of the server, for one interface language. */
export function profileApi(locale: string) {
  const get = <Value>(path: string, isValue: Guard<Value>, signal?: AbortSignal): Promise<Answer<Value>> =>
    send({ method: 'GET', path, isValue, locale, ...(signal ? { signal } : {}) })
  const ask = <Value>(method: 'POST' | 'PATCH' | 'DELETE', [path, body]: readonly [string, unknown?], isValue: Guard<Value>) =>
    send({ method, path, isValue, locale, ...(body === undefined ? {} : { body }) })
  const auth = (way: string, body: object) => ask('POST', [`/api/auth/${way}`, body], isAnything)
  return {
    account: (signal?: AbortSignal) => get('/api/v1/account', isAccount, signal),
    rename: (name: string) => ask('PATCH', ['/api/v1/account', { name }], isAnything),
    /** Language of the mails; sent while the reader goes to the page in that language. */
    speak: (to: string) => send({ method: 'PATCH', path: '/api/v1/account', body: { locale: to }, isValue: isAnything, isLast: true }),
    /** It reaches the server also when the reader leaves the page right after. */
    prefer: (change: Partial<Preferences>) =>
      send({ method: 'PATCH', path: '/api/v1/account/preferences', body: change, isValue: isPreferences, locale, isLast: true }),
    erase: (email: string) => ask('DELETE', ['/api/v1/account', { email }], isAnything),
    endDevice: (id: string) => ask('DELETE', [`/api/v1/account/devices/${encodeURIComponent(id)}`], isDeleted),
    endOtherDevices: () => ask('DELETE', ['/api/v1/account/devices'], isDeleted),
    cancelPlan: () => ask('POST', ['/api/v1/subscription/cancel', {}], isSubscriptionAnswer),
    portal: () => ask('POST', ['/api/v1/subscription/portal', {}], isGoTo),
    deleteHistory: () => ask('DELETE', ['/api/v1/history'], isDeleted),
    changePassword: (currentPassword: string, newPassword: string) =>
      auth('change-password', { currentPassword, newPassword, revokeOtherSessions: true }),
    setPassword: (newPassword: string) => auth('set-password', { newPassword }),
    changeEmail: (newEmail: string, callbackURL: string) => auth('change-email', { newEmail, callbackURL }),
    sendConfirmation: (email: string, callbackURL: string) => auth('send-verification-email', { email, callbackURL }),
    // Who has no password sends none; the server asks for a recent sign-in instead.
    beginSecondStep: (password: string | null) =>
      ask('POST', ['/api/auth/two-factor/enable', password === null ? {} : { password }], isSetUp),
    confirmSecondStep: (code: string) => auth('two-factor/verify-totp', { code }),
    endSecondStep: (password: string | null) => auth('two-factor/disable', password === null ? {} : { password }),
    newRecoveryCodes: (password: string | null) =>
      ask('POST', ['/api/auth/two-factor/generate-backup-codes', password === null ? {} : { password }], isCodes),
  }
}

export type ProfileApi = ReturnType<typeof profileApi>
