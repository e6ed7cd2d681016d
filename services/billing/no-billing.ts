import { appError } from '../problem.ts'
import type { Billing } from './billing.ts'
import type { BillingParts } from './billing-parts.ts'
import { cancelOwnPlan } from './own-plans.ts'

const off = async (): Promise<never> => {
  throw appError('billing-off')
}

/** Nothing can be bought; what was given can be handed back. */
export const makeNoBilling = (parts: BillingParts): Billing => ({
  kind: 'off',
  checkout: off,
  change: off,
  cancel: (payer) => cancelOwnPlan(parts, payer),
  portal: async () => null,
  onNotice: off,
  optionalTestCheckout: async () => null,
  endTestCheckout: async () => null,
  stopCharging: async () => undefined,
  reconcile: async () => 0,
})
