import { afterEach, describe, expect, test, vi } from 'vitest'
import { makeSessionUser } from '#tests/builders.ts'
import { makeIdentityClient } from '#tests/identity-client.ts'
import { askServer, whoIsNow, whoStarts, type Who } from './who-is-it.ts'

const user = makeSessionUser({ id: 'lucia', premiumLevel: 1 })

/** A server that answers by what it is asked with, and a provider; both note in which order they were asked. */
function house(given: { readonly byCookie?: Who; readonly byToken?: Who; readonly knows?: boolean; readonly token?: string | null }) {
  const order: string[] = []
  const { byCookie = { kind: 'nobody' }, byToken = { kind: 'nobody' }, knows = false, token = 'fresh' } = given
  const client = makeIdentityClient({
    proof: 'token',
    ready: async () => void order.push('ready'),
    currentUser: () => (knows ? { id: 'lucia', email: 'l@x.example' } : null),
    idToken: async (options) => {
      order.push(`token${options?.forceRefresh ? ' by force' : ''}`)
      return token === null ? { ok: false, problem: { code: 'network-request-failed', status: 0 } } : { ok: true, value: token }
    },
  })
  return {
    order,
    ask: async (bearer: string | null): Promise<Who> => {
      order.push(bearer === null ? 'ask by cookie' : `ask by ${bearer}`)
      return bearer === null ? byCookie : byToken
    },
    provider: async () => client,
  }
}

describe('the start', () => {
  test.each([
    ['the cookie names somebody: nothing else is asked', { byCookie: { kind: 'user', user } }, user, ['ask by cookie']],
    ['the provider knows nobody', {}, null, ['ask by cookie', 'ready']],
    [
      'the provider knows somebody: a new token is asked for',
      { knows: true, byToken: { kind: 'user', user } },
      user,
      ['ask by cookie', 'ready', 'token by force', 'ask by fresh'],
    ],
    ['no token is to be had', { knows: true, token: null }, null, ['ask by cookie', 'ready', 'token by force']],
    [
      'the server refuses the token',
      { knows: true, byToken: { kind: 'unknown' } },
      null,
      ['ask by cookie', 'ready', 'token by force', 'ask by fresh'],
    ],
    [
      'the server does not answer the cookie, but the token',
      { byCookie: { kind: 'unknown' }, knows: true, byToken: { kind: 'user', user } },
      user,
      ['ask by cookie', 'ready', 'token by force', 'ask by fresh'],
    ],
  ] as const)('%s', async (_, given, found, order) => {
    const { ask, provider, order: seen } = house(given)
    expect(await whoStarts(ask, provider)).toEqual(found)
    expect(seen).toEqual(order)
  })

  test('an error on the way is nobody', async () => {
    const { ask } = house({})
    const broken = () => Promise.reject(new Error('the client did not load'))
    expect(await whoStarts(ask, broken)).toBeNull()
  })
})

describe('later', () => {
  test('the cookie is asked, and then the token where that is the proof', async () => {
    const byToken = house({ knows: true, byToken: { kind: 'user', user } })
    expect(await whoIsNow(byToken.ask, await byToken.provider())).toEqual({ kind: 'user', user })
    expect(byToken.order).toEqual(['ask by cookie', 'token by force', 'ask by fresh'])
    const known = house({ knows: true, byCookie: { kind: 'user', user } })
    expect(await whoIsNow(known.ask, await known.provider())).toEqual({ kind: 'user', user })
    expect(known.order).toEqual(['ask by cookie'])
    const without = house({ knows: true, token: null })
    expect(await whoIsNow(without.ask, await without.provider())).toEqual({ kind: 'unknown' })
    const byCookie = house({ knows: true })
    expect(await whoIsNow(byCookie.ask, { ...(await byCookie.provider()), proof: 'cookie' })).toEqual({ kind: 'nobody' })
    expect(byCookie.order).toEqual(['ask by cookie'])
  })
})

describe('GET /api/auth', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  const answering = (status: number, body: string) => vi.stubGlobal('fetch', async () => new Response(body, { status }))

  test.each([
    ['somebody', 200, { statusCode: 200, data: { user } }, { kind: 'user', user }],
    ['nobody', 200, { statusCode: 200, data: { user: null } }, { kind: 'nobody' }],
    ['a token that does not hold', 401, { code: 'user-token-expired', status: 401 }, { kind: 'unknown' }],
    ['a server in trouble', 500, {}, { kind: 'unknown' }],
    ['an answer of another shape', 200, { statusCode: 200, data: { user: 7 } }, { kind: 'unknown' }],
  ])('%s', async (_, status, body, who) => {
    answering(status, JSON.stringify(body))
    expect(await askServer('token')).toEqual(who)
  })

  test('sends the cookie, and the token when there is one', async () => {
    const fetch = vi.fn(async (_path: string, _init: RequestInit) => new Response('{}'))
    vi.stubGlobal('fetch', fetch)
    await askServer(null)
    await askServer('fresh')
    const headers = fetch.mock.calls.map(([path, init]) => [
      path,
      init.method,
      init.credentials,
      new Headers(init.headers).get('authorization'),
    ])
    expect(headers).toEqual([
      ['/api/auth', 'GET', 'same-origin', null],
      ['/api/auth', 'GET', 'same-origin', 'Bearer fresh'],
    ])
  })

  test('is given up after 30 s', async () => {
    vi.useFakeTimers()
    vi.stubGlobal(
      'fetch',
      (_path: string, { signal }: RequestInit) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    )
    const who = askServer(null)
    await vi.advanceTimersByTimeAsync(29_999)
    await expect(Promise.race([who, Promise.resolve('still asking')])).resolves.toBe('still asking')
    await vi.advanceTimersByTimeAsync(1)
    expect(await who).toEqual({ kind: 'unknown' })
  })
})
