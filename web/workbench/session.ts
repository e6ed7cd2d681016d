import { useSyncExternalStore } from 'react'
import type { SessionUser } from '#tools/account/contract.ts'
import type { TierId } from '#tools/tiers.ts'

/**
 * The client's user store of the specification: user, loading flag, premium level, rephrase counter.
 * It lives as long as the page; nothing of it is written anywhere.
 */
export type SessionState = {
  readonly user: SessionUser | null
  /** True until the first answer about who this is. */
  readonly isLoading: boolean
  readonly premiumLevel: number
  readonly rephraseCount: number
}

const start: SessionState = { user: null, isLoading: true, premiumLevel: 0, rephraseCount: 0 }

let state = start
const listeners = new Set<() => void>()

function become(next: SessionState): void {
  state = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The store's actions, by the names of the specification. An empty user resets the premium level. */
export const session = {
  read: (): SessionState => state,
  subscribe,
  setUser: (user: SessionUser | null): void => become({ ...state, user, premiumLevel: user ? user.premiumLevel : 0 }),
  setPremiumLevel: (premiumLevel: number): void => become({ ...state, premiumLevel }),
  setLoading: (isLoading: boolean): void => become({ ...state, isLoading }),
  incrementRephrase: (): void => become({ ...state, rephraseCount: state.rephraseCount + 1 }),
  readRephraseCount: (): number => state.rephraseCount,
} as const

/** Calls once it is known who is at the page: at once, or with the first answer. Gives back how to stop waiting. */
export function whenKnown(run: () => void): () => void {
  if (!state.isLoading) {
    run()
    return () => undefined
  }
  const stop = subscribe(() => {
    if (state.isLoading) return
    stop()
    run()
  })
  return stop
}

export type SessionView = SessionState & {
  readonly isLoggedIn: boolean
  readonly isPremium: boolean
  /** Null for a visitor, whose tier the site's settings say. */
  readonly tier: TierId | null
}

/** Who is at the page. On the server, and until the first answer, nobody yet. */
export function useSession(): SessionView {
  const now = useSyncExternalStore(
    subscribe,
    () => state,
    () => start,
  )
  return { ...now, isLoggedIn: now.user !== null, isPremium: now.premiumLevel > 0, tier: now.user?.tier ?? null }
}
