import type { SessionUser } from '#tools/account/contract.ts'
import { send } from '#web/workbench/api-client.ts'
import type { IdentityClient } from './identity-client.ts'
import { timings } from './timings.ts'

/** Whom the server names: somebody, nobody, or it did not say. */
export type Who = { readonly kind: 'user'; readonly user: SessionUser } | { readonly kind: 'nobody' | 'unknown' }

/** Asks the server who this is: by the cookie alone, or by an ID token. */
export type AskWho = (token: string | null) => Promise<Who>

const unknown: Who = { kind: 'unknown' }

type SessionAnswer = { readonly data: { readonly user: SessionUser | null } }

/** The server checks its answers against the contract; this only keeps out what is no session at all. */
const isSession = (value: unknown): value is SessionAnswer =>
  typeof value === 'object' &&
  value !== null &&
  'data' in value &&
  typeof value.data === 'object' &&
  value.data !== null &&
  'user' in value.data &&
  (value.data.user === null || isUser(value.data.user))

const isUser = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'premiumLevel' in value &&
  typeof value.premiumLevel === 'number'

/** `GET /api/auth`. */
export const askServer: AskWho = async (token) => {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), timings.shortTimeout)
  const answer = await send({
    path: '/api/auth',
    method: 'GET',
    isValue: isSession,
    signal: limit.signal,
    isOwnMatter: true,
    ...(token === null ? {} : { bearer: token }),
  })
  clearTimeout(timer)
  if (!answer.ok) return unknown
  const { user } = answer.value.data
  return user ? { kind: 'user', user } : { kind: 'nobody' }
}

/**
 * The specification's start: the cookie; else, if the provider of identities knows somebody, a fresh ID token of theirs;
 * else nobody. Never throws: an error is nobody, silently.
 */
export async function whoStarts(ask: AskWho, provider: () => Promise<IdentityClient>): Promise<SessionUser | null> {
  try {
    const byCookie = await ask(null)
    if (byCookie.kind === 'user') return byCookie.user
    const client = await provider()
    await client.ready()
    if (!client.currentUser()) return null
    const token = await client.idToken({ forceRefresh: true })
    const byToken = token.ok ? await ask(token.value) : unknown
    return byToken.kind === 'user' ? byToken.user : null
  } catch {
    return null
  }
}

/**
 * Asks again later: the cookie; and when it names nobody any more, a fresh token where the provider goes by tokens.
 * `unknown` when the server did not say: then what was known still holds.
 */
export async function whoIsNow(ask: AskWho, client: IdentityClient | null): Promise<Who> {
  const byCookie = await ask(null)
  if (byCookie.kind !== 'nobody' || client?.proof !== 'token' || !client.currentUser()) return byCookie
  const token = await client.idToken({ forceRefresh: true })
  return token.ok ? ask(token.value) : unknown
}
