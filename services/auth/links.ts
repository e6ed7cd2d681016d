import { createHmac, timingSafeEqual } from 'node:crypto'
import { decodeJwt, jwtVerify, SignJWT } from 'jose'
import type pg from 'pg'
import { makeOnce } from './once.ts'

/** What a link of a mail is for; the page opens its dialog there. */
export type LinkStep = 'confirm' | 'link' | 'reset' | 'address'

/** Joins a token and the print of the password that was set when it was made. */
const joint = '~'

/** Seconds that a link of a change of address lasts, and is remembered when it was used. */
export const changeSeconds = 24 * 60 * 60

/**
 * The address that a mail leads to: the page where the person was, with step and token. The page sends the token
 * by itself, so that a program which only looks at links uses none up. `url` is the library's own address.
 */
export function pageLink(
  publicUrl: string,
  { step, token, url }: { readonly step: LinkStep; readonly token: string; readonly url: string },
) {
  const query = new URL(url).searchParams
  const page = new URL(query.get('callbackURL') ?? '/', publicUrl)
  const target = page.origin === publicUrl ? page : new URL('/', publicUrl)
  target.searchParams.set('step', step)
  target.searchParams.set('token', token)
  return target.href
}

/** Whether a token confirms a change of address rather than a new account. */
export function addressChangeOf(token: string): { readonly from: string; readonly to: string; readonly isLast: boolean } | null {
  try {
    const { email, updateTo, requestType } = decodeJwt(token)
    if (typeof email !== 'string' || typeof updateTo !== 'string') return null
    return { from: email, to: updateTo, isLast: requestType === 'change-email-verification' }
  } catch {
    return null
  }
}

/** The first token of a change of address, as the library makes it. */
export const makeChangeToken = (secret: string, { from, to }: { readonly from: string; readonly to: string }): Promise<string> =>
  new SignJWT({ email: from, updateTo: to, requestType: 'change-email-confirmation' })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime(`${changeSeconds}s`)
    .sign(new TextEncoder().encode(secret))

/**
 * Binds the confirmation of a new account to the password it was made with: when somebody signs up anew before
 * the address is confirmed, the earlier link must not confirm the later password. The links of a change of address,
 * which the library would take any number of times, work once.
 */
export function makeBinding({ pool, secret }: { readonly pool: pg.Pool; readonly secret: string }) {
  const once = makeOnce({ pool, secret })
  const printOf = async (email: string): Promise<string> => {
    const { rows } = await pool.query<{ password: string | null }>(
      `select m.password from sign_in_method m join account a on a.id = m.account_id where a.email = $1 and m.provider = 'credential'`,
      [email.toLowerCase()],
    )
    return createHmac('sha256', secret)
      .update(`confirm ${rows[0]?.password ?? ''}`)
      .digest('base64url')
      .slice(0, 22)
  }
  /** Whether the last step of a change would take the address of another account. */
  const isTaken = async (token: string): Promise<boolean> => {
    const change = addressChangeOf(token)
    if (!change?.isLast) return false
    const { rowCount } = await pool.query('select 1 from account where email = $1', [change.to])
    return rowCount !== 0
  }
  const ofChange = async (token: string): Promise<string | null> => {
    // Before anything is looked up: what somebody made up must not tell which addresses are known.
    if (!addressChangeOf(token) || !(await isOurs(token, secret)) || (await isTaken(token))) return null
    return (await once.take(usedLink(token), changeSeconds)) ? token : null
  }
  return {
    isTaken,
    bind: async (token: string): Promise<string> => `${token}${joint}${await printOf(emailOf(token) ?? '')}`,
    /** The library's token; null when the password has changed since, the link was used, or the new address is taken meanwhile. */
    release: async (bound: string): Promise<string | null> => {
      const [token = '', print] = bound.split(joint)
      if (print === undefined) return ofChange(token)
      const email = emailOf(token)
      return email !== null && isSame(print, await printOf(email)) ? token : null
    },
    /** The address of a new account that a released token confirms; null when it is another token, too old, or not ours. */
    confirmed: async (token: string): Promise<string | null> =>
      !addressChangeOf(token) && (await isOurs(token, secret)) ? emailOf(token) : null,
    /** The library refused a token that was released; it may come again. */
    giveBack: (bound: string): Promise<void> => once.giveBack(usedLink(bound)),
  }
}

const usedLink = (token: string): string => `link ${token}`

async function isOurs(token: string, secret: string): Promise<boolean> {
  try {
    await jwtVerify(token, new TextEncoder().encode(secret), { algorithms: ['HS256'] })
    return true
  } catch {
    return false
  }
}

function emailOf(token: string): string | null {
  try {
    const { email } = decodeJwt(token)
    return typeof email === 'string' ? email : null
  } catch {
    return null
  }
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
