import { describe, expect, test } from 'vitest'
import type { Account } from '#tools/account/contract.ts'
import { openTier, tiers } from '#tools/tiers.ts'
import { whatEnds } from './what-ends.ts'

const at = '2026-12-14T00:00:00.000Z'
const plan = (tier: 'premium' | 'platinum', periodEnd: string | null = at): Account['subscription'] => ({
  tier,
  status: 'active',
  provider: 'test',
  since: at,
  periodStart: at,
  periodEnd,
  graceUntil: null,
  price: null,
})
const usage = (used: number, limit: number): Account['usage'] => {
  const unit = { used, limit, startedAt: at, resetsAt: at, byTool: [] }
  return { tier: 'premium', isOpen: false, characters: unit, checks: unit }
}
const settings = { tiers, areLimitsOpen: false }

describe('what ends with a plan', () => {
  test.each([
    ['Premium, partly used', plan('premium'), usage(2_786, 10_000), { periodEnd: at, left: 7_214, losesStrengths: true, keeps: 5_000 }],
    ['Platinum, all used', plan('platinum'), usage(100_000, 100_000), { periodEnd: at, left: 0, losesStrengths: true, keeps: 5_000 }],
    ['more used than there is now', plan('premium'), usage(60_000, 10_000), { periodEnd: at, left: 0, losesStrengths: true, keeps: 5_000 }],
    ['without a date', plan('premium', null), usage(0, 10_000), { periodEnd: null, left: 10_000, losesStrengths: true, keeps: 5_000 }],
  ])('%s', (_name, subscription, used, expected) => {
    expect(whatEnds({ subscription, usage: used }, settings)).toEqual(expected)
  })

  test('nothing of it where the operator has lifted the limits', () => {
    const lifted = {
      visitor: openTier(tiers.visitor),
      free: openTier(tiers.free),
      premium: openTier(tiers.premium),
      platinum: tiers.platinum,
    }
    expect(whatEnds({ subscription: plan('premium'), usage: usage(10, 10_000) }, { tiers: lifted, areLimitsOpen: true })).toEqual({
      periodEnd: at,
      left: 0,
      losesStrengths: false,
      keeps: null,
    })
  })
})
