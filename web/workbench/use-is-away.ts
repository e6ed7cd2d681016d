import { useSession } from './session.ts'
import { useIsOnline } from './use-online.ts'

/**
 * Whether the last page of this browser knew somebody, and nobody can be asked whether they are still there. What is theirs
 * is not shown then, and neither is what a visitor would have.
 */
export function useIsAway(): boolean {
  const { user, isLoading } = useSession()
  const isOnline = useIsOnline()
  return user === null && !isLoading && !isOnline && document.documentElement.dataset['account'] === 'in'
}
