import type { GoTo } from '#tools/account/contract.ts'
import type { PaidTierId } from '#tools/tiers.ts'
import { send, type Answer } from './api-client.ts'
import { goToAddress } from './local-path.ts'

const isGoTo = (value: unknown): value is GoTo =>
  typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string'

/** Begins a purchase; the value is the address to pay at. Never throws. */
export async function beginCheckout(wish: {
  readonly tier: PaidTierId
  /** A path of this site, to which paying leads back. */
  readonly returnTo: string
  readonly locale: string
}): Promise<Answer<string>> {
  const { tier, returnTo, locale } = wish
  const answer = await send({ method: 'POST', path: '/api/v1/checkout', body: { tier, returnTo }, isValue: isGoTo, locale })
  if (!answer.ok) return answer
  const address = goToAddress(answer.value.url)
  return address ? { ok: true, value: address } : { ok: false, problem: { code: 'billing-failed', status: 502 } }
}
