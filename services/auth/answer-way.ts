import { z } from 'zod'
import type { PasswordPolicy } from '#tools/account/contract.ts'
import { appError, type AppError } from '../problem.ts'
import type { Attempts } from './attempts.ts'
import type { AuthLibrary } from './auth-library.ts'
import type { Confirming } from './confirming.ts'
import type { SignedIn } from './identity.ts'
import type { KnownBrowser } from './known-browser.ts'
import { libraryProblem } from './library-problem.ts'
import type { Auth } from './make-auth.ts'
import { requireFitPassword } from './password-policy.ts'
import type { Sessions } from './sessions.ts'
import type { SignUpBrowser } from './sign-up-browser.ts'
import { ways, type Way } from './ways.ts'

export type AnswerOptions = {
  readonly library: AuthLibrary
  readonly attempts: Attempts
  readonly confirming: Confirming
  readonly knownBrowser: KnownBrowser
  readonly signUpBrowser: SignUpBrowser
  readonly sessions: Sessions
  readonly policy: PasswordPolicy
  /** Ours; nothing leads elsewhere from here. */
  readonly origin: string
  readonly optionalByCookie: (headers: Headers) => Promise<SignedIn | null>
  /** What follows a success: mails, traces of codes. Throws AppError to take the success back. */
  readonly after: (done: Done) => Promise<void>
}

/** A request that the library has answered well. */
export type Done = {
  readonly name: string
  readonly input: Readonly<Record<string, unknown>>
  /** Who asked, before. */
  readonly before: SignedIn | null
  /** Token of the session that began, if one did. */
  readonly sessionToken: string | null
}

const freshMilliseconds = 10 * 60 * 1000
const base = '/api/auth/'

/** Answers the addresses of the embedded identity: what may be asked, how often, by whom; then the library; then our words. */
export function makeAnswer(options: AnswerOptions) {
  const { library, optionalByCookie, sessions } = options
  return async (request: Request, address: string): Promise<Response | null> => {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith(base)) return null
    const name = `${request.method} ${pathname.slice(base.length)}`
    const way = Object.hasOwn(ways, name) ? ways[name] : undefined
    if (!way) return null
    if (isElsewhere(request.headers, options.origin)) throw appError('origin-refused', { address: options.origin })
    const input = await inputOf(request, way)
    const before = await optionalByCookie(request.headers)
    noteSignUp(library, name, input)
    if (way.isOfPage && !isFromPage(request.headers)) throw appError('origin-refused', { address: options.origin })
    const email = typeof input['email'] === 'string' ? input['email'] : null
    const browser = email !== null && way.kind ? await options.knownBrowser.nameFor(request.headers, email) : null
    const asking = library.asking.getStore()
    if (asking && email !== null && browser !== null) asking.knownTo = email.toLowerCase()
    await stand(options, { way, input, before, address, email, browser })
    const isFeigned = await isOfFeignedSignUp(library, name, input)
    const auth = name.endsWith('/google') ? await library.google() : await library.auth()
    const confirmed = await options.confirming.prepare({ name, input, headers: request.headers, before })
    const response = await ask(auth, { request, way, input: confirmed.input })
    if (response.status >= 400 || hasFailed(response, name)) throw await refusal(options, { name, input, response, isFeigned })
    const cookie = sessionCookieIn(response.headers)
    const sessionToken = cookie || null
    await options.confirming.settle(confirmed.waiting, sessionToken)
    if (way.signsIn && before && cookie !== null) await sessions.endFormer(before, sessionToken)
    await options.after({ name, input, before, sessionToken })
    if (email !== null && way.kind === 'password') await options.attempts.forget({ kind: 'password', account: email, browser })
    return present(response, way, {
      origin: options.origin,
      cookies: await ownCookies(options, { name, email, headers: request.headers, sessionToken }),
    })
  }
}

type Answered = Pick<Done, 'name' | 'sessionToken'> & { readonly email: string | null; readonly headers: Headers }

/** Cookies of ours beside the library's: who signed up in this browser, and to which accounts it is known. */
async function ownCookies(
  { library, signUpBrowser, knownBrowser }: AnswerOptions,
  { name, email, headers, sessionToken }: Answered,
): Promise<readonly string[]> {
  if (sessionToken) return [await knownBrowser.cookie(headers, sessionToken)].filter((cookie) => cookie !== null)
  const hash = library.asking.getStore()?.hashed
  return name === 'POST sign-up/email' && email !== null && hash ? [signUpBrowser.cookie({ email, hash })] : []
}

async function inputOf(request: Request, way: Way): Promise<Record<string, unknown>> {
  const given: unknown =
    request.method === 'GET' ? Object.fromEntries(new URL(request.url).searchParams) : await request.json().catch(() => ({}))
  const parsed = way.input.safeParse(given)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  if (issues.some(({ path }) => path === 'email' || path === 'newEmail')) throw appError('invalid-email')
  throw appError('input-invalid', { issues })
}

/** Somebody may sign up anew before the address is confirmed; then this is the password that counts. */
function noteSignUp({ asking }: AuthLibrary, name: string, { password, callbackURL }: Record<string, unknown>): void {
  const store = asking.getStore()
  if (store && name === 'POST sign-up/email' && typeof password === 'string')
    store.signUp = { password, page: typeof callbackURL === 'string' ? callbackURL : '/' }
}

/** A link that failed is answered with a redirect, although nobody asked for one. */
const hasFailed = (response: Response, name: string): boolean => response.status === 302 && name !== 'GET callback/google'

/** Whether a page of ours asks, as far as the browser says; what is not a browser cannot be led anywhere. */
const isFromPage = (headers: Headers): boolean => (headers.get('sec-fetch-site') ?? 'same-origin') === 'same-origin'

/**
 * Whether the page that asks was opened at another address than the site's own: a session would begin there, and all that
 * is asked with it, its end too, would be refused.
 */
function isElsewhere(headers: Headers, origin: string): boolean {
  const from = headers.get('origin')
  return from !== null && from !== 'null' && from !== origin
}

type Asked = {
  readonly way: Way
  readonly input: Record<string, unknown>
  readonly before: SignedIn | null
  readonly address: string
  readonly email: string | null
  /** Its name, where it is known to the account of that address. */
  readonly browser: string | null
}

/** What must hold before the library is asked. */
async function stand({ attempts, policy }: AnswerOptions, { way, input, before, address, email, browser }: Asked): Promise<void> {
  if (way.kind) await attempts.count({ address, kind: way.kind, account: email ?? before?.accountId ?? null, browser })
  if (way.isFresh && !before) throw appError('sign-in-needed')
  if (way.isFresh && before && Date.now() - before.signedInAt.getTime() > freshMilliseconds) throw appError('requires-recent-login')
  const password = way.newPassword ? input[way.newPassword] : null
  if (typeof password === 'string') requireFitPassword(password, policy, email)
}

/** Looked up before the library looks at the password, as the password of an account that waits is. */
const isOfFeignedSignUp = async ({ feigned }: AuthLibrary, name: string, { email, password }: Record<string, unknown>): Promise<boolean> =>
  name === 'POST sign-in/email' && typeof email === 'string' && typeof password === 'string' && feigned.isNoted(email, password)

type Refused = Pick<Done, 'name' | 'input'> & { readonly response: Response; readonly isFeigned: boolean }

/** What the library's refusal means to whoever asked. */
async function refusal({ library, origin }: AnswerOptions, { name, input, response, isFeigned }: Refused): Promise<AppError> {
  const error = await libraryProblem(response, { name, origin })
  if (name === 'GET verify-email') await library.binding.giveBack(String(input['token']))
  return isFeigned && error.problem.code === 'invalid-credential' ? appError('email-not-verified') : error
}

async function ask(
  auth: Auth,
  { request, way, input }: { readonly request: Request; readonly way: Way; readonly input: Record<string, unknown> },
) {
  const url = new URL(`${base}${way.to}`, request.url)
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  if (way.method === 'GET') {
    for (const [key, value] of Object.entries(input)) url.searchParams.set(key, String(value))
    return auth.handler(new Request(url, { headers }))
  }
  headers.set('content-type', 'application/json')
  const body = JSON.stringify({ ...input, ...way.adds })
  // Setting a first password has no address of its own in the library.
  if (way.to === 'set-password')
    return auth.api.setPassword({ body: { newPassword: String(input['newPassword']) }, headers, asResponse: true })
  return auth.handler(new Request(url, { method: 'POST', headers, body }))
}

const answer = z.looseObject({ twoFactorRedirect: z.boolean().optional() })

type Presented = { readonly origin: string; readonly cookies: readonly string[] }

/** Our answer: cookies and redirects handed on, of the body only what the page needs; a session's token never. */
async function present(response: Response, way: Way, { origin, cookies }: Presented): Promise<Response> {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  for (const cookie of [...response.headers.getSetCookie(), ...cookies]) headers.append('Set-Cookie', cookie)
  const location = response.headers.get('location')
  if (location !== null && way.method === 'GET') {
    headers.set('Location', tidyLocation(location, origin))
    return new Response(null, { status: 302, headers })
  }
  const parsed = answer.safeParse(await response.json().catch(() => null))
  const body = parsed.success ? parsed.data : {}
  const handed = Object.fromEntries((way.hands ?? []).flatMap((key) => (key in body ? [[key, body[key]]] : [])))
  headers.set('Content-Type', 'application/json')
  return new Response(JSON.stringify({ status: true, ...(body.twoFactorRedirect ? { twoFactorRedirect: true } : {}), ...handed }), {
    headers,
  })
}

/** The provider's and the library's own words for a failure stay here; the page is told one of our codes. */
function tidyLocation(location: string, origin: string): string {
  const url = new URL(location, origin)
  const error = url.searchParams.get('error')
  if (error === null) return url.origin === origin ? location : '/'
  url.searchParams.delete('error_description')
  url.searchParams.set('error', /disabled/i.test(error) ? 'user-disabled' : 'sign-in-failed')
  return url.origin === origin ? url.pathname + url.search : '/?error=sign-in-failed'
}

/** The token of the session cookie that an answer sets; empty when it takes the cookie away, null when it leaves it. */
function sessionCookieIn(headers: Headers): string | null {
  const cookie = headers.getSetCookie().findLast((one) => /^(?:__Secure-)?tinta\.session_token=/.test(one))
  if (cookie === undefined) return null
  const value = cookie.split(';')[0]?.split('=').slice(1).join('=') ?? ''
  return decodeURIComponent(value).split('.')[0] ?? ''
}
