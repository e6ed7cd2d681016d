import type pg from 'pg'
import type { ApiKey, NewApiKey } from '#tools/keys/contract.ts'

/** Who a key speaks for. */
export type KeyOwner = {
  readonly keyId: string
  readonly accountId: string
  /** An administrator has closed the account: its keys open nothing. */
  readonly isClosed: boolean
}

/** Keys of the API: made and revoked by their owner, known by their hash. */
export type Keys = {
  /** Those that are not revoked, newest first. */
  readonly list: (accountId: string) => Promise<readonly ApiKey[]>
  /** The one time that the whole key is told. Throws AppError `keys-full`, or `user-token-expired` for somebody who has just been erased. */
  readonly make: (accountId: string, name: string) => Promise<NewApiKey>
  /** How many were revoked: 1, or 0 when there is no such key of theirs. */
  readonly revoke: (accountId: string, id: string) => Promise<number>
  /** Whom a key speaks for, and remembers that it was used; null for one that is revoked or never was. */
  readonly optionalOwner: (token: string) => Promise<KeyOwner | null>
}

export type KeysOptions = { readonly pool: pg.Pool }
