import type { Account } from '#tools/account/contract.ts'
import type { Asker } from '../asker.ts'
import type { House } from '../house.ts'
import { personOf } from '../require-person.ts'
import type { SignedIn } from '#services/auth/identity.ts'
import { presentSessionUser } from './session-user.ts'
import { tiersOf } from './settings.ts'
import { presentSubscription } from './subscription.ts'
import { presentUsage } from './usage.ts'

/** Everything of the profile page. */
export async function presentAccount(asker: Asker & { readonly account: SignedIn }, house: House): Promise<Account> {
  const { account: signedIn, subscription } = asker
  const { accountId } = signedIn
  const person = await personOf(signedIn, house)
  const preferences = await house.people.preferences(accountId)
  const { methods, passwordChangedAt, secondStep } = await house.identity.facts(accountId)
  const { ownWords, rulesOff } = await house.people.lists(accountId)
  return {
    user: presentSessionUser({ person, subscription, preferences, tiers: tiersOf(house.env), visitorTier: house.env.VISITOR_TIER }),
    since: person.since.toISOString(),
    methods: [...methods],
    passwordChangedAt: passwordChangedAt?.toISOString() ?? null,
    secondStep,
    devices: [...(await house.identity.devices(signedIn))],
    usage: await presentUsage(house, asker),
    subscription: subscription && presentSubscription(subscription),
    idlePlan: (await house.subscriptions.optionalIdle(accountId))?.tier ?? null,
    preferences,
    ownWords,
    rulesOff,
    historyCount: await house.history.count(accountId),
  }
}
