import { createHmac } from 'node:crypto'
import { expect, vi } from 'vitest'
import type { Env } from '#config/env.ts'
import { makeEmbeddedIdentity } from '#services/auth/embedded-identity.ts'
import type { Identity } from '#services/auth/identity.ts'
import type { Db } from '#services/db/open-db.ts'
import type { Mail, MailKind } from '#services/mail/mailer.ts'
import { AppError } from '#services/problem.ts'
import { makeEnv } from './builders.ts'
import { openTestDb } from './database.ts'

export const testOrigin = 'http://localhost:3000'
export const testSecret = 'only-for-tests-0123456789abcdef0123'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

export type IdentityTest = {
  readonly identity: Identity
  readonly db: Db
  /** Waits for the next mail of this kind to this address, and takes it. */
  readonly mailTo: (email: string, kind: MailKind) => Promise<Mail>
  readonly mails: readonly Mail[]
  readonly makeBrowser: (userAgent?: string) => TestBrowser
  /** A browser that has signed up and confirmed. */
  readonly signedUp: (email: string, password?: string) => Promise<TestBrowser>
  /** What went wrong unseen. */
  readonly troubles: readonly unknown[]
  readonly close: () => Promise<void>
}

export type TestAnswer = {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  readonly location: string | null
  readonly setCookies: readonly string[]
}

/** Keeps cookies between requests, as a browser does. */
export type TestBrowser = {
  readonly cookies: Map<string, string>
  readonly headers: () => Headers
  readonly post: (path: string, body?: object) => Promise<TestAnswer>
  readonly get: (path: string) => Promise<TestAnswer>
}

/** The embedded identity on a database of its own; mails are kept in memory. Passwords are hashed at a cost that proves nothing unless asked for. */
export async function openIdentity(
  settings: Readonly<Record<string, string>> = {},
  { passwordCost = 16 }: { readonly passwordCost?: number } = {},
): Promise<IdentityTest> {
  const { db, close } = await openTestDb()
  const mails: Mail[] = []
  const taken = new Set<Mail>()
  const troubles: unknown[] = []
  const env: Env = makeEnv({ RATE_SIGN_IN: '0', RATE_SIGN_IN_ACCOUNT: '0', ...settings })
  const identity = makeEmbeddedIdentity({
    pool: db.pool,
    env,
    secret: testSecret,
    mailer: { send: async (mail) => void mails.push(mail) },
    passwordCost,
    onTrouble: (error) => troubles.push(error),
  })
  const mailTo: IdentityTest['mailTo'] = async (email, kind) => {
    const mail = await vi.waitFor(() => {
      const found = mails.find((one) => one.to === email && one.kind === kind && !taken.has(one))
      if (!found) throw new Error(`no mail ${kind} to ${email}`)
      return found
    }, 5_000)
    taken.add(mail)
    return mail
  }
  const makeBrowser = (userAgent = firefox): TestBrowser => browserOf(identity, { userAgent, origin: env.PUBLIC_URL })
  return {
    identity,
    db,
    mailTo,
    mails,
    troubles,
    makeBrowser,
    signedUp: async (email, password = 'correct-horse-9') => {
      const browser = makeBrowser()
      await browser.post('sign-up/email', { email, password, callbackURL: '/' })
      await browser.get(`verify-email?token=${encodeURIComponent(tokenIn(await mailTo(email, 'confirm-address')))}`)
      expect(await identity.optionalByCookie(browser.headers())).not.toBeNull()
      return browser
    },
    close,
  }
}

function browserOf(identity: Identity, { userAgent, origin }: { readonly userAgent: string; readonly origin: string }): TestBrowser {
  const cookies = new Map<string, string>()
  const headers = () =>
    new Headers({
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      origin,
      'user-agent': userAgent,
    })
  const ask = async (method: string, path: string, body?: object): Promise<TestAnswer> => {
    const about = headers()
    if (body) about.set('content-type', 'application/json')
    const request = new Request(`${testOrigin}/api/auth/${path}`, {
      method,
      headers: about,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const response = await identity.handle(request, { address: '192.0.2.1', locale: 'hu' })
    if (!response) throw new Error(`nothing answers at ${path}`)
    const setCookies = response.headers.getSetCookie()
    for (const line of setCookies) keep(cookies, line)
    const text = await response.text()
    return { status: response.status, body: text === '' ? {} : JSON.parse(text), location: response.headers.get('location'), setCookies }
  }
  return { cookies, headers, post: (path, body = {}) => ask('POST', path, body), get: (path) => ask('GET', path) }
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';')
  const [name = '', value = ''] = pair.split(/=(.*)/s)
  if (value === '' || attributes.some((one) => /^ ?max-age=0$/i.test(one))) cookies.delete(name)
  else cookies.set(name, value)
}

/** The token of a mail's link. */
export const tokenIn = (mail: Mail): string => ('url' in mail.facts ? (new URL(mail.facts.url).searchParams.get('token') ?? '') : '')

/** The code of the problem that a promise fails with. */
export async function problemCode(promise: Promise<unknown>): Promise<string> {
  try {
    await promise
    return 'none'
  } catch (error) {
    if (error instanceof AppError) return error.problem.code
    throw error
  }
}

/** The code that an authenticator app shows for the secret in a `totpURI` (RFC 6238), `steps` of 30 seconds from now. */
export function totpCode(uri: string, steps = 0): string {
  const secret = decodeBase32(new URL(uri).searchParams.get('secret') ?? '')
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

function decodeBase32(text: string): Buffer {
  const bits = [...text.replace(/=+$/, '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
