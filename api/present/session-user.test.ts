import { expect, test } from 'vitest'
import { makeEnv } from '#tests/builders.ts'
import type { LiveSubscription } from '#services/billing/subscriptions.ts'
import { sessionUserSchema } from '#tools/account/contract.ts'
import type { PaidTierId } from '#tools/tiers.ts'
import { presentSessionUser } from './session-user.ts'
import { tiersOf } from './settings.ts'

const person = {
  id: 'a1',
  name: 'Ann',
  email: 'ann@writers.example',
  emailVerified: true,
  locale: 'hu',
  isDisabled: false,
  hasSecondStep: true,
  since: new Date(),
}
const preferences = {
  keepsHistory: false,
  historyDays: 30,
  textLanguage: 'hu' as const,
  firstMode: 'academic' as const,
  firstStrength: null,
  letterKeys: false,
}
const subscriptionOf = (tier: PaidTierId): LiveSubscription => ({
  id: 's1',
  accountId: 'a1',
  tier,
  status: 'past-due',
  provider: 'test',
  externalCustomer: null,
  externalId: null,
  since: new Date(),
  periodStart: new Date(),
  periodEnd: null,
  graceUntil: null,
  price: null,
})

const rows: readonly (readonly [PaidTierId | null, 'spec' | 'open', string, number, string])[] = [
  [null, 'spec', 'free', 0, 'none'],
  ['premium', 'spec', 'premium', 1, 'premium'],
  ['platinum', 'spec', 'platinum', 2, 'premium'],
  [null, 'open', 'free', 0, 'none'],
  ['premium', 'open', 'premium', 1, 'premium'],
]
test.each(rows)('with the plan %s and TIERS=%s is %s, level %i, status %s', (plan, TIERS, tier, premiumLevel, subscriptionStatus) => {
  const user = presentSessionUser({
    person,
    subscription: plan && subscriptionOf(plan),
    preferences,
    tiers: tiersOf(makeEnv({ TIERS })),
    visitorTier: 'visitor',
  })
  expect(sessionUserSchema.strict().parse(user)).toEqual({
    id: 'a1',
    name: 'Ann',
    email: 'ann@writers.example',
    emailVerified: true,
    premiumLevel,
    tier,
    subscriptionStatus,
    textLanguage: 'hu',
    firstMode: 'academic',
    firstStrength: null,
    letterKeys: false,
    keepsHistory: false,
  })
})

test('nobody gets less by signing in than every visitor has', () => {
  const of = (plan: PaidTierId | null) =>
    presentSessionUser({
      person,
      subscription: plan && subscriptionOf(plan),
      preferences,
      tiers: tiersOf(makeEnv()),
      visitorTier: 'premium',
    })
  expect([of(null).tier, of(null).subscriptionStatus, of('platinum').tier]).toEqual(['premium', 'none', 'platinum'])
})
