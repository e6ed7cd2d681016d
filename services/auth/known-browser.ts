import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import type { IdentityOptions } from './identity-settings.ts'

/** Seconds that a browser stays known after its last sign-in; browsers keep no cookie longer than 400 days. */
const lasts = 365 * 24 * 60 * 60
/** Accounts that one browser is known to; the cookie has always this many marks, so that its length tells nothing. */
const places = 4

const nonceSigns = 22
const tagSigns = 43
const mark = new RegExp(`^[\\w-]{${nonceSigns + tagSigns}}$`)

/**
 * Browsers that have signed in to an account before have tries of their own, which a stranger who knows the address cannot
 * use up (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). A mark is a random name of the browser and a keyed
 * hash of it with address and password: it means nothing for another account, and nothing any more after a new password.
 */
export function makeKnownBrowser({ pool, env, secret }: Pick<IdentityOptions, 'pool' | 'env' | 'secret'>) {
  const isSecure = env.PUBLIC_URL.startsWith('https://')
  const cookieName = `${isSecure ? '__Secure-' : ''}tinta.known`

  const tagOf = (nonce: string, email: string, hash: string): string =>
    createHmac('sha256', secret).update(['known browser', nonce, email.toLowerCase(), hash].join('\n')).digest('base64url')
  const marksIn = (headers: Headers): readonly string[] =>
    (parse(headers.get('cookie') ?? '', cookieName)[cookieName] ?? '')
      .split('.')
      .filter((one) => mark.test(one))
      .slice(0, places)
  const fitting = (marks: readonly string[], email: string, hash: string): string | null =>
    marks.find((one) => {
      const [given, expected] = [Buffer.from(one.slice(nonceSigns)), Buffer.from(tagOf(one.slice(0, nonceSigns), email, hash))]
      return given.length === expected.length && timingSafeEqual(given, expected)
    }) ?? null

  return {
    /** The name of this browser among those that have signed in with this address; null for any other browser. */
    nameFor: async (headers: Headers, email: string): Promise<string | null> => {
      const marks = marksIn(headers)
      if (marks.length === 0) return null
      const { rows } = await pool.query<{ hash: string | null }>(
        `select m.password as hash from account a
         left join sign_in_method m on m.account_id = a.id and m.provider = 'credential' where a.email = $1`,
        [email.toLowerCase()],
      )
      return fitting(marks, email, rows[0]?.hash ?? '')?.slice(0, nonceSigns) ?? null
    },
    /** The cookie of a browser in which a session has begun; null when there is no such session. */
    cookie: async (headers: Headers, sessionToken: string): Promise<string | null> => {
      const { rows } = await pool.query<{ email: string; hash: string | null }>(
        `select a.email, m.password as hash from session s join account a on a.id = s.account_id
         left join sign_in_method m on m.account_id = a.id and m.provider = 'credential' where s.token = $1`,
        [sessionToken],
      )
      const [row] = rows
      if (!row) return null
      const marks = marksIn(headers)
      const mine = fitting(marks, row.email, row.hash ?? '') ?? newMark(row.email, row.hash ?? '')
      const others = marks.filter((one) => one !== mine)
      const value = [mine, ...others, ...Array.from({ length: places }, emptyMark)].slice(0, places).join('.')
      return serialize(cookieName, value, { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure, maxAge: lasts })
    },
  }

  function newMark(email: string, hash: string): string {
    const nonce = randomBytes(16).toString('base64url')
    return nonce + tagOf(nonce, email, hash)
  }
}

/** Looks like a mark, and is nobody's. */
const emptyMark = (): string => randomBytes(16).toString('base64url') + randomBytes(32).toString('base64url')

export type KnownBrowser = ReturnType<typeof makeKnownBrowser>
