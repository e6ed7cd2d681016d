import type { Tier } from '#tools/tiers.ts'
import { useSite } from '../shell/site.ts'
import { useSession } from './session.ts'

/** What whoever is at the page may do: changes at once when somebody logs in, out, or buys. */
export function useTier(): Tier {
  const { tiers, visitorTier } = useSite().settings
  const { tier } = useSession()
  return tiers[tier ?? visitorTier]
}
