import { expect, test } from 'vitest'
import { tiers } from '#tools/tiers.ts'
import { isHeldBy, keyOfFeature, type PaidFeature } from './paid-feature.ts'

test.each<[PaidFeature, string, readonly boolean[]]>([
  [{ kind: 'strength', strength: 'mild' }, 'strength', [true, true, true]],
  [{ kind: 'strength', strength: 'aggressive' }, 'strength', [false, true, true]],
  [{ kind: 'entitlement', entitlement: 'report:print' }, 'report:print', [false, true, true]],
  [{ kind: 'entitlement', entitlement: 'files:many' }, 'files:many', [false, false, true]],
  [{ kind: 'entitlement', entitlement: 'api:keys' }, 'api:keys', [false, false, true]],
  [{ kind: 'checks', words: { reason: 'r', short: 's' } }, 'checks', [false, true, true]],
])('%j has the key %s and is held by free, premium, platinum: %j', (feature, key, held) => {
  expect(keyOfFeature(feature)).toBe(key)
  expect([tiers.free, tiers.premium, tiers.platinum].map((tier) => isHeldBy(tier, feature))).toEqual(held)
})
