import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { IdentitySettings } from '../site-settings.ts'
import type { ChannelMessage } from './channel.ts'
import { makeFirebaseClient } from './firebase-client.ts'
import type { IdentityClient, IdentityUser } from './identity-client.ts'

/** The SDK: what it is asked is noted, and it answers as a test says. */
const sdk = vi.hoisted(() => {
  const asked: unknown[] = []
  const answers = new Map<string, () => unknown>()
  type User = { uid: string; email: string; getIdToken: (isForced: boolean) => Promise<string> }
  const auth: { currentUser: User | null; languageCode: string | null; authStateReady: () => Promise<void> } = {
    currentUser: null,
    languageCode: null,
    authStateReady: async () => undefined,
  }
  /** A function of the SDK that notes its name and what it was given, except the SDK's own objects. */
  const noting =
    (name: string) =>
    async (...given: readonly unknown[]) => {
      asked.push([name, ...given.filter((one) => one !== auth && one !== auth.currentUser)])
      return answers.get(name)?.()
    }
  return { asked, answers, auth, noting }
})

vi.mock('firebase/app', () => ({ initializeApp: (options: object) => void sdk.asked.push(['initializeApp', options]) }))
vi.mock('firebase/auth', () => {
  const names = [
    'applyActionCode',
    'confirmPasswordReset',
    'createUserWithEmailAndPassword',
    'deleteUser',
    'getIdTokenResult',
    'getRedirectResult',
    'sendEmailVerification',
    'sendPasswordResetEmail',
    'sendSignInLinkToEmail',
    'signInWithEmailAndPassword',
    'signInWithEmailLink',
    'signInWithPopup',
    'signInWithRedirect',
    'validatePassword',
  ]
  return {
    ...Object.fromEntries(names.map((name) => [name, sdk.noting(name)])),
    browserLocalPersistence: 'local',
    browserPopupRedirectResolver: 'resolver',
    initializeAuth: (_app: unknown, { persistence }: { persistence: string }) => {
      sdk.asked.push(['initializeAuth', persistence])
      return sdk.auth
    },
    connectAuthEmulator: (_auth: unknown, url: string) => void sdk.asked.push(['connectAuthEmulator', url]),
    isSignInWithEmailLink: (_auth: unknown, url: string) => new URL(url).searchParams.get('mode') === 'signIn',
    signOut: async () => {
      sdk.asked.push(['signOut'])
      sdk.auth.currentUser = null
    },
    getMultiFactorResolver: (_auth: unknown, error: { hints: readonly object[] }) => ({
      hints: error.hints,
      resolveSignIn: sdk.noting('resolveSignIn'),
    }),
    GoogleAuthProvider: class {
      providerId = 'google.com'
    },
    TotpMultiFactorGenerator: { FACTOR_ID: 'totp', assertionForSignIn: (uid: string, code: string) => `${uid}:${code}` },
  }
})

const settings: IdentitySettings = {
  kind: 'firebase',
  hasGoogle: true,
  policy: { min: 6, max: 128, requires: [] },
  tokenSyncUrl: '/api/auth/sync',
  firebase: { projectId: 'tinta-1', apiKey: 'key', authDomain: 'tinta-1.firebaseapp.com', emulator: null },
}
const origin = 'https://tinta.example'
const leading = { url: `${origin}/hu?tool=x` }
const credentials = { email: 'a@x.example', password: 'a long one' }

const nowSeconds = () => Math.floor(Date.now() / 1_000)
let tokens = 0
/** An ID token; each one is another. */
const tokenOf = (claims: object = {}) =>
  `x.${btoa(JSON.stringify({ iat: nowSeconds(), exp: nowSeconds() + 3_600, email_verified: true, n: (tokens += 1), ...claims }))}.y`
const refused =
  (code: string, more: object = {}) =>
  () => {
    throw Object.assign(new Error('Firebase: no'), { code: `auth/${code}`, ...more })
  }

type Server = Readonly<Record<string, readonly [status: number, body: object]>>

/** A client on the page /hu?tool=x; `server` are our server's answers to the sync, by method. */
function house({
  server = {},
  known = null,
  emulator = null,
}: { server?: Server; known?: IdentityUser | null; emulator?: string | null } = {}) {
  const synced: string[] = []
  const changes: string[] = []
  const posted: ChannelMessage['kind'][] = []
  vi.stubGlobal('fetch', async (path: string, { method = '', headers }: RequestInit) => {
    const bearer = new Headers(headers).get('authorization')
    synced.push(`${method} ${path}${bearer === null ? '' : ' by token'}`)
    const [status, body] = server[method] ?? [200, { status: true }]
    return new Response(JSON.stringify(body), { status })
  })
  const { firebase } = settings
  const client = makeFirebaseClient(
    {
      channel: { post: ({ kind }) => void posted.push(kind), listen: () => () => undefined },
      currentUser: () => known,
      here: () => '/hu?tool=x',
      locale: () => 'hu',
      linkError: null,
      onGone: (code) => changes.push(`gone: ${code}`),
      leave: () => undefined,
    },
    { ...settings, firebase: firebase && { ...firebase, emulator } },
  )
  client.onChange((change) => changes.push(change))
  return { client, synced, changes, posted, opened: sdk.asked.splice(0) }
}

/** Somebody is signed in at Firebase; the SDK's token is `claims`, a new one when it is forced. */
function atFirebase(claims: object = {}, email = credentials.email) {
  const held = tokenOf(claims)
  const getIdToken = vi.fn(async (isForced: boolean) => (isForced ? tokenOf(claims) : held))
  sdk.auth.currentUser = { uid: 'uid-1', email, getIdToken }
  return getIdToken
}

const kept = new Map<string, string>()
beforeEach(() => {
  sdk.auth.currentUser = null
  sdk.answers.clear()
  sdk.asked.length = 0
  kept.clear()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('location', { origin })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const asked = () => sdk.asked.map((one) => (Array.isArray(one) ? one[0] : one))
const onSignIn = (name: string, claims: object = {}) => sdk.answers.set(name, () => atFirebase(claims))

describe('it opens', () => {
  test('with what the operator has set, and remembers in this browser', () => {
    expect(house().opened).toEqual([
      ['initializeApp', { apiKey: 'key', projectId: 'tinta-1', authDomain: 'tinta-1.firebaseapp.com' }],
      ['initializeAuth', 'local'],
    ])
  })

  test('on the emulator where there is one', () => {
    expect(house({ emulator: 'http://127.0.0.1:9099' }).opened).toContainEqual(['connectAuthEmulator', 'http://127.0.0.1:9099'])
  })
})

describe('signing in', () => {
  type Row = readonly [name: string, way: string, act: (client: IdentityClient) => Promise<unknown>, given: readonly unknown[]]
  const rows: readonly Row[] = [
    ['by password', 'signInWithEmailAndPassword', (c) => c.signInWithPassword(credentials), [credentials.email, credentials.password]],
    ['by Google in a window', 'signInWithPopup', (c) => c.signInWithPopup(), [{ providerId: 'google.com' }, 'resolver']],
    [
      'by a link',
      'signInWithEmailLink',
      (c) => c.openLink('link', 'c-1', { email: credentials.email }),
      [credentials.email, `${origin}/?mode=signIn&oobCode=c-1&apiKey=key`],
    ],
  ]

  test.each(rows)('%s asks Firebase, then tells our server the token, once, and only then says so', async (_, way, act, given) => {
    const { client, synced, changes } = house()
    onSignIn(way)
    expect(await act(client)).toEqual({ ok: true, value: 'signed-in' })
    expect(sdk.asked).toEqual([[way, ...given]])
    expect(synced).toEqual(['POST /api/auth/sync by token'])
    expect(changes).toEqual(['signed-in'])
    expect(client.currentUser()).toEqual({ id: 'uid-1', email: credentials.email })
  })

  test.each(rows)('%s hands on what Firebase says, and nobody is signed in', async (_, way, act) => {
    const { client, synced, changes } = house()
    sdk.answers.set(way, refused('user-disabled'))
    expect(await act(client)).toEqual({ ok: false, problem: { code: 'user-disabled', status: 0 } })
    expect([synced, changes]).toEqual([[], []])
  })

  test.each(rows)('%s is undone when our server does not take the person', async (_, way, act) => {
    const { client, changes } = house({ server: { POST: [409, { code: 'email-already-in-use', status: 409 }] } })
    onSignIn(way)
    expect(await act(client)).toMatchObject({ ok: false, problem: { code: 'email-already-in-use' } })
    expect(client.currentUser()).toBeNull()
    expect(changes).toEqual([])
  })

  test('is undone when our server cannot be reached', async () => {
    const { client } = house()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    onSignIn('signInWithEmailAndPassword')
    expect(await client.signInWithPassword(credentials)).toMatchObject({ ok: false, problem: { code: 'network-request-failed' } })
    expect(client.currentUser()).toBeNull()
  })

  test('before the address is confirmed sends the link again, and our server is not asked', async () => {
    const { client, synced, changes } = house()
    onSignIn('signInWithEmailAndPassword', { email_verified: false })
    expect(await client.signInWithPassword(credentials)).toMatchObject({ ok: false, problem: { code: 'email-not-verified' } })
    expect(sdk.asked.at(-1)).toEqual(['sendEmailVerification', leading])
    expect([synced, changes]).toEqual([[], []])
  })

  test('closed by the person is no failure of the window', async () => {
    const { client } = house()
    sdk.answers.set('signInWithPopup', refused('popup-closed-by-user'))
    expect(await client.signInWithPopup()).toMatchObject({ problem: { code: 'popup-closed-by-user' } })
  })
})

describe('signing up', () => {
  test('sends the link in the language of the page, and signs nobody in yet', async () => {
    const { client, synced, changes } = house()
    onSignIn('createUserWithEmailAndPassword', { email_verified: false })
    expect(await client.signUp(credentials)).toEqual({ ok: true, value: 'mail-sent' })
    expect(sdk.asked).toEqual([
      ['createUserWithEmailAndPassword', credentials.email, credentials.password],
      ['sendEmailVerification', leading],
    ])
    expect(sdk.auth.languageCode).toBe('hu')
    expect([synced, changes]).toEqual([[], []])
  })

  test('says what the password lacks by our rules', async () => {
    const { client } = house()
    sdk.answers.set('createUserWithEmailAndPassword', refused('weak-password'))
    expect(await client.signUp({ ...credentials, password: 'abc' })).toMatchObject({
      problem: { code: 'password-weak', min: 6, missing: ['min'] },
    })
    expect(asked()).not.toContain('validatePassword')
  })

  test('says what it lacks by the project’s own', async () => {
    const { client } = house()
    sdk.answers.set('createUserWithEmailAndPassword', refused('password-does-not-meet-requirements'))
    sdk.answers.set('validatePassword', () => ({
      isValid: false,
      meetsMinPasswordLength: true,
      containsNumericCharacter: false,
      containsUppercaseLetter: false,
      passwordPolicy: { customStrengthOptions: { minPasswordLength: 9 } },
    }))
    expect(await client.signUp(credentials)).toMatchObject({
      problem: { code: 'password-weak', min: 9, missing: ['uppercase', 'numeric'] },
    })
  })
})

describe('mails', () => {
  test.each([
    ['link', 'sendSignInLinkToEmail', [credentials.email, { ...leading, handleCodeInApp: true }]],
    ['reset', 'sendPasswordResetEmail', [credentials.email, leading]],
    ['confirm', 'sendSignInLinkToEmail', [credentials.email, { ...leading, handleCodeInApp: true }]],
  ] as const)('%s: %s', async (kind, way, given) => {
    const { client } = house()
    expect(await client.sendMail(kind, credentials.email)).toEqual({ ok: true, value: 'mail-sent' })
    expect(sdk.asked).toEqual([[way, ...given]])
  })

  test('to confirm goes to whoever is waiting for it', async () => {
    const { client } = house()
    atFirebase({ email_verified: false })
    await client.sendMail('confirm', credentials.email.toUpperCase())
    expect(sdk.asked).toEqual([['sendEmailVerification', leading]])
  })

  test('for a forgotten password tell nobody whether there is an account', async () => {
    const { client } = house()
    sdk.answers.set('sendPasswordResetEmail', refused('user-not-found'))
    expect(await client.sendMail('reset', 'nobody@x.example')).toEqual({ ok: true, value: 'mail-sent' })
  })

  test('hand on what else goes wrong', async () => {
    const { client } = house()
    sdk.answers.set('sendSignInLinkToEmail', refused('unauthorized-continue-uri'))
    expect(await client.sendMail('link', credentials.email)).toMatchObject({ problem: { code: 'unauthorized-domain' } })
    expect(kept.size).toBe(0)
  })
})

describe('the link to log in', () => {
  test('knows its address in the browser that asked for it, until it is used', async () => {
    const { client } = house()
    await client.sendMail('link', credentials.email)
    onSignIn('signInWithEmailLink')
    expect(await client.openLink('link', 'c-1')).toEqual({ ok: true, value: 'signed-in' })
    expect(sdk.asked.at(-1)).toEqual(['signInWithEmailLink', credentials.email, `${origin}/?mode=signIn&oobCode=c-1&apiKey=key`])
    expect(await client.openLink('link', 'c-2')).toMatchObject({ problem: { code: 'link-address-needed' } })
  })

  test('asks for it in another, and says when it is another’s', async () => {
    const { client } = house()
    expect(await client.openLink('link', 'c-1')).toMatchObject({ problem: { code: 'link-address-needed' } })
    expect(sdk.asked).toEqual([])
    sdk.answers.set('signInWithEmailLink', refused('invalid-email'))
    expect(await client.openLink('link', 'c-1', { email: 'other@x.example' })).toMatchObject({ problem: { code: 'link-address-wrong' } })
  })

  test('that is spent says so', async () => {
    const { client } = house()
    sdk.answers.set('signInWithEmailLink', refused('invalid-action-code'))
    expect(await client.openLink('link', 'c-1', { email: credentials.email })).toMatchObject({ problem: { code: 'link-expired' } })
  })
})

describe('the link to confirm', () => {
  test('signs in whoever was waiting for it, with a new token', async () => {
    const { client, synced, changes } = house()
    const getIdToken = atFirebase()
    expect(await client.openLink('confirm', 'c-1')).toEqual({ ok: true, value: 'signed-in' })
    expect(sdk.asked).toEqual([['applyActionCode', 'c-1']])
    expect(getIdToken.mock.calls).toEqual([[true]])
    expect([synced, changes]).toEqual([['POST /api/auth/sync by token'], ['signed-in']])
  })

  test('confirms on another device as well, where nobody is signed in', async () => {
    const { client, synced, changes } = house()
    expect(await client.openLink('confirm', 'c-1')).toEqual({ ok: true, value: 'signed-in' })
    expect([synced, changes]).toEqual([[], []])
  })

  test('that is too old says so', async () => {
    const { client } = house()
    sdk.answers.set('applyActionCode', refused('expired-action-code'))
    expect(await client.openLink('confirm', 'c-1')).toMatchObject({ problem: { code: 'link-expired' } })
  })
})

test('a new password is set by the code of the link', async () => {
  const { client } = house()
  expect(await client.resetPassword({ token: 'c-1', password: 'new one' })).toEqual({ ok: true, value: 'done' })
  expect(sdk.asked).toEqual([['confirmPasswordReset', 'c-1', 'new one']])
  sdk.answers.set('confirmPasswordReset', refused('invalid-action-code'))
  expect(await client.resetPassword({ token: 'c-1', password: 'new one' })).toMatchObject({ problem: { code: 'link-expired' } })
})

describe('the second step', () => {
  const app = [{ uid: 'factor-1', factorId: 'totp' }]

  test('is asked for, and answered by the code of the app', async () => {
    const { client, synced, changes } = house()
    sdk.answers.set('signInWithEmailAndPassword', refused('multi-factor-auth-required', { hints: app }))
    expect(await client.signInWithPassword(credentials)).toEqual({ ok: true, value: 'second-step' })
    expect([synced, changes]).toEqual([[], []])
    const answer = { code: '123456', isRecovery: false, trustsDevice: false }
    sdk.answers.set('resolveSignIn', refused('invalid-verification-code'))
    expect(await client.answerSecondStep(answer)).toMatchObject({ problem: { code: 'code-wrong' } })
    onSignIn('resolveSignIn')
    expect(await client.answerSecondStep(answer)).toEqual({ ok: true, value: 'signed-in' })
    expect(sdk.asked.at(-1)).toEqual(['resolveSignIn', 'factor-1:123456'])
    expect(changes).toEqual(['signed-in'])
    expect(await client.answerSecondStep(answer)).toMatchObject({ problem: { code: 'user-token-expired' } })
  })

  test('by telephone alone is not possible here', async () => {
    const { client } = house()
    sdk.answers.set('signInWithPopup', refused('multi-factor-auth-required', { hints: [{ uid: 'f', factorId: 'phone' }] }))
    expect(await client.signInWithPopup()).toMatchObject({ problem: { code: 'method-off' } })
  })

  test('is due on the way back of a redirect', async () => {
    const { client } = house()
    sdk.answers.set('getRedirectResult', refused('multi-factor-auth-required', { hints: app }))
    await client.ready()
    expect(await client.redirectProblem()).toMatchObject({ problem: { code: 'multi-factor-auth-required' } })
    onSignIn('resolveSignIn')
    expect(await client.answerSecondStep({ code: '1', isRecovery: false, trustsDevice: false })).toEqual({ ok: true, value: 'signed-in' })
  })
})

describe('a redirect', () => {
  test('is remembered before the page goes', async () => {
    const { client } = house()
    expect(await client.signInWithRedirect()).toEqual({ ok: true, value: 'leaving' })
    expect(sdk.asked).toEqual([['signInWithRedirect', { providerId: 'google.com' }, 'resolver']])
    expect(kept.size).toBe(1)
  })

  test('has its result awaited once, before it is known who is here', async () => {
    const { client } = house()
    await Promise.all([client.ready(), client.ready()])
    expect(await client.redirectProblem()).toBeNull()
    expect(sdk.asked).toEqual([['getRedirectResult', 'resolver']])
  })

  test('says why our server did not let in whom Firebase did', async () => {
    const { client, changes } = house({ server: { POST: [409, { code: 'email-already-in-use', status: 409 }] } })
    onSignIn('getRedirectResult')
    await client.ready()
    expect(await client.idToken({ forceRefresh: true })).toMatchObject({ ok: false })
    expect(await client.redirectProblem()).toMatchObject({ problem: { code: 'email-already-in-use' } })
    expect([client.currentUser(), changes]).toEqual([null, []])
  })

  test('says what failed on the way', async () => {
    const { client } = house()
    sdk.answers.set('getRedirectResult', refused('account-exists-with-different-credential'))
    await client.ready()
    expect(await client.redirectProblem()).toMatchObject({ problem: { code: 'email-already-in-use' } })
  })
})

describe('tokens', () => {
  test('are new ones when forced, and told to our server before anybody gets them', async () => {
    const { client, synced, posted } = house()
    const getIdToken = atFirebase()
    const answer = await client.idToken({ forceRefresh: true })
    expect(answer).toMatchObject({ ok: true, value: expect.stringMatching(/^x\./) })
    expect(getIdToken.mock.calls).toEqual([[true]])
    expect(synced).toEqual(['POST /api/auth/sync by token'])
    expect(posted).toEqual(['signed-in'])
  })

  test('that our server refuses are nobody’s', async () => {
    const { client, changes } = house({
      server: { POST: [403, { code: 'user-disabled', status: 403 }] },
      known: { id: 'a', email: credentials.email },
    })
    atFirebase()
    expect(await client.idToken()).toMatchObject({ problem: { code: 'user-disabled' } })
    await vi.waitFor(() => expect(changes).toEqual(['gone: user-disabled']))
    expect(client.currentUser()).toBeNull()
  })

  test.each(['user-disabled', 'user-token-expired'])('that Firebase refuses with %s end the session here as well', async (code) => {
    const { client, synced, changes } = house({ known: { id: 'a', email: credentials.email } })
    sdk.auth.currentUser = { uid: 'uid-1', email: credentials.email, getIdToken: async () => refused(code)() }
    const heard: unknown[] = []
    client.onToken((token) => heard.push(token))
    await vi.waitFor(() => expect(changes).toEqual([`gone: ${code}`]))
    expect(synced).toEqual(['DELETE /api/auth/sync'])
    expect(heard).toEqual([null])
  })

  test('of a sign-in that Firebase has forgotten do not come: the session ends', async () => {
    const { client, changes } = house({ known: { id: 'a', email: credentials.email } })
    client.onToken(() => undefined)
    await vi.waitFor(() => expect(changes).toEqual(['gone: user-token-expired']))
  })

  test('are refreshed 5 minutes before they expire, while somebody listens', async () => {
    vi.useFakeTimers()
    const { client, synced } = house({ known: { id: 'a', email: credentials.email } })
    const getIdToken = atFirebase()
    const stop = client.onToken(() => undefined)
    await vi.advanceTimersByTimeAsync(0)
    expect(getIdToken).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(55 * 60_000 - 1)
    expect(getIdToken).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(getIdToken).toHaveBeenCalledTimes(2)
    expect(synced).toHaveLength(2)
    stop()
  })

  test('come again after 30 s when the network failed', async () => {
    vi.useFakeTimers()
    const { client } = house({ known: { id: 'a', email: credentials.email } })
    const getIdToken = vi.fn(async () => refused('network-request-failed')())
    sdk.auth.currentUser = { uid: 'uid-1', email: credentials.email, getIdToken }
    const stop = client.onToken(() => undefined)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(getIdToken).toHaveBeenCalledTimes(2)
    stop()
  })
})

describe('signing out', () => {
  test('ends the session of our server first, then at Firebase', async () => {
    const { client, synced, changes } = house()
    atFirebase()
    expect(await client.signOut()).toEqual({ ok: true, value: 'done' })
    expect([synced, asked(), changes]).toEqual([['DELETE /api/auth/sync'], ['signOut'], ['signed-out']])
  })

  test('that does not reach our server changes nothing', async () => {
    const { client, changes } = house({ server: { DELETE: [503, { code: 'database-unavailable', status: 503 }] } })
    atFirebase()
    expect(await client.signOut()).toMatchObject({ problem: { code: 'database-unavailable' } })
    expect([client.currentUser(), changes]).toEqual([{ id: 'uid-1', email: credentials.email }, []])
  })

  test('elsewhere is followed without asking anybody', async () => {
    const { client, synced } = house()
    atFirebase()
    client.forget()
    await vi.waitFor(() => expect(client.currentUser()).toBeNull())
    expect(synced).toEqual([])
  })
})

describe('erasing', () => {
  /** Signed in so many seconds before the token was made. */
  const signedInFor = (seconds: number) => {
    atFirebase()
    sdk.answers.set('getIdTokenResult', () => ({
      issuedAtTime: new Date(1_800_000_000_000).toUTCString(),
      authTime: new Date(1_800_000_000_000 - seconds * 1_000).toUTCString(),
    }))
  }
  const eraseRecord = () => vi.fn(async () => ({ ok: true, value: null }) as const)

  test('takes our record first, then the person at Firebase', async () => {
    const { client } = house()
    signedInFor(200)
    const record = vi.fn(async () => {
      expect(asked()).not.toContain('deleteUser')
      return { ok: true, value: null } as const
    })
    expect(await client.erase(record)).toMatchObject({ ok: true })
    expect(record).toHaveBeenCalledTimes(1)
    expect(asked()).toEqual(['getIdTokenResult', 'deleteUser', 'signOut'])
  })

  test.each([
    ['too long ago', () => signedInFor(241)],
    ['not at all at Firebase', () => undefined],
  ])('asks who signed in %s to do so again, before anything is erased', async (_, given) => {
    const { client } = house()
    given()
    const record = eraseRecord()
    expect(await client.erase(record)).toMatchObject({ problem: { code: 'requires-recent-login' } })
    expect(record).not.toHaveBeenCalled()
    expect(asked()).not.toContain('deleteUser')
  })

  test('leaves the person at Firebase when our record stays', async () => {
    const { client } = house()
    signedInFor(0)
    const answer = { ok: false, problem: { code: 'billing-failed', status: 502 } } as const
    expect(await client.erase(async () => answer)).toBe(answer)
    expect(asked()).not.toContain('deleteUser')
  })

  test('takes who is gone at Firebase already for gone', async () => {
    const { client } = house()
    signedInFor(0)
    sdk.answers.set('deleteUser', refused('user-token-expired'))
    expect(await client.erase(eraseRecord())).toMatchObject({ ok: true })
  })

  test('reaches the person at Firebase even if another tab has signed them out meanwhile', async () => {
    const { client } = house()
    signedInFor(0)
    const signingOut = async () => {
      sdk.auth.currentUser = null
      return { ok: true, value: null } as const
    }
    expect(await client.erase(signingOut)).toMatchObject({ ok: true })
    expect(asked()).toContain('deleteUser')
  })

  test('begins anew when Firebase wants another sign-in after all', async () => {
    const { client } = house()
    signedInFor(0)
    sdk.answers.set('deleteUser', refused('requires-recent-login'))
    const record = eraseRecord()
    expect(await client.erase(record)).toMatchObject({ problem: { code: 'requires-recent-login' } })
    sdk.answers.delete('deleteUser')
    await client.erase(record)
    expect(record).toHaveBeenCalledTimes(2)
  })

  test('goes on where it broke off', async () => {
    const { client } = house()
    signedInFor(0)
    sdk.answers.set('deleteUser', refused('network-request-failed'))
    const record = eraseRecord()
    expect(await client.erase(record)).toMatchObject({ problem: { code: 'network-request-failed' } })
    sdk.answers.delete('deleteUser')
    expect(await client.erase(record)).toMatchObject({ ok: true })
    expect(record).toHaveBeenCalledTimes(1)
  })
})
