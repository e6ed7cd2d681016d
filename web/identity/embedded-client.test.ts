import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Channel, ChannelMessage } from './channel.ts'
import { makeEmbeddedClient } from './embedded-client.ts'
import type { IdentityClient } from './identity-client.ts'

type Sent = { readonly name: string; readonly body: unknown; readonly language: string | null }

/** A client on the page /hu?tool=x; `answers` are the server's, by method and address. */
function house(answers: Readonly<Record<string, readonly [number, object]>> = {}, linkError: string | null = null) {
  const sent: Sent[] = []
  const changes: string[] = []
  const left: string[] = []
  let hear: (message: ChannelMessage) => void = () => undefined
  const channel: Channel = {
    post: () => undefined,
    listen: (listener) => {
      hear = listener
      return () => (hear = () => undefined)
    },
  }
  vi.stubGlobal('fetch', async (path: string, { method, body, headers }: RequestInit) => {
    const name = `${method} ${path.replace('/api/auth/', '')}`
    sent.push({
      name,
      body: typeof body === 'string' ? JSON.parse(body) : null,
      language: new Headers(headers).get('accept-language'),
    })
    const [status, answer] = answers[name] ?? [200, { status: true }]
    return new Response(JSON.stringify(answer), { status })
  })
  const client = makeEmbeddedClient({
    channel,
    currentUser: () => null,
    here: () => '/hu?tool=x',
    locale: () => 'hu',
    linkError,
    onGone: (code) => changes.push(code),
    leave: (url) => left.push(url),
  })
  client.onChange((change) => changes.push(change))
  return { client, sent, changes, left, comeBack: (message: ChannelMessage) => hear(message) }
}

const credentials = { email: 'a@x.example', password: 'a long one' }
const here = '/hu?tool=x'

afterEach(() => {
  vi.unstubAllGlobals()
})

type Row = readonly [name: string, act: (client: IdentityClient) => Promise<unknown>, sent: string, body: unknown, value: unknown]
const rows: readonly Row[] = [
  ['signing up', (c) => c.signUp(credentials), 'POST sign-up/email', { ...credentials, name: '', callbackURL: here }, 'mail-sent'],
  ['a password', (c) => c.signInWithPassword(credentials), 'POST sign-in/email', { ...credentials, callbackURL: here }, 'signed-in'],
  [
    'a link to log in',
    (c) => c.sendMail('link', 'a@x.example'),
    'POST sign-in/magic-link',
    { email: 'a@x.example', callbackURL: here },
    'mail-sent',
  ],
  [
    'a link to confirm',
    (c) => c.sendMail('confirm', 'a@x.example'),
    'POST send-verification-email',
    { email: 'a@x.example', callbackURL: here },
    'mail-sent',
  ],
  [
    'a link to reset',
    (c) => c.sendMail('reset', 'a@x.example'),
    'POST request-password-reset',
    { email: 'a@x.example', redirectTo: here },
    'mail-sent',
  ],
  ['the link to log in', (c) => c.openLink('link', 't&1'), 'GET magic-link/verify?token=t%261', null, 'signed-in'],
  ['the link to confirm', (c) => c.openLink('confirm', 't~1'), 'GET verify-email?token=t%7E1', null, 'signed-in'],
  [
    'the link to confirm, with a password',
    (c) => c.openLink('confirm', 't~1', { password: 'secret' }),
    'POST verify-email',
    { token: 't~1', newPassword: 'secret' },
    'signed-in',
  ],
  ['a change of address', (c) => c.openLink('address', 't'), 'GET verify-email?token=t', null, 'signed-in'],
  [
    'a new password',
    (c) => c.resetPassword({ token: 't', password: 'new one' }),
    'POST reset-password',
    { token: 't', newPassword: 'new one' },
    'done',
  ],
  [
    'a code',
    (c) => c.answerSecondStep({ code: '123456', isRecovery: false, trustsDevice: true }),
    'POST two-factor/verify-totp',
    { code: '123456', trustDevice: true },
    'signed-in',
  ],
  [
    'a recovery code',
    (c) => c.answerSecondStep({ code: 'abc', isRecovery: true, trustsDevice: true }),
    'POST two-factor/verify-backup-code',
    { code: 'abc' },
    'signed-in',
  ],
  ['signing out', (c) => c.signOut(), 'POST sign-out', {}, 'done'],
]

describe.each(rows)('%s', (_, act, name, body, value) => {
  test('is one request, in the reader’s language', async () => {
    const { client, sent, changes } = house()
    expect(await act(client)).toEqual({ ok: true, value })
    expect(sent).toEqual([{ name, body, language: 'hu' }])
    expect(changes).toEqual(value === 'signed-in' ? ['signed-in'] : name === 'POST sign-out' ? ['signed-out'] : [])
  })

  test('hands on the problem, and nothing changes', async () => {
    const { client, changes } = house({ [name]: [400, { code: 'link-expired', status: 400 }] })
    expect(await act(client)).toEqual({ ok: false, problem: { code: 'link-expired', status: 400 } })
    expect(changes).toEqual([])
  })

  test('without a connection sends nothing', async () => {
    const { client, sent } = house()
    vi.stubGlobal('navigator', { onLine: false })
    expect(await act(client)).toMatchObject({ ok: false, problem: { code: 'network-request-failed' } })
    expect(sent).toEqual([])
  })
})

test.each([
  ['a password', 'POST sign-in/email', (c: IdentityClient) => c.signInWithPassword(credentials)],
  ['a link', 'GET magic-link/verify?token=t', (c: IdentityClient) => c.openLink('link', 't')],
])('the second step is due after %s: nobody is signed in yet', async (_, name, act) => {
  const { client, changes } = house({ [name]: [200, { twoFactorRedirect: true }] })
  expect(await act(client)).toEqual({ ok: true, value: 'second-step' })
  expect(changes).toEqual([])
})

test.each([
  ['looking something up is given up after 30 s', (c: IdentityClient) => c.signInWithPassword(credentials), 30_000],
  ['a mail after 60 s', (c: IdentityClient) => c.sendMail('link', 'a@x.example'), 60_000],
])('%s', async (_, act, limit) => {
  vi.useFakeTimers()
  const { client } = house()
  const never = (_path: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  vi.stubGlobal('fetch', never)
  const answer = act(client)
  await vi.advanceTimersByTimeAsync(limit - 1)
  expect(await Promise.race([answer, Promise.resolve('waiting')])).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await answer).toMatchObject({ ok: false, problem: { code: 'network-failed' } })
  vi.useRealTimers()
})

test('a token is asked for, and its refusal told', async () => {
  const token = `x.${btoa(JSON.stringify({ iat: 0, exp: 900 }))}.y`
  expect(await house({ 'GET token': [200, { token }] }).client.idToken()).toEqual({ ok: true, value: token })
  const { client, changes } = house({ 'GET token': [401, { code: 'user-token-expired', status: 401 }] })
  expect(await client.idToken()).toMatchObject({ ok: false, problem: { code: 'user-token-expired' } })
  expect(changes).toEqual(['user-token-expired'])
})

describe('Google in a window', () => {
  const google = { 'POST sign-in/google': [200, { url: 'https://id.example/start' }] } as const
  let popup: { closed: boolean; name: string; wentTo: string[]; close: () => void; location: { replace: (url: string) => void } }

  beforeEach(() => {
    vi.useFakeTimers()
    const wentTo: string[] = []
    popup = { closed: false, name: '', wentTo, close: () => (popup.closed = true), location: { replace: (url) => wentTo.push(url) } }
    vi.stubGlobal('open', (_url: string, name: string) => {
      popup.name = name
      return popup
    })
    for (const measure of ['screenX', 'screenY', 'outerWidth', 'outerHeight']) vi.stubGlobal(measure, 0)
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('opens at once, goes to the provider, and is done when the window says so', async () => {
    const { client, sent, changes, comeBack } = house(google)
    const answer = client.signInWithPopup()
    expect(popup.name).not.toBe('')
    await vi.advanceTimersByTimeAsync(0)
    expect(popup.wentTo).toEqual(['https://id.example/start'])
    expect(sent[0]?.body).toEqual({ callbackURL: `${here}&popup=${popup.name}` })
    comeBack({ kind: 'popup-done', popup: 'another', error: null, isSecondStep: false })
    comeBack({ kind: 'popup-done', popup: popup.name, error: null, isSecondStep: false })
    expect(await answer).toEqual({ ok: true, value: 'signed-in' })
    expect(changes).toEqual(['signed-in'])
  })

  test.each([
    ['the second step', { error: null, isSecondStep: true }, { ok: true, value: 'second-step' }],
    ['a failure', { error: 'sign-in-failed', isSecondStep: false }, { ok: false, problem: { code: 'sign-in-failed', status: 0 } }],
  ])('comes back with %s', async (_, message, expected) => {
    const { client, changes, comeBack } = house(google)
    const answer = client.signInWithPopup()
    await vi.advanceTimersByTimeAsync(0)
    comeBack({ kind: 'popup-done', popup: popup.name, ...message })
    expect(await answer).toEqual(expected)
    expect(changes).toEqual([])
  })

  test('closed by the person: known at the next look, and 8 s later it is over', async () => {
    const { client } = house(google)
    const answer = client.signInWithPopup()
    await vi.advanceTimersByTimeAsync(1_000)
    popup.closed = true
    await vi.advanceTimersByTimeAsync(1_000 + 7_999)
    expect(await Promise.race([answer, Promise.resolve('waiting')])).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(await answer).toEqual({ ok: false, problem: { code: 'popup-closed-by-user', status: 0 } })
  })

  test('an answer within those 8 s still counts', async () => {
    const { client, comeBack } = house(google)
    const answer = client.signInWithPopup()
    popup.closed = true
    await vi.advanceTimersByTimeAsync(9_000)
    comeBack({ kind: 'popup-done', popup: popup.name, error: null, isSecondStep: false })
    expect(await answer).toEqual({ ok: true, value: 'signed-in' })
  })

  test('blocked: said at once, and nothing is sent', async () => {
    vi.stubGlobal('open', () => null)
    const { client, sent } = house(google)
    expect(await client.signInWithPopup()).toMatchObject({ ok: false, problem: { code: 'popup-blocked' } })
    expect(sent).toEqual([])
  })

  test.each([
    ['the provider cannot be asked', [502, { code: 'sign-in-failed', status: 502 }], 'sign-in-failed'],
    ['the answer leads nowhere', [200, { url: 'javascript:alert(1)' }], 'server-failed'],
  ] as const)('%s: the window closes', async (_, answer, code) => {
    const { client } = house({ 'POST sign-in/google': answer })
    expect(await client.signInWithPopup()).toMatchObject({ ok: false, problem: { code } })
    expect(popup.closed).toBe(true)
    expect(popup.wentTo).toEqual([])
  })
})

describe('Google in this tab', () => {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('sessionStorage', { setItem: (key: string, value: string) => kept.set(key, value) })
  })

  test('leaves, and remembers that it did', async () => {
    const { client, sent, left } = house({ 'POST sign-in/google': [200, { url: 'https://id.example/start' }] })
    expect(await client.signInWithRedirect()).toEqual({ ok: true, value: 'leaving' })
    expect(sent[0]?.body).toEqual({ callbackURL: here })
    expect(left).toEqual(['https://id.example/start'])
    expect(kept.size).toBe(1)
  })

  test('stays when the provider cannot be asked', async () => {
    const { client, left } = house({ 'POST sign-in/google': [404, { code: 'method-off', status: 404 }] })
    expect(await client.signInWithRedirect()).toMatchObject({ ok: false, problem: { code: 'method-off' } })
    expect(left).toEqual([])
    expect(kept.size).toBe(0)
  })

  test('comes back with what failed', async () => {
    expect(await house({}, 'sign-in-failed').client.redirectProblem()).toEqual({
      ok: false,
      problem: { code: 'sign-in-failed', status: 0 },
    })
    expect(await house().client.redirectProblem()).toBeNull()
  })
})
