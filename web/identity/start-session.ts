import { onAccountProblem } from '#web/workbench/account-problems.ts'
import { leaveFor } from '#web/workbench/leave-for.ts'
import { session } from '#web/workbench/session.ts'
import { askSignIn } from '#web/workbench/sign-in-request.ts'
import type { IdentitySettings } from '../site-settings.ts'
import { openChannel, type Channel } from './channel.ts'
import type { ClientParts } from './embedded-client.ts'
import type { IdentityClient } from './identity-client.ts'
import { makeSessionKeeper, type SessionKeeper } from './keep-session.ts'
import { takeLinkQuery, withoutLinkStep } from './link-step.ts'
import { loadClient } from './load-client.ts'
import { takeRedirect } from './redirect-note.ts'
import { ownSyncUrl, syncTokens } from './token-sync.ts'
import { askServer } from './who-is-it.ts'

let started: SessionKeeper | null = null

/** Finds out who is at the page, and keeps knowing it. Called once the page is hydrated; later calls give back the same keeper. */
export function startSession(settings: IdentitySettings): SessionKeeper {
  if (started) return started
  const channel = openChannel()
  const keeper = makeSessionKeeper({ ask: askServer, provider: clientOf(settings, channel), store: session, channel })
  started = keeper
  watchPage(keeper)
  if (settings.tokenSyncUrl !== null) syncWhileSignedIn(settings.tokenSyncUrl, keeper)
  void begin(keeper, channel)
  return keeper
}

/** The keeper of this page. Throws before `startSession`. */
export function requireSession(): SessionKeeper {
  if (!started) throw new Error('the session was not started')
  return started
}

async function begin(keeper: SessionKeeper, channel: Channel): Promise<void> {
  const isWayBack = takeRedirect(() => sessionStorage, Date.now())
  await keeper.start()
  if (!isWayBack) return
  if (session.read().user) return channel.post({ kind: 'signed-in' })
  try {
    const answer = await (await keeper.client()).redirectProblem()
    if (answer && !answer.ok) askSignIn({ step: { kind: 'failed', problem: answer.problem } })
  } catch {
    // The client could not be fetched: the person is a visitor, as the page says.
  }
}

/** Fetches the client at the first call, and again after a failure. */
function clientOf(settings: IdentitySettings, channel: Channel): () => Promise<IdentityClient> {
  const parts: ClientParts = {
    channel,
    currentUser: () => session.read().user,
    here: () => location.pathname + withoutLinkStep(location.search),
    locale: () => document.documentElement.lang,
    linkError: takeLinkQuery().error,
    onGone: (code) => {
      const isEnded = session.read().user !== null && code !== 'sign-in-needed'
      started?.onProblem(code)
      // Nobody asked for anything that could say it.
      if (isEnded) askSignIn({ step: { kind: 'failed', problem: { code, status: 0 } } })
    },
    leave: (url) => leaveFor(url, { isExternal: true }),
  }
  let client: Promise<IdentityClient> | null = null
  return () => {
    client ??= loadClient(settings, parts).catch((error: unknown) => {
      client = null
      throw error
    })
    return client
  }
}

/** Answers of the API, a page that comes back into sight, a network that comes back. */
function watchPage(keeper: SessionKeeper): void {
  onAccountProblem(keeper.onProblem)
  addEventListener('online', () => void keeper.refresh())
  addEventListener('pageshow', keeper.lookAgain)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') keeper.lookAgain()
  })
}

/** Each new person's first token is asked for; the client itself says what follows, and tells our own address by itself. */
function syncWhileSignedIn(url: string, keeper: SessionKeeper): void {
  let isSyncing = false
  let known: string | null = null
  const look = async () => {
    const id = session.read().user?.id ?? null
    const isNew = id !== null && id !== known
    known = id
    if (!isNew) return
    const client = await keeper.client()
    await client.ready()
    if (isSyncing) await client.idToken()
    else if (url === ownSyncUrl) client.onToken(() => undefined)
    else syncTokens({ url, client, fetch: globalThis.fetch })
    isSyncing = true
  }
  // A client that could not be fetched is fetched by the next page.
  session.subscribe(() => void look().catch(() => undefined))
}
