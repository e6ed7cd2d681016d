import type pg from 'pg'
import type { Preferences, PreferencesChange, WritingLists } from '#tools/account/contract.ts'

/** A person's record. */
export type Person = {
  readonly id: string
  readonly name: string
  /** Lower case. */
  readonly email: string
  readonly emailVerified: boolean
  readonly locale: string
  readonly isDisabled: boolean
  readonly hasSecondStep: boolean
  readonly since: Date
}

type Time = Date | null

/** What the database holds of a person besides settings, lists, runs and the ledger, for the export; no password, token, key or code is in it. */
export type PersonRecords = {
  readonly account: {
    readonly id: string
    readonly name: string
    readonly email: string
    readonly emailVerified: boolean
    readonly image: string | null
    readonly secondFactorEnabled: boolean
    readonly disabledAt: Time
    readonly locale: string
    readonly createdAt: Date
    readonly updatedAt: Date
  } | null
  readonly signInMethods: readonly {
    readonly provider: string
    readonly externalId: string
    readonly scope: string | null
    readonly createdAt: Date
    readonly updatedAt: Date
  }[]
  readonly devices: readonly {
    readonly id: string
    readonly ipAddress: string | null
    readonly userAgent: string | null
    readonly createdAt: Date
    readonly updatedAt: Date
    readonly expiresAt: Date
  }[]
  readonly subscriptions: readonly {
    readonly id: string
    readonly tier: string
    readonly status: string
    readonly provider: string
    readonly externalCustomer: string | null
    readonly externalId: string | null
    readonly periodStart: Date
    readonly periodEnd: Time
    readonly graceUntil: Time
    /** Hundredths of `currency`. */
    readonly amount: number | null
    readonly currency: string | null
    readonly createdAt: Date
    readonly endedAt: Time
  }[]
  readonly purchases: readonly {
    readonly id: string
    readonly tier: string
    readonly provider: string
    readonly externalId: string | null
    readonly status: string
    readonly createdAt: Date
  }[]
  /** Keys of the API: their names and first characters. */
  readonly keys: readonly {
    readonly id: string
    readonly name: string
    readonly start: string
    readonly createdAt: Date
    readonly lastUsedAt: Time
    readonly revokedAt: Time
  }[]
}

/** A line of the ledger: what a run took. */
export type UsageLine = {
  readonly tool: string
  readonly unit: string
  readonly amount: number
  readonly state: string
  readonly createdAt: Date
}

/** Records, settings and lists of people: everything about them that is not signing in, money, or runs. */
export type People = {
  readonly optionalPerson: (id: string) => Promise<Person | null>
  readonly optionalPersonByEmail: (email: string) => Promise<Person | null>
  readonly list: (query: { readonly search: string; readonly limit: number }) => Promise<readonly Person[]>
  readonly rename: (id: string, change: { readonly name?: string | undefined; readonly locale?: string | undefined }) => Promise<void>
  /** Closes or opens an account; closing ends its sessions. */
  readonly setDisabled: (id: string, isDisabled: boolean) => Promise<void>
  /** Erases the account and everything that belongs to it, its counts and paid texts included. */
  readonly erase: (id: string) => Promise<void>
  readonly preferences: (id: string) => Promise<Preferences>
  /** Days of history are cut to what the operator allows. Switching the history off removes what is there. */
  readonly setPreferences: (id: string, change: PreferencesChange) => Promise<Preferences>
  readonly lists: (id: string) => Promise<WritingLists>
  readonly setLists: (id: string, lists: WritingLists) => Promise<void>
  readonly records: (id: string) => Promise<PersonRecords>
  /** The ledger of a person, oldest first, for the export; it may be long, so it is read in pages while it is taken. */
  readonly usage: (id: string) => AsyncIterable<UsageLine>
}

export type PeopleOptions = { readonly pool: pg.Pool; readonly historyDays: number }
