import { describe, expect, test } from 'vitest'
import { mainPlan, offerOf, planIds, type Looker } from './offer.ts'

const visitor: Looker = { tier: 'visitor', isLoggedIn: false, billing: 'test', isOpen: false, hasProfile: true }
const member = (tier: Looker['tier']): Looker => ({ ...visitor, tier, isLoggedIn: true })
const kindsFor = (looker: Looker) => planIds.map((plan) => offerOf(plan, looker)?.kind ?? null)

describe('the buttons of free, premium and platinum', () => {
  test.each([
    ['a visitor', visitor, ['sign-up', 'buy', 'buy'], 'platinum'],
    ['a free account', member('free'), ['current', 'buy', 'buy'], 'platinum'],
    ['a premium account', member('premium'), ['leave', 'current', 'change'], 'platinum'],
    ['a platinum account', member('platinum'), ['leave', 'change', 'current'], null],
    ['a visitor who has premium for nothing', { ...visitor, tier: 'premium' }, [null, 'current', 'buy'], 'platinum'],
    ['a visitor where nothing is sold', { ...visitor, billing: 'off' }, ['sign-up', null, null], null],
    ['a premium account where nothing is sold', { ...member('premium'), billing: 'off' }, ['leave', 'current', null], null],
    ['a free account where limits are lifted', { ...member('free'), isOpen: true }, ['current', null, null], null],
    ['a premium account without a page of its own', { ...member('premium'), hasProfile: false }, [null, 'current', 'change'], 'platinum'],
  ] as const)('for %s', (_, looker, kinds, main) => {
    expect(kindsFor(looker)).toEqual(kinds)
    expect(mainPlan(looker)).toBe(main)
  })
})
