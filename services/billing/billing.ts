import type { GoTo, TestCheckout } from '#tools/account/contract.ts'
import type { PaidTierId } from '#tools/tiers.ts'

/** Who pays. */
export type Payer = { readonly accountId: string; readonly email: string; readonly locale: string }

/**
 * How plans are paid: by Stripe, by the test checkout, or not at all. All throw AppError: `billing-off`,
 * `billing-failed` when the provider does not answer, `subscription-exists` and `subscription-missing`.
 */
export type Billing = {
  readonly kind: 'stripe' | 'test' | 'off'
  /** Begins a purchase. `returnTo` is a path of this site. */
  readonly checkout: (wish: { readonly payer: Payer; readonly tier: PaidTierId; readonly returnTo: string }) => Promise<GoTo>
  /** Another plan within the running month; the count goes on. */
  readonly change: (wish: { readonly payer: Payer; readonly tier: PaidTierId }) => Promise<void>
  /** Ends the plan at once, with the provider too. */
  readonly cancel: (payer: Payer) => Promise<void>
  /** Address of the provider's page with invoices and card; null where there is none. */
  readonly portal: (payer: Payer) => Promise<GoTo | null>
  /** A notice of the provider: raw body and its signature header. Throws AppError `signature-wrong`. */
  readonly onNotice: (notice: { readonly body: string; readonly signature: string }) => Promise<void>
  /** A purchase of the test checkout, if it is this account's. */
  readonly optionalTestCheckout: (id: string, accountId: string) => Promise<TestCheckout | null>
  readonly endTestCheckout: (
    id: string,
    wish: { readonly payer: Payer; readonly outcome: 'pay' | 'decline' },
  ) => Promise<TestCheckout | null>
  /**
   * Ends at the provider whatever an account could still be charged for: its plan and a purchase that has begun.
   * To be called before an account is erased.
   */
  readonly stopCharging: (accountId: string) => Promise<void>
  /** Makes our subscriptions agree with the provider's; how many were changed. For the command and a daily job. */
  readonly reconcile: () => Promise<number>
}
