import type pg from 'pg'
import type { MeterUnit } from '#tools/account/contract.ts'

/** Half open: `startsAt` is in, `endsAt` is out. */
export type QuotaWindow = { readonly startsAt: Date; readonly endsAt: Date }

/** Whose count it is and how far it goes. */
export type Allowance = {
  /** `account:<id>` or `visitor:<id>`. */
  readonly subject: string
  readonly unit: MeterUnit
  readonly limit: number
  readonly window: QuotaWindow
}

/** What a run costs before it runs; `textKey` remembers what was paid for. */
export type Spending = Allowance & {
  readonly tool: string
  readonly amount: number
  readonly textKey?: string
  /** For work that may take long: seconds after which it is given back if nobody has settled it. */
  readonly holdSeconds?: number
}

/** Taken from the count, and not yet final. Both calls may come twice; the first decides. */
export type Reservation = {
  /** For `close`, from any process. */
  readonly id: string
  /** Makes it final, at a lower amount if one is given. */
  readonly settle: (amount?: number) => Promise<void>
  /** Gives all of it back. */
  readonly refund: () => Promise<void>
}

export type UsageFigures = { readonly used: number; readonly byTool: readonly { readonly tool: string; readonly amount: number }[] }

/** Work on a text that may have been paid for. */
export type FreeWish = {
  readonly subject: string
  readonly window: QuotaWindow
  readonly textKey: string
  readonly amount: number
}

export type Quota = {
  /** Null when the window has less left than `amount`. */
  readonly reserve: (spending: Spending) => Promise<Reservation | null>
  /**
   * Settles a reservation by its id, or gives it back; with a client, as part of its transaction. Nothing happens when it is
   * closed already.
   */
  readonly close: (id: string, how: 'settled' | 'refunded', client?: pg.PoolClient) => Promise<void>
  readonly usage: (allowance: Pick<Allowance, 'subject' | 'unit' | 'window'>) => Promise<UsageFigures>
  /**
   * Takes `amount` from what may be worked on for nothing since this text was paid for in this window.
   * False when it was not paid for or that is used up.
   */
  readonly takeFree: (wish: FreeWish) => Promise<boolean>
  /** Gives back what `takeFree` took for a run that came to nothing. */
  readonly giveBackFree: (wish: FreeWish) => Promise<void>
  /** Keyed hash of a text; the text cannot be had from it. */
  readonly textKeyOf: (text: string) => string
  /** Gives back what crashed nodes have reserved, and forgets windows of long ago; how many reservations. */
  readonly sweep: () => Promise<number>
}

export type QuotaOptions = {
  readonly pool: pg.Pool
  /** Texts are remembered hashed with it. */
  readonly secret: string
  /** Seconds after which a reservation that nobody settled is given back. */
  readonly holdSeconds: number
}
