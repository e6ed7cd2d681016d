import { appError } from '../problem.ts'
import { makeCookieSessions, type CookieSession, type CookieSessions } from './cookie-sessions.ts'
import { makeEndedSignIns } from './firebase-ended.ts'
import { accountOf } from './firebase-person.ts'
import { makeTokenReader, type FirebaseClaims } from './firebase-token.ts'
import type { Identity, SignedIn } from './identity.ts'
import { identitySettings, type IdentityOptions } from './identity-settings.ts'
import { makeSessions, type Sessions } from './sessions.ts'

/** A token that was made longer ago begins no session. */
const syncedWithinMilliseconds = 5 * 60 * 1000

type Parts = IdentityOptions & {
  readonly cookies: CookieSessions
  readonly sessions: Sessions
  readonly identify: (token: string, locale: string) => Promise<Identified>
}

type Identified = { readonly signedIn: SignedIn; readonly claims: FirebaseClaims }

/**
 * Accounts whose proof is Firebase's: its ID tokens say who asks, and a cookie session of ours follows from a fresh one.
 * `keysUrl` is another place of Firebase's public keys, for tests.
 */
export function makeFirebaseIdentity(options: IdentityOptions, { keysUrl }: { readonly keysUrl?: string } = {}): Identity {
  const { pool, env } = options
  const read = makeTokenReader({ projectId: env.FIREBASE_PROJECT_ID ?? '', isEmulated: env.FIREBASE_EMULATOR !== undefined, keysUrl })
  const ended = makeEndedSignIns(options)
  const cookies = makeCookieSessions(options)
  const sessions = makeSessions(pool)
  const identify: Parts['identify'] = async (token, locale) => {
    const claims = await read(token)
    if (await ended.has(claims)) throw appError('user-token-expired')
    return { signedIn: { accountId: await accountOf(pool, claims, locale), sessionId: null, signedInAt: claims.signedInAt }, claims }
  }
  const parts: Parts = { ...options, cookies, sessions, identify }
  const trusted = async (headers: Headers): Promise<CookieSession | null> => {
    const session = await cookies.optionalSession(headers)
    return session?.isTrusted ? session : null
  }

  return {
    settings: identitySettings(env),
    optionalByCookie: async (headers) => signedInOf(await trusted(headers)),
    renew: async (headers) => {
      const session = await trusted(headers)
      return {
        signedIn: signedInOf(session),
        cookies: session?.isDue ? [await cookies.prolong(session, { isVouched: false })] : [],
      }
    },
    requireByToken: async (token, { locale } = { locale: 'en' }) => (await identify(token, locale)).signedIn,
    handle: async (request, { locale }) => {
      const { pathname } = new URL(request.url)
      if (pathname !== '/api/auth/sync') return null
      if (request.method === 'POST') return begin(parts, request, locale)
      return request.method === 'DELETE' ? end(parts, request) : null
    },
    devices: sessions.devices,
    endDevice: sessions.end,
    endOtherDevices: sessions.endOthers,
    endAllDevices: async (accountId) => {
      await ended.end(accountId)
      return sessions.endAll(accountId)
    },
    facts: async (accountId) => ({
      methods: (await hasFirebase(pool, accountId)) ? ['firebase'] : [],
      passwordChangedAt: null,
      secondStep: { isOn: false, recoveryCodesLeft: 0 },
    }),
  }
}

const signedInOf = (session: CookieSession | null): SignedIn | null =>
  session && { accountId: session.accountId, sessionId: session.id, signedInAt: session.signedInAt }

/** `POST /api/auth/sync`: the browser brings a token, and is known by a cookie from then on. */
async function begin(parts: Parts, request: Request, locale: string): Promise<Response> {
  const { cookies, sessions, identify, onTrouble } = parts
  const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!token) throw appError('sign-in-needed')
  const { signedIn, claims } = await identify(token.trim(), locale)
  const latest = Math.max(claims.issuedAt.getTime(), claims.signedInAt.getTime())
  if (Date.now() - latest > syncedWithinMilliseconds) return done([])
  // As with the embedded identity, nobody comes in by an address that is not proved to be theirs.
  if (!claims.isVerified) throw appError('email-not-verified')
  const present = await cookies.optionalSession(request.headers)
  const isSame = present?.accountId === signedIn.accountId && present.signedInAt >= signedIn.signedInAt
  if (present && isSame) return done([await cookies.prolong(present, { isVouched: true })])
  const { cookie, stored } = await cookies.begin(signedIn, request.headers.get('user-agent'))
  if (present) await sessions.end(present.accountId, present.id)
  void tellOwner(parts, stored).catch(onTrouble)
  return done([cookie])
}

/** `DELETE /api/auth/sync`: the browser signs out. */
async function end({ cookies, sessions }: Parts, request: Request): Promise<Response> {
  const session = await cookies.optionalSession(request.headers)
  if (session) await sessions.end(session.accountId, session.id)
  return done([cookies.noCookie()])
}

/** A sign-in from a browser and system that the account has not been used with is told by mail. */
async function tellOwner({ sessions, mailer }: Parts, stored: string): Promise<void> {
  const found = await sessions.optionalNewDevice(stored)
  if (!found) return
  const { browser, system } = found.device
  await mailer.send({ kind: 'new-device', to: found.email, locale: found.locale, facts: { browser, system } })
}

function done(cookies: readonly string[]): Response {
  const headers = new Headers({ 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(JSON.stringify({ status: true }), { headers })
}

async function hasFirebase(pool: IdentityOptions['pool'], accountId: string): Promise<boolean> {
  const { rows } = await pool.query(`select 1 from sign_in_method where account_id = $1 and provider = 'firebase'`, [accountId])
  return rows.length > 0
}
