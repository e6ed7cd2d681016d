import { createLocalJWKSet, errors, jwtVerify } from 'jose'
import { appError } from '../problem.ts'
import { makeAnswer } from './answer-way.ts'
import { makeAttempts } from './attempts.ts'
import { makeAuthLibrary, type Asking } from './auth-library.ts'
import { makeConfirming } from './confirming.ts'
import type { Identity, SignedIn } from './identity.ts'
import { identitySettings, type IdentityOptions } from './identity-settings.ts'
import { makeAfter } from './after-way.ts'
import { makeKnownBrowser } from './known-browser.ts'
import { makeSessions } from './sessions.ts'
import { makeSignUpBrowser } from './sign-up-browser.ts'

/** Seconds that clocks may differ. */
const clockSeconds = 30

/** Accounts in our own database, through better-auth. */
export function makeEmbeddedIdentity(options: IdentityOptions): Identity {
  const { pool, env, secret } = options
  const library = makeAuthLibrary(options)
  const sessions = makeSessions(pool)
  const settings = identitySettings(env)
  const cookieName = `${env.PUBLIC_URL.startsWith('https://') ? '__Secure-' : ''}tinta.session_token=`

  const optionalByCookie = async (headers: Headers): Promise<SignedIn | null> => (await read(headers, true)).signedIn
  const read = async (headers: Headers, isQuiet: boolean) => {
    if (!(headers.get('cookie') ?? '').includes(cookieName)) return { signedIn: null, cookies: [] }
    const auth = await library.auth()
    const answer = await library.ask(() => auth.api.getSession({ headers, query: { disableRefresh: isQuiet }, returnHeaders: true }))
    const { session, user } = answer.response ?? {}
    const isOpen = session && user && !user.disabledAt
    return {
      signedIn: isOpen ? { accountId: user.id, sessionId: session.id, signedInAt: session.createdAt } : null,
      cookies: answer.headers.getSetCookie(),
    }
  }
  const signUpBrowser = makeSignUpBrowser(options)
  const { policy } = settings
  const answer = makeAnswer({
    library,
    sessions,
    policy,
    signUpBrowser,
    knownBrowser: makeKnownBrowser(options),
    confirming: makeConfirming({ pool, library, browser: signUpBrowser, policy }),
    origin: env.PUBLIC_URL,
    attempts: makeAttempts({ pool, secret, limits: { address: env.RATE_SIGN_IN, account: env.RATE_SIGN_IN_ACCOUNT } }),
    optionalByCookie,
    after: makeAfter({ ...options, library, sessions }),
  })

  return {
    settings,
    optionalByCookie,
    renew: (headers) => read(headers, false),
    requireByToken: async (token) => {
      const { sid } = await payloadOf(token, await keysOf(library), env.PUBLIC_URL)
      const found = typeof sid === 'string' ? await sessions.optionalById(sid) : null
      if (found?.isDisabled) throw appError('user-disabled')
      if (!found || typeof sid !== 'string') throw appError('user-token-expired')
      return { accountId: found.accountId, sessionId: sid, signedInAt: found.signedInAt }
    },
    handle: (request, { address, locale }) => {
      const asking: Asking = { locale, later: [] }
      return library.asking.run(asking, async () => {
        try {
          return await library.ask(() => answer(request, address))
        } finally {
          void doLater(asking).catch(options.onTrouble)
        }
      })
    },
    devices: sessions.devices,
    endDevice: sessions.end,
    endOtherDevices: sessions.endOthers,
    endAllDevices: sessions.endAll,
    facts: (accountId) => factsOf(accountId, options, library),
  }
}

/** Work may bring more work. */
async function doLater({ later }: Asking): Promise<void> {
  for (let work = later.shift(); work; work = later.shift()) await work()
}

type Library = ReturnType<typeof makeAuthLibrary>

async function keysOf(library: Library) {
  const auth = await library.auth()
  return createLocalJWKSet(await library.ask(() => auth.api.getJwks()))
}

/** What an ID token says. Throws AppError `user-token-expired` for one that is not ours, changed, or too old. */
async function payloadOf(token: string, keys: Awaited<ReturnType<typeof keysOf>>, origin: string) {
  try {
    const { payload } = await jwtVerify(token, keys, { issuer: origin, audience: origin, clockTolerance: clockSeconds })
    return payload
  } catch (error) {
    if (error instanceof errors.JOSEError) throw appError('user-token-expired')
    throw error
  }
}

async function factsOf(accountId: string, { pool }: IdentityOptions, library: Library): ReturnType<Identity['facts']> {
  const { rows } = await pool.query<{ provider: string; updated_at: Date }>(
    'select provider, updated_at from sign_in_method where account_id = $1',
    [accountId],
  )
  const password = rows.find(({ provider }) => provider === 'credential')
  const codes = await recoveryCodesLeft(accountId, { pool, library })
  return {
    methods: [
      ...(password ? (['password'] as const) : []),
      'email-link',
      ...(rows.some(({ provider }) => provider === 'google') ? (['google'] as const) : []),
    ],
    passwordChangedAt: password?.updated_at ?? null,
    secondStep: { isOn: codes !== null, recoveryCodesLeft: codes ?? 0 },
  }
}

async function recoveryCodesLeft(
  accountId: string,
  { pool, library }: { readonly pool: IdentityOptions['pool']; readonly library: Library },
): Promise<number | null> {
  const { rows } = await pool.query('select 1 from account where id = $1 and second_factor_enabled', [accountId])
  if (rows.length === 0) return null
  const auth = await library.auth()
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: accountId } })
  return backupCodes.length
}
