import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeRephraseInput } from '#tests/builders.ts'
import { openSignedIn, type SignedInTest, type TestAsk } from '#tests/signed-in.ts'
import { keyListSchema, newKeySchema, type NewApiKey } from '#tools/keys/contract.ts'
import { optionalAccess } from './key-access.ts'

const keysPath = '/api/v1/keys'
const rephrase = '/api/v1/rephrase'
const elsewhere = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' }

/** Requests of each, told from others by whom they were counted for. */
const counted: string[] = []

let site: SignedInTest
beforeAll(async () => {
  site = await openSignedIn({
    given: () => ({
      limits: {
        count: async (kind, who) => {
          counted.push(`${kind} ${who}`)
          return null
        },
        giveBack: async () => undefined,
      },
    }),
  })
})
afterAll(() => site.close())
afterEach(() => void counted.splice(0))

type Person = Awaited<ReturnType<SignedInTest['signIn']>>

async function person(tier: 'free' | 'premium' | 'platinum', given: Parameters<SignedInTest['signIn']>[0] = {}): Promise<Person> {
  const signedIn = await site.signIn(given)
  if (tier !== 'free') await site.house.subscriptions.grant({ accountId: signedIn.id, tier, until: null })
  return signedIn
}

const makeKey = async (ask: TestAsk, name = 'Script'): Promise<NewApiKey> =>
  newKeySchema.parse(await (await ask('POST', keysPath, { name })).json())
const listed = async (ask: TestAsk) => keyListSchema.parse(await (await ask('GET', keysPath)).json()).keys

const visitor: TestAsk = (...asked) => site.askAs(null)(...asked)
/** Asks as a program does: with a key, and with nothing else. */
const askWith =
  (token: string): TestAsk =>
  (method, path, body, headers = {}) =>
    visitor(method, path, body, { Authorization: `Bearer ${token}`, ...headers })

const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { readonly code?: string }).code]

describe('keys are made', () => {
  test('by whoever has Platinum, told once, and listed by their first characters', async () => {
    const { ask } = await person('platinum')
    const answer = await ask('POST', keysPath, { name: '  Nightly check ' })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { key, token } = newKeySchema.parse(await answer.json())
    expect([key.name, key.start]).toEqual(['Nightly check', token.slice(0, 10)])
    const list = await ask('GET', keysPath)
    const text = await list.text()
    expect(text).not.toContain(token)
    expect(JSON.parse(text)).toEqual({ keys: [key], keysAtMost: 20 })
  })

  test('and their owner is told by mail, with no more than the list tells', async () => {
    const { ask, email } = await person('platinum')
    const { key, token } = await makeKey(ask, 'Told')
    const mails = site.mails.filter(({ to }) => to === email)
    expect(mails).toEqual([{ kind: 'key-made', to: email, locale: 'en', facts: { name: 'Told', start: key.start } }])
    expect(JSON.stringify(mails)).not.toContain(token)
  })

  test.each([
    ['free', 402, 'entitlement-missing'],
    ['premium', 402, 'entitlement-missing'],
  ] as const)('not with the plan %s', async (tier, ...refused) => {
    const { ask } = await person(tier)
    expect(await codeOf(await ask('POST', keysPath, { name: 'Script' }))).toEqual(refused)
    expect(await listed(ask)).toEqual([])
  })

  test('not by a visitor, and not long after signing in', async () => {
    expect(await codeOf(await visitor('POST', keysPath, { name: 'Script' }))).toEqual([401, 'sign-in-needed'])
    const { ask } = await person('platinum', { minutesAgo: 11 })
    expect(await codeOf(await ask('POST', keysPath, { name: 'Script' }))).toEqual([403, 'requires-recent-login'])
  })

  test.each([{}, { name: ' ' }, { name: 'x'.repeat(81) }, { name: 7 }, { name: '\0\u200b' }, { name: 'a\nb' }])(
    'not with such a name: %j',
    async (body) => {
      const { ask } = await person('platinum')
      expect(await codeOf(await ask('POST', keysPath, body))).toEqual([422, 'input-invalid'])
    },
  )

  test('not more than fit', async () => {
    const { ask } = await person('platinum')
    for (let at = 0; at < 20; at += 1) await makeKey(ask)
    expect(await codeOf(await ask('POST', keysPath, { name: 'One more' }))).toEqual([409, 'keys-full'])
  })
})

describe('a request with a key', () => {
  test('is its owner’s, in runs, usage and library', async () => {
    const { ask } = await person('platinum')
    const { token } = await makeKey(ask)
    const program = askWith(token)
    const run = await program('POST', rephrase, makeRephraseInput({ text: 'The cat sat on the mat.', strength: 'aggressive' }))
    expect(run.status).toBe(200)
    expect(run.headers.get('set-cookie')).toBeNull()
    expect(await (await ask('GET', '/api/v1/usage')).json()).toMatchObject({ tier: 'platinum', characters: { used: 23 } })
    expect(await (await program('GET', '/api/v1/usage')).json()).toMatchObject({ tier: 'platinum', characters: { used: 23 } })
    const work = { items: [{ id: 'x', type: 'book', title: 'A book' }] }
    expect((await program('POST', '/api/v1/library', work)).status).toBe(200)
    expect(await (await ask('GET', '/api/v1/library')).json()).toMatchObject({ total: 1 })
  })

  test('may come from anywhere, and reads no cookie', async () => {
    const [ann, ben] = [await person('platinum'), await person('premium')]
    const { token } = await makeKey(ann.ask)
    const cookies = { Cookie: 'tinta.session_token=ben; tinta_visitor=ben', 'x-test-session': ben.session, ...elsewhere }
    const answer = await askWith(token)('POST', rephrase, makeRephraseInput({ strength: 'normal' }), cookies)
    expect(answer.status).toBe(200)
    expect(await (await ben.ask('GET', '/api/v1/usage')).json()).toMatchObject({ characters: { used: 0 } })
    expect(await codeOf(await ben.ask('POST', rephrase, makeRephraseInput(), elsewhere))).toEqual([403, 'origin-refused'])
  })

  test('is counted for its owner; one with a wrong key for its address', async () => {
    const { id, ask } = await person('platinum')
    const { token } = await makeKey(ask)
    counted.splice(0)
    await askWith(token)('POST', rephrase, makeRephraseInput())
    expect(counted).toEqual([`requests account:${id}`, `runs account:${id}`])
    counted.splice(0)
    await askWith(`tinta_${'0'.repeat(40)}`)('POST', rephrase, makeRephraseInput())
    expect(counted).toEqual(['requests 192.0.2.1'])
  })

  test('is not kept in the history, whose place is what people wrote', async () => {
    const { id, ask } = await person('platinum')
    const { token } = await makeKey(ask)
    await askWith(token)('POST', rephrase, makeRephraseInput())
    expect(await site.house.history.count(id)).toBe(0)
    await ask('POST', rephrase, makeRephraseInput())
    expect(await site.house.history.count(id)).toBe(1)
  })

  test('is named to its owner with the minute it was used', async () => {
    const { ask } = await person('platinum')
    const { token } = await makeKey(ask)
    expect((await listed(ask)).map(({ lastUsedAt }) => lastUsedAt)).toEqual([null])
    await askWith(token)('GET', '/api/v1/usage')
    expect((await listed(ask)).map(({ lastUsedAt }) => lastUsedAt)).toEqual([expect.any(String)])
  })
})

describe('a key is refused', () => {
  test.each([
    ['that was never made', `tinta_${'0'.repeat(40)}`],
    ['that is cut short', 'tinta_0123'],
  ])('%s', async (_, token) => {
    for (const path of ['/api/v1/usage', '/api/v1/settings', '/api/auth', '/api/v1/keys'])
      expect(await codeOf(await askWith(token)('GET', path))).toEqual([401, 'key-unknown'])
  })

  test('that was revoked, from the next request on', async () => {
    const { ask } = await person('platinum')
    const { key, token } = await makeKey(ask)
    expect((await askWith(token)('GET', '/api/v1/usage')).status).toBe(200)
    expect(await (await ask('DELETE', `${keysPath}/${key.id}`)).json()).toEqual({ deleted: 1 })
    expect(await codeOf(await askWith(token)('GET', '/api/v1/usage'))).toEqual([401, 'key-unknown'])
    expect(await listed(ask)).toEqual([])
    expect(await codeOf(await ask('DELETE', `${keysPath}/${key.id}`))).toEqual([404, 'not-found'])
  })

  test('when its owner’s plan no longer holds keys, and works again with it', async () => {
    const { id, ask } = await person('platinum')
    const { key, token } = await makeKey(ask)
    await site.house.subscriptions.grant({ accountId: id, tier: 'premium', until: null })
    const answer = await askWith(token)('GET', '/api/v1/usage')
    expect([answer.status, await answer.json()]).toEqual([
      402,
      expect.objectContaining({ code: 'entitlement-missing', entitlement: 'api:keys', tier: 'premium', needed: 'platinum' }),
    ])
    expect((await listed(ask)).map((one) => one.id)).toEqual([key.id])
    await site.house.subscriptions.grant({ accountId: id, tier: 'platinum', until: null })
    expect((await askWith(token)('GET', '/api/v1/usage')).status).toBe(200)
    await site.house.subscriptions.grant({ accountId: id, tier: 'premium', until: null })
    expect((await ask('DELETE', `${keysPath}/${key.id}`)).status).toBe(200)
  })

  test('when its owner’s account is closed', async () => {
    const { id, ask } = await person('platinum')
    const { token } = await makeKey(ask)
    await site.house.people.setDisabled(id, true)
    expect(await codeOf(await askWith(token)('GET', '/api/v1/usage'))).toEqual([403, 'user-disabled'])
  })

  test.each([
    ['GET', keysPath],
    ['POST', keysPath],
    ['DELETE', `${keysPath}/one`],
    ['GET', '/api/v1/account'],
    ['DELETE', '/api/v1/account'],
    ['GET', '/api/v1/account/export'],
    ['DELETE', '/api/v1/account/devices'],
    ['GET', '/api/v1/history'],
    ['DELETE', '/api/v1/history'],
    ['POST', '/api/v1/checkout'],
    ['POST', '/api/v1/subscription/cancel'],
    ['GET', '/api/auth'],
    ['POST', '/api/auth/change-password'],
    ['GET', '/api/v1/nothing'],
  ])('for what only a sign-in opens: %s %s', async (method, path) => {
    const { ask, session } = await person('platinum')
    const { token } = await makeKey(ask)
    const answer = await askWith(token)(method, path, method === 'POST' ? { name: 'More' } : undefined, { 'x-test-session': session })
    expect(await codeOf(answer)).toEqual([403, 'key-not-taken'])
  })
})

test('a bearer token of another kind is still one of signing in', async () => {
  const asked: string[] = []
  const other = await openSignedIn({
    given: ({ identity }) => ({
      identity: {
        ...identity,
        requireByToken: async (token) => {
          asked.push(token)
          return { accountId: 'ann', sessionId: null, signedInAt: new Date() }
        },
      },
    }),
  })
  const answer = await other.askAs(null)('GET', '/api/v1/usage', undefined, { Authorization: 'Bearer eyJhbGciOi.e30.x' })
  await other.close()
  expect([answer.status, asked]).toEqual([200, ['eyJhbGciOi.e30.x']])
})

test('with the limits lifted, keys are for every account', async () => {
  const open = await openSignedIn({ settings: { TIERS: 'open' } })
  const { ask } = await open.signIn()
  const { token } = await makeKey(ask)
  const answer = await open.askAs(null)('POST', rephrase, makeRephraseInput(), { Authorization: `Bearer ${token}` })
  await open.close()
  expect(answer.status).toBe(200)
})

type Operation = { readonly security?: readonly object[] }
type Described = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly securitySchemes: object }
}

describe('the document', () => {
  const read = async () => (await (await visitor('GET', '/api/v1/openapi.json')).json()) as Described

  test('says of every address whether it takes a key', async () => {
    const { paths, components } = await read()
    expect(components.securitySchemes).toMatchObject({
      key: { type: 'http', scheme: 'bearer' },
      session: { type: 'apiKey', in: 'cookie', name: 'tinta.session_token' },
    })
    const unsaid = Object.entries(paths)
      .filter(([path]) => path.startsWith('/api/v1/'))
      .filter(([path, methods]) => optionalAccess(path) === null || Object.values(methods).some(({ security }) => security === undefined))
    expect(unsaid.map(([path]) => path)).toEqual([])
    expect(paths[rephrase]?.['post']?.security).toEqual([{ key: [] }, { session: [] }, {}])
    expect(paths['/api/v1/library']?.['get']?.security).toEqual([{ key: [] }, { session: [] }])
    expect(paths['/api/v1/keys']?.['post']?.security).toEqual([{ session: [] }])
  })

  test('and so does its page', async () => {
    const page = await (await visitor('GET', '/api/v1/docs')).text()
    expect(page).toContain('Takes a key; answers visitors as well.')
    expect(page).toContain('no key opens it')
  })
})
