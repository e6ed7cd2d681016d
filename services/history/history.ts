import type pg from 'pg'
import type { HistoryEntry, HistoryPage } from '#tools/account/contract.ts'

/** A run to be kept. */
export type KeptRun = {
  readonly accountId: string
  readonly tool: string
  readonly language: string
  /** Left out: the first words of `input`. */
  readonly title?: string
  readonly input: string
  readonly output: string
  readonly options: Readonly<Record<string, unknown>>
}

export type History = {
  /** Keeps a run, if its owner wants that. Never throws: a run does not fail because it cannot be kept. */
  readonly keep: (run: KeptRun) => Promise<void>
  readonly page: (
    accountId: string,
    query: { readonly search: string; readonly tool: string; readonly before?: string | undefined; readonly limit: number },
  ) => Promise<HistoryPage>
  readonly optionalEntry: (accountId: string, id: string) => Promise<HistoryEntry | null>
  /** How many were removed. */
  readonly remove: (accountId: string, id: string) => Promise<number>
  readonly removeAll: (accountId: string) => Promise<number>
  readonly count: (accountId: string) => Promise<number>
  /** Every entry, oldest first, for the export. */
  readonly all: (accountId: string) => AsyncIterable<HistoryEntry>
  /** Removes what is older than its owner or the operator allows; how many. */
  readonly sweep: () => Promise<number>
}

export type HistoryOptions = {
  readonly pool: pg.Pool
  /** Days that the operator allows; 0: nothing is kept. */
  readonly daysAtMost: number
  readonly onTrouble: (error: unknown) => void
}
