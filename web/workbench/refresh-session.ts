import { useCallback } from 'react'
import type { SessionUser } from '#tools/account/contract.ts'
import type { TierId } from '#tools/tiers.ts'
import { useSite } from '../shell/site.ts'
import { session } from './session.ts'

/** Asks the server who this is now: after a purchase, or when the server speaks of another plan than this page. */
export function useRefreshSession(): () => void {
  const { identity } = useSite().settings
  return useCallback(() => {
    // Where it cannot be fetched, the page goes on with what it knows.
    import('../identity/start-session.ts').then(
      ({ startSession }) => startSession(identity).refresh(),
      () => undefined,
    )
  }, [identity])
}

const levels: Readonly<Record<TierId, SessionUser['premiumLevel']>> = { visitor: 0, free: 0, premium: 1, platinum: 2 }

/** Takes over the plan that an answer of the server has just named. */
export function takeTier(tier: TierId): void {
  const { user } = session.read()
  if (user) session.setUser({ ...user, tier, premiumLevel: levels[tier], subscriptionStatus: levels[tier] > 0 ? 'premium' : 'none' })
}
