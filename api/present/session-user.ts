import type { Preferences, SessionUser } from '#tools/account/contract.ts'
import { tierWithoutPlan, type Tier, type TierId } from '#tools/tiers.ts'
import type { LiveSubscription } from '#services/billing/subscriptions.ts'
import type { Person } from '#services/people/people.ts'

type Presented = {
  readonly person: Person
  readonly subscription: LiveSubscription | null
  readonly preferences: Preferences
  /** As this operator has them; where the limits are lifted, everybody keeps the tier that they have. */
  readonly tiers: Readonly<Record<TierId, Tier>>
  /** What the operator gives to every visitor. */
  readonly visitorTier: TierId
}

/** The signed-in person as the page knows them. */
export function presentSessionUser({ person, subscription, preferences, tiers, visitorTier }: Presented): SessionUser {
  const tier = tiers[subscription?.tier ?? tierWithoutPlan(visitorTier)]
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    emailVerified: person.emailVerified,
    premiumLevel: tier.premiumLevel,
    tier: tier.id,
    subscriptionStatus: subscription ? 'premium' : 'none',
    textLanguage: preferences.textLanguage,
    firstMode: preferences.firstMode,
    firstStrength: preferences.firstStrength,
    letterKeys: preferences.letterKeys,
    keepsHistory: preferences.keepsHistory,
  }
}
