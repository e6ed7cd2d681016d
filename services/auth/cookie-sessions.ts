import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { parseSigned, serialize, serializeSigned } from 'hono/utils/cookie'
import type { SignedIn } from './identity.ts'
import type { IdentityOptions } from './identity-settings.ts'

const day = 24 * 60 * 60
/** A session that is used is prolonged at most this often, in seconds. */
const prolongedEvery = 60 * 60
/** Seconds that a cookie counts after Firebase last answered for the person: then the browser has to bring a token again. */
const trustedFor = day

/** Sessions of ours for people whom Firebase knows: a row, and the cookie that the embedded identity sets too. */
export function makeCookieSessions({ pool, env, secret }: Pick<IdentityOptions, 'pool' | 'env' | 'secret'>) {
  const isSecure = env.PUBLIC_URL.startsWith('https://')
  const name = `${isSecure ? '__Secure-' : ''}tinta.session_token`
  const seconds = env.SESSION_DAYS * day
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure } as const
  const cookie = (token: string): Promise<string> => serializeSigned(name, token, secret, { ...attributes, maxAge: seconds })

  const optionalSession = async (headers: Headers): Promise<CookieSession | null> => {
    const token = (await parseSigned(headers.get('cookie') ?? '', secret, name))[name]
    if (!token) return null
    const { rows } = await pool.query<Omit<CookieSession, 'token'>>(
      `select s.id, s.account_id as "accountId", s.created_at as "signedInAt",
         s.updated_at > now() - make_interval(secs => $2) as "isTrusted",
         s.expires_at < now() + make_interval(secs => $3) as "isDue"
       from session s join account a on a.id = s.account_id
       where s.token = $1 and s.expires_at > now() and a.disabled_at is null`,
      [hashOf(token), trustedFor, seconds - prolongedEvery],
    )
    return rows[0] ? { ...rows[0], token } : null
  }
  return {
    optionalSession,
    /** Begins a session. Gives back its cookie, and the token as it is stored. */
    begin: async ({ accountId, signedInAt }: SignedIn, userAgent: string | null) => {
      const token = randomBytes(24).toString('base64url')
      const stored = hashOf(token)
      await pool.query(
        `insert into session (id, account_id, token, expires_at, user_agent, created_at, updated_at)
         values ($1, $2, $3, now() + make_interval(secs => $4), $5, $6, now())`,
        [randomUUID(), accountId, stored, seconds, userAgent, signedInAt],
      )
      return { cookie: await cookie(token), stored }
    },
    /** The session lasts longer; `isVouched` when a token has just answered for it. Gives back its cookie. */
    prolong: async ({ id, token }: CookieSession, { isVouched }: { readonly isVouched: boolean }): Promise<string> => {
      await pool.query(
        `update session set expires_at = now() + make_interval(secs => $2), updated_at = case when $3 then now() else updated_at end where id = $1`,
        [id, seconds, isVouched],
      )
      return cookie(token)
    },
    /** Takes the cookie out of the browser. */
    noCookie: (): string => serialize(name, '', { ...attributes, maxAge: 0 }),
  }
}

export type CookieSessions = ReturnType<typeof makeCookieSessions>

export type CookieSession = {
  readonly id: string
  readonly accountId: string
  readonly signedInAt: Date
  readonly token: string
  /** Firebase has answered for the person lately. */
  readonly isTrusted: boolean
  /** Its end should be moved on. */
  readonly isDue: boolean
}

/** Who reads the database cannot sign in with what it holds. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
