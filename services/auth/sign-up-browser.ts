import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import type { IdentityOptions } from './identity-settings.ts'

/** Seconds that a browser is known as the one that signed up: as long as the link of the mail lasts. */
const lasts = 24 * 60 * 60

type Chosen = {
  readonly email: string
  /** The password as it is stored. */
  readonly hash: string
}

/**
 * Knows the browser in which a password was chosen that nobody has confirmed yet, by a cookie that names address and
 * password as a keyed hash. The cookie is set at every sign-up, whether or not the address has an account, and never fits
 * a password that somebody else chose later.
 */
export function makeSignUpBrowser({ env, secret }: Pick<IdentityOptions, 'env' | 'secret'>) {
  const isSecure = env.PUBLIC_URL.startsWith('https://')
  const name = `${isSecure ? '__Secure-' : ''}tinta.sign_up`
  const markOf = ({ email, hash }: Chosen): string =>
    createHmac('sha256', secret).update(['sign-up', email.toLowerCase(), hash].join('\n')).digest('base64url')
  return {
    cookie: (chosen: Chosen): string =>
      serialize(name, markOf(chosen), { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure, maxAge: lasts }),
    isIt: (headers: Headers, chosen: Chosen): boolean => {
      const given = Buffer.from(parse(headers.get('cookie') ?? '', name)[name] ?? '')
      const expected = Buffer.from(markOf(chosen))
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}

export type SignUpBrowser = ReturnType<typeof makeSignUpBrowser>
