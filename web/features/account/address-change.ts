import { payloadOf } from '#web/identity/id-token.ts'

export type AddressChange = {
  readonly to: string
  /** The link went to the new address; the one before it, to the present address, only allows the change. */
  readonly isLast: boolean
}

/** What the link of a change of address asks for, for words only; the server reads the token itself. */
export function addressChangeOf(token: string): AddressChange | null {
  const { updateTo, requestType } = payloadOf(token) ?? {}
  return typeof updateTo === 'string' ? { to: updateTo, isLast: requestType === 'change-email-verification' } : null
}
