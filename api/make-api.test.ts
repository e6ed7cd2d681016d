import type { House } from './house.ts'
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { makeEnv, makeRephraseInput } from '#tests/builders.ts'
import { inProcess, makeAsk, makeHouse, posting } from '#tests/house.ts'
import { problemWords } from '#locales/problem-words.ts'
import { rephraseResult } from '#tools/rephrase/contract.ts'
import { AppError, appError } from '#services/problem.ts'
import { makeApi } from './make-api.ts'
import { problemSchema } from './present/problem.ts'
import { settingsSchema } from './present/settings.ts'
import { rephraseBytesAtMost } from './routes/rephrase.ts'

const ask = makeAsk()
const rephrase = '/api/v1/rephrase'
const variants = '/api/v1/rephrase/variants'
const input = (given: Parameters<typeof makeRephraseInput>[0] = {}) => makeRephraseInput(given)

describe('what is asked for in vain is answered with problem details', () => {
  const rows: readonly (readonly [name: string, path: string, init: RequestInit, status: number, code: string])[] = [
    ['an address that is not there', '/api/nothing', {}, 404, 'not-found'],
    ['another method', rephrase, {}, 405, 'method-not-allowed'],
    ['a method that changes something', '/api/v1/settings', { method: 'DELETE' }, 405, 'method-not-allowed'],
    ['another media type', rephrase, posting('text', { 'Content-Type': 'text/plain' }), 415, 'content-type-wrong'],
    ['half of JSON', rephrase, posting('{'), 400, 'body-not-json'],
    ['a mode that is none', rephrase, posting({ ...input(), mode: 'sing' }), 422, 'input-invalid'],
    ['no text', rephrase, posting(input({ text: '' })), 422, 'text-empty'],
    ['no text and nothing else', rephrase, posting({ text: '' }), 422, 'text-empty'],
    ['only spaces', rephrase, posting(input({ text: ' \n\t\u00a0\u3000' })), 422, 'text-empty'],
    ['only invisible characters', rephrase, posting(input({ text: '\u200b\u202e\ufeff\u00ad\u2066' })), 422, 'text-empty'],
    [
      'only halves of characters',
      rephrase,
      posting('{"text":"\\ud800\\udc00\\ud800","mode":"extend","strength":"mild"}'.replace('\\udc00', '')),
      422,
      'text-empty',
    ],
    ['a megabyte without a space', rephrase, posting(input({ text: 'x'.repeat(1_000_000) })), 413, 'text-too-long'],
    ['one character too many', rephrase, posting(input({ text: 'é'.repeat(2_501) })), 413, 'text-too-long'],
    ['more bytes than any text has', rephrase, posting(input({ text: 'x'.repeat(rephraseBytesAtMost) })), 413, 'body-too-large'],
    ['a strength above the tier', rephrase, posting(input({ strength: 'normal' })), 402, 'strength-not-in-tier'],
    ['a sentence outside of the text', variants, posting({ ...input(), sentence: { start: 0, end: 99 } }), 422, 'input-invalid'],
    ['a sentence without words', variants, posting({ ...input(), sentence: { start: 3, end: 3 } }), 422, 'input-invalid'],
    [
      'a strength above the tier, for a sentence',
      variants,
      posting({ ...input({ strength: 'aggressive' }), sentence: { start: 0, end: 5 } }),
      402,
      'strength-not-in-tier',
    ],
    ['a file without a form', '/api/v1/files', posting({}), 415, 'content-type-wrong'],
    ['a form without a file', '/api/v1/files', { method: 'POST', body: new FormData() }, 422, 'file-missing'],
  ]
  test.each(rows)('%s', async (_, path, init, status, code) => {
    const response = await ask(path, init)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    const problem = problemSchema.parse(await response.json())
    expect(problem).toMatchObject({ code, status, type: `/api/v1/docs#${code}`, requestId: response.headers.get('x-request-id') })
  })

  test.each([
    [rephrase, 'GET', 'POST'],
    ['/api/v1/settings', 'PUT', 'GET, HEAD'],
  ])('with the methods that %s answers to', async (path, method, allowed) => {
    expect((await ask(path, { method })).headers.get('allow')).toBe(allowed)
  })

  test('with the facts of the case', async () => {
    const long = await ask(rephrase, posting(input({ text: '😀'.repeat(2_501) })))
    expect(await long.json()).toMatchObject({ limit: 2_500, amount: 2_501 })
    const strong = await ask(rephrase, posting(input({ strength: 'aggressive' })))
    expect(await strong.json()).toMatchObject({ strength: 'aggressive', tier: 'visitor', needed: 'premium' })
    const wrong = await ask(rephrase, posting({ ...input(), seed: -1 }))
    expect(await wrong.json()).toMatchObject({ issues: [{ path: 'seed' }] })
  })

  test.each([
    ['hu-HU,hu;q=0.9,en;q=0.8', '', 'hu'],
    ['xx, de;q=0.5, en;q=0.4', '', 'de'],
    ['', '?locale=ur', 'ur'],
    ['hu', '?locale=xx', 'hu'],
    ['xx', '', 'en'],
  ])('in the language of Accept-Language "%s" and "%s"', async (header, query, locale) => {
    const response = await ask(rephrase + query, posting(input({ text: '' }), { 'Accept-Language': header }))
    expect(response.headers.get('content-language')).toBe(locale)
  })
})

/** Engines that answer nothing but this. */
const failingEngines = (thrown: unknown): House['engines'] => {
  const fail = async () => Promise.reject(thrown)
  return { ...makeHouse().engines, rephrase: fail, variants: fail, proofread: fail }
}

describe('what an engine or a reader says goes on to the person', () => {
  const failing = (thrown: unknown) => makeAsk({ engines: failingEngines(thrown) })
  test.each([
    ['a problem of the text', appError('language-not-supported', { language: 'hu', supported: ['en'] }), [422, null], { language: 'hu' }],
    ['too much work', appError('engine-busy', { seconds: 10 }), [503, '10'], { seconds: 10 }],
    ['a run that hangs', appError('engine-timeout', { seconds: 60 }), [504, null], { seconds: 60 }],
    ['a defect', new Error('The text says: secret'), [500, null], { code: 'server-failed' }],
    ['a database that is away', Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }), [503, '60'], { code: 'database-unavailable' }],
  ])('%s', async (_, thrown, status, facts) => {
    const response = await failing(thrown)(rephrase, posting(input()))
    expect([response.status, response.headers.get('retry-after')]).toEqual(status)
    const body = await response.text()
    expect(JSON.parse(body)).toMatchObject(facts)
    expect(body).not.toContain('secret')
  })

  test('as the last event of a stream that has begun', async () => {
    const response = await failing(appError('language-unknown'))(
      rephrase,
      posting(input(), { Accept: 'text/event-stream', 'Accept-Language': 'fr' }),
    )
    expect(response.status).toBe(200)
    expect(await response.text()).toMatch(/^event: problem\ndata: \{"type":"problem","problem":\{"type":"\/api\/v1\/docs#language-unknown"/)
  })

  test('a file', async () => {
    const form = new FormData()
    form.set('file', new File(['words'], 'a.txt'))
    const read = await ask('/api/v1/files', { method: 'POST', body: form })
    expect(await read.json()).toEqual({ text: 'words', name: 'a.txt', characters: 5 })
    const locked = makeAsk({ readFile: async () => Promise.reject(appError('file-encrypted')) })
    expect((await locked('/api/v1/files', { method: 'POST', body: form })).status).toBe(422)
  })
})

describe('a run', () => {
  test('as JSON', async () => {
    const response = await ask(rephrase, posting(input()))
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(rephraseResult.parse(await response.json()).text).toBe('THE CAT SAT ON THE MAT.')
  })

  test('as events: its steps, then its result', async () => {
    const response = await ask(rephrase, posting(input(), { Accept: 'text/event-stream' }))
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect((await response.text()).match(/^event: .+$/gm)).toEqual(['event: step', 'event: step', 'event: step', 'event: result'])
  })

  test('other wordings of a sentence', async () => {
    const response = await ask(variants, posting({ ...input(), sentence: { start: 4, end: 7 } }))
    expect(await response.json()).toEqual({ variants: [{ text: 'cat', changes: [] }] })
  })

  test.each([
    ['VISITOR_TIER', 'platinum', 100_000],
    ['TIERS', 'open', 100_000],
    ['TIER_LIMITS', '{"visitor":{"charactersPerRun":3000}}', 3_000],
  ])('is as long as %s=%s says', async (name, value, limit) => {
    const lifted = makeAsk({ env: makeEnv({ [name]: value }) })
    expect((await lifted(rephrase, posting(input({ text: 'x'.repeat(limit) })))).status).toBe(200)
    expect((await lifted(rephrase, posting(input({ text: 'x'.repeat(limit + 1) })))).status).toBe(413)
  })

  test('is ended when the client goes', async () => {
    const gone = new AbortController()
    const seen = Promise.withResolvers<void>()
    const waiting = makeAsk({
      engines: {
        ...failingEngines(new Error('not asked')),
        variants: async () => ({ variants: [] }),
        rephrase: async (_, { signal } = {}) => {
          signal?.addEventListener('abort', () => seen.resolve())
          return seen.promise.then(() => Promise.reject(new Error('ended')))
        },
      },
    })
    const response = await waiting(rephrase, { ...posting(input(), { Accept: 'text/event-stream' }), signal: gone.signal })
    gone.abort()
    await seen.promise
    await response.body?.cancel()
  })
})

describe('what everybody may know', () => {
  test('settings, without a secret', async () => {
    const env = makeEnv({
      SECRET: 'not-for-everybody-not-for-everybody',
      STUDENTS_FIGURE: '0',
      SUPPORT_EMAIL: 'help@example.org',
      SOCIAL_LINKS: 'https://a.example, https://b.example',
    })
    const response = await makeAsk({ env })('/api/v1/settings')
    const body = await response.text()
    expect(body).not.toContain('not-for-everybody')
    expect(settingsSchema.parse(JSON.parse(body))).toMatchObject({
      buildId: 'test',
      isOpen: false,
      tier: { id: 'visitor', charactersPerRun: 2_500, strengths: ['mild'] },
      figures: { students: 0, characters: 150_000_000 },
      socialLinks: ['https://a.example', 'https://b.example'],
      supportEmail: 'help@example.org',
      files: { kinds: ['txt', 'md', 'docx', 'odt', 'pdf'], limit: 20_971_520 },
    })
  })

  test('who asks, in the words of the specification', async () => {
    expect(await (await ask('/api/auth')).json()).toEqual({ statusCode: 200, data: { user: null } })
  })

  test('that the process lives, and whether it is ready', async () => {
    expect(await (await ask('/health')).json()).toEqual({ status: 'ok', buildId: 'test' })
    expect(await (await ask('/ready')).json()).toEqual({ status: 'ready' })
    const away = makeAsk({ db: { ping: async () => Promise.reject(new AppError({ code: 'server-failed', facts: {} })) } })
    expect((await away('/ready')).status).toBe(503)
    expect((await away('/health')).status).toBe(200)
  })

  test('the document of the API names every route and every type of it', async () => {
    const document: { paths: object; components: { schemas: object } } = await (await ask('/api/v1/openapi.json')).json()
    const answered = makeApi(makeHouse())
      .routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/') && !path.endsWith('*'))
      .map(({ path }) => path.replaceAll(/:(\w+)(?:\{[^}]*\})?/g, '{$1}'))
    const itself = ['/api/v1/openapi.json', '/api/v1/docs']
    expect(Object.keys(document.paths).toSorted()).toEqual([...new Set(answered)].filter((path) => !itself.includes(path)).toSorted())
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['Problem', 'RephraseInput', 'RephraseResult', 'RephraseEvent', 'Settings', 'Tier']),
    )
  })

  test('a page of it for people, without a script', async () => {
    const response = await ask('/api/v1/docs', { headers: { 'Accept-Language': 'hu' } })
    const page = await response.text()
    const style = /<style>([^]*)<\/style>/.exec(page)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(response.headers.get('content-security-policy')).toContain(`default-src 'none'; style-src 'sha256-${hash}';`)
    expect(page).not.toContain('<script')
    for (const part of ['POST /api/v1/rephrase', 'id="text-too-long"', 'id="RephraseResult"', problemWords('hu', 'text-empty').title])
      expect(page).toContain(part)
  })
})

describe('what stands before everything', () => {
  test('headers that close what is open', async () => {
    const { headers } = await ask('/health')
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    expect(headers.has('strict-transport-security')).toBe(false)
    const secure = await makeAsk({ env: makeEnv({ PUBLIC_URL: 'https://tinta.example.edu' }) })('/health')
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  })

  test('a request id: the one given, when it is one', async () => {
    const idOf = async (given: string) => (await ask('/health', { headers: { 'X-Request-Id': given } })).headers.get('x-request-id')
    expect(await idOf('abc-12345678')).toBe('abc-12345678')
    expect(await idOf('<script>')).toMatch(/^[\w-]{16}$/)
  })

  const origins: readonly (readonly [name: string, headers: Readonly<Record<string, string>>, status: number])[] = [
    ['a program without a cookie', {}, 200],
    ['our page', { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost:3000' }, 200],
    ['our page in an old browser', { Origin: 'http://localhost:3000' }, 200],
    ['our page under another of our names', { Origin: 'http://tinta.local', Host: 'tinta.local' }, 200],
    ['a page of another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }, 403],
    ['a page of a sister site', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['a page of another site in an old browser', { Origin: 'https://evil.example' }, 403],
    ['a page without an origin', { Origin: 'null' }, 403],
    ['a cookie from nowhere', { Cookie: 'a=b' }, 403],
    ['a cookie from our page', { Cookie: 'a=b', 'Sec-Fetch-Site': 'same-origin' }, 200],
  ]
  test.each(origins)('requests that change something: %s', async (_, headers, status) => {
    expect((await ask(rephrase, posting(input(), headers))).status).toBe(status)
  })

  test('reading is open to every origin, as browsers do not hand it over', async () => {
    const response = await ask('/api/v1/settings', { headers: { 'Sec-Fetch-Site': 'cross-site' } })
    expect(response.status).toBe(200)
    expect(response.headers.has('access-control-allow-origin')).toBe(false)
  })

  test('limits by address, told in headers; pages that are rendered here are not counted', async () => {
    const counted: string[] = []
    const limited = makeAsk({
      limits: {
        count: async (kind, who) => {
          counted.push(`${kind} ${who}`)
          return { limit: 60, remaining: 0, resetSeconds: 42, isAllowed: kind === 'requests' }
        },
        giveBack: async () => undefined,
      },
    })
    const refused = await limited(rephrase, posting(input()))
    expect(refused.status).toBe(429)
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      'retry-after': '42',
      'ratelimit-limit': '60',
      'ratelimit-remaining': '0',
      'ratelimit-reset': '42',
    })
    expect((await limited('/api/v1/settings')).headers.get('ratelimit-policy')).toBe('"requests";q=60;w=60')
    expect((await limited('/api/v1/settings', {}, inProcess)).headers.has('ratelimit-limit')).toBe(false)
    expect(counted).toEqual(['requests 192.0.2.1', 'runs 192.0.2.1', 'requests 192.0.2.1'])
  })

  const unsupported = appError('language-not-supported', { language: 'hu', supported: ['en'] })
  const counts: readonly (readonly [name: string, body: unknown, headers: Record<string, string>, thrown: Error | null, runs: number])[] = [
    ['a run that is done', input(), {}, null, 1],
    ['no text', input({ text: '' }), {}, null, 0],
    ['a mode that is none', { ...input(), mode: 'sing' }, {}, null, 0],
    ['a language that is none of ours', input(), {}, unsupported, 0],
    ['a language that is none of ours, as events', input(), { Accept: 'text/event-stream' }, unsupported, 0],
    ['an engine that fails', input(), {}, appError('engine-failed'), 1],
  ]
  test.each(counts)('what counts as a run: %s', async (_, body, headers, thrown, runs) => {
    const counted = { runs: 0, requests: 0, 'visitor-characters': 0 }
    const limited = makeAsk({
      limits: {
        count: async (kind) => {
          counted[kind]++
          return { limit: 60, remaining: 1, resetSeconds: 42, isAllowed: true }
        },
        giveBack: async (kind) => void counted[kind]--,
      },
      ...(thrown && { engines: failingEngines(thrown) }),
    })
    await (await limited(rephrase, posting(body, headers))).text()
    expect(counted).toMatchObject({ runs, requests: 1 })
  })
})
