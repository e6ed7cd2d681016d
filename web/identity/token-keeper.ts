import type { Answer } from '#web/workbench/api-client.ts'
import { accountProblems, type AccountProblem } from '#web/workbench/account-problems.ts'
import { failure } from './call.ts'
import { isExpired, makeIdToken, refreshDelay, type IdToken } from './id-token.ts'

type Listener = (token: IdToken | null) => void

export type TokenKeeper = {
  readonly get: (options?: { readonly forceRefresh?: boolean }) => Promise<Answer<string>>
  readonly listen: (listener: Listener) => () => void
  /** Somebody has just signed in: what was held is another's, or of an earlier sign-in. */
  readonly restart: () => void
  /** Nobody is signed in any more. */
  readonly drop: () => void
}

type TokenKeeperOptions = {
  /** Asks for a new token. */
  readonly fetchToken: () => Promise<Answer<string>>
  /** The server knows nobody here any more. */
  readonly onGone: (code: AccountProblem) => void
}

/** What is held; the next person gets a new one, so that a token on its way is not taken for theirs. */
type Held = {
  token: IdToken | null
  asking: Promise<Answer<string>> | null
  failures: number
}

const emptyHanded = (): Held => ({ token: null, asking: null, failures: 0 })

/**
 * Holds the ID token in memory, never asks twice at once, and while somebody listens refreshes it 5 minutes before it
 * expires; a refresh that fails is tried again ever more rarely.
 */
export function makeTokenKeeper({ fetchToken, onGone }: TokenKeeperOptions): TokenKeeper {
  const listeners = new Set<Listener>()
  let held = emptyHanded()
  let timer: ReturnType<typeof setTimeout> | undefined

  const tell = (token: IdToken | null) => {
    for (const listener of listeners) listener(token)
  }
  const plan = () => {
    clearTimeout(timer)
    if (listeners.size > 0) timer = setTimeout(() => void refresh(), refreshDelay({ ...held, now: Date.now() }))
  }
  const ask = async (mine: Held): Promise<Answer<string>> => {
    const answer = checked(await fetchToken())
    if (mine !== held) return failure('cancelled')
    mine.asking = null
    const gone = answer.ok ? undefined : accountProblems.find((code) => code === answer.problem.code)
    if (gone) {
      drop()
      onGone(gone)
      return failure(gone)
    }
    if (answer.ok) mine.token = answer.value
    mine.failures = answer.ok ? 0 : mine.failures + 1
    if (answer.ok) tell(answer.value)
    plan()
    return answer.ok ? { ok: true, value: answer.value.text } : answer
  }
  const refresh = (): Promise<Answer<string>> => (held.asking ??= ask(held))
  const fresh = (): IdToken | null => (held.token && !isExpired(held.token, Date.now()) ? held.token : null)
  const empty = () => {
    held = emptyHanded()
    clearTimeout(timer)
  }
  const drop = () => {
    empty()
    tell(null)
  }

  return {
    get: async ({ forceRefresh = false } = {}) => {
      const token = forceRefresh ? null : fresh()
      return token ? { ok: true, value: token.text } : refresh()
    },
    listen: (listener) => {
      listeners.add(listener)
      const token = fresh()
      if (token) listener(token)
      if (token) plan()
      else void refresh()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) clearTimeout(timer)
      }
    },
    restart: () => {
      empty()
      if (listeners.size > 0) void refresh()
    },
    drop,
  }
}

/** What came, if it is a token. */
function checked(answer: Answer<string>): Answer<IdToken> {
  if (!answer.ok) return answer
  const token = makeIdToken(answer.value, Date.now())
  return token ? { ok: true, value: token } : failure('server-failed')
}
