import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { MeterUnit } from '#tools/account/contract.ts'
import { tierWithoutPlan, type Tier } from '#tools/tiers.ts'
import type { SignedIn } from '#services/auth/identity.ts'
import type { LiveSubscription } from '#services/billing/subscriptions.ts'
import { appError } from '#services/problem.ts'
import type { Allowance, QuotaWindow } from '#services/quota/quota.ts'
import { quotaWindow } from '#services/quota/window.ts'
import type { HouseEnv } from './context.ts'
import type { House } from './house.ts'
import { tiersOf } from './present/settings.ts'

/** Who asks, what they may, and whose count it is. */
export type Asker = {
  readonly account: SignedIn | null
  readonly subscription: LiveSubscription | null
  readonly tier: Tier
  /** `account:<id>` or `visitor:<id>`. */
  readonly subject: string
  readonly window: QuotaWindow
}

const visitorCookie = 'tinta_visitor'
const visitorSeconds = 365 * 24 * 60 * 60

/**
 * The person or visitor behind a request: by key, by bearer token, by cookie, else a visitor.
 * Throws AppError `user-token-expired` or `user-disabled` for a token that does not hold.
 */
export async function askerOf(c: Context<HouseEnv>, house: House): Promise<Asker> {
  const account = await optionalSignedIn(c, house)
  const subscription = account ? await house.subscriptions.optionalLive(account.accountId) : null
  const id = account ? (subscription?.tier ?? tierWithoutPlan(house.env.VISITOR_TIER)) : house.env.VISITOR_TIER
  return {
    account,
    subscription,
    tier: tiersOf(house.env)[id],
    subject: account ? `account:${account.accountId}` : `visitor:${visitorId(c, house)}`,
    window: quotaWindow(subscription?.periodStart ?? null, new Date()),
  }
}

/** The signed-in person, or whoever the request's key speaks for, or null. With a key no cookie is read. */
export async function optionalSignedIn(c: Context<HouseEnv>, { identity }: House): Promise<SignedIn | null> {
  if (c.env?.inProcess) return null
  if (c.var.key) return speakerOf(c.var.key)
  const token = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  return token ? identity.requireByToken(token.trim(), { locale: c.var.locale }) : identity.optionalByCookie(c.req.raw.headers)
}

/** A key proves nothing of the last minutes, so what asks for that is never done with one. Throws AppError `key-unknown`. */
function speakerOf(key: NonNullable<HouseEnv['Variables']['key']>): SignedIn {
  if (key === 'unknown') throw appError('key-unknown')
  return { accountId: key.accountId, sessionId: null, signedInAt: new Date(0) }
}

/** The signed-in person. Throws AppError `sign-in-needed`. */
export async function requireSignedIn(c: Context<HouseEnv>, house: House): Promise<SignedIn> {
  const signedIn = await optionalSignedIn(c, house)
  if (!signedIn) throw appError('sign-in-needed')
  return signedIn
}

const freshSeconds = 10 * 60

/** The signed-in person, who proved it in the last ten minutes. Throws AppError `sign-in-needed` or `requires-recent-login`. */
export async function requireFresh(c: Context<HouseEnv>, house: House): Promise<SignedIn> {
  const signedIn = await requireSignedIn(c, house)
  if (Date.now() - signedIn.signedInAt.getTime() > freshSeconds * 1000) throw appError('requires-recent-login')
  return signedIn
}

/** What is left to somebody of a unit, as the quota service wants to know it. */
export const allowanceOf = ({ subject, tier, window }: Asker, unit: MeterUnit): Allowance => ({
  subject,
  unit,
  limit: unit === 'characters' ? tier.charactersMonthly : tier.plagiarismChecksMonthly,
  window,
})

/** Remembers a visitor whose first run this is, so that the next is counted with it. */
export function rememberVisitor(c: Context<HouseEnv>, house: House, { subject, account }: Asker): void {
  if (account || c.env?.inProcess) return
  const id = subject.slice('visitor:'.length)
  const value = `${id}.${signatureOf(id, house.secret)}`
  if (getCookie(c, visitorCookie) === value) return
  setCookie(c, visitorCookie, value, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: visitorSeconds,
    secure: house.env.PUBLIC_URL.startsWith('https://'),
  })
}

function visitorId(c: Context<HouseEnv>, { secret }: House): string {
  const [id = '', signature = ''] = (getCookie(c, visitorCookie) ?? '').split('.')
  return id !== '' && isSame(signature, signatureOf(id, secret)) ? id : randomUUID()
}

const signatureOf = (id: string, secret: string): string => createHmac('sha256', secret).update(`visitor ${id}`).digest('base64url')

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
