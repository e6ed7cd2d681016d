import type { TestCheckout } from '#tools/account/contract.ts'
import { isPaidTier } from '#tools/tiers.ts'
import { send, type Answer } from '#web/workbench/api-client.ts'

const statuses = ['open', 'paid', 'declined', 'expired'] as const satisfies readonly TestCheckout['status'][]

const isTestCheckout = (value: unknown): value is TestCheckout =>
  typeof value === 'object' &&
  value !== null &&
  'tier' in value &&
  typeof value.tier === 'string' &&
  isPaidTier(value.tier) &&
  'status' in value &&
  statuses.some((status) => status === value.status) &&
  'returnTo' in value &&
  typeof value.returnTo === 'string' &&
  'price' in value

type Asked = { readonly id: string; readonly locale: string }

const pathOf = (id: string): string => `/api/v1/checkout/${encodeURIComponent(id)}`

/** A purchase of the person who has signed in. Never throws. */
export const requestCheckout = ({ id, locale }: Asked): Promise<Answer<TestCheckout>> =>
  send({ method: 'GET', path: pathOf(id), isValue: isTestCheckout, locale })

/** Pays it or declines. Never throws. */
export const endCheckout = ({ id, locale, outcome }: Asked & { readonly outcome: 'pay' | 'decline' }): Promise<Answer<TestCheckout>> =>
  send({ method: 'POST', path: pathOf(id), body: { outcome }, isValue: isTestCheckout, locale })
