import type pg from 'pg'
import type { CheckAnswer, CheckInput, CheckList, CheckState, Exclusions } from '#tools/check/contract.ts'
import type { TextLanguage } from '#tools/text-languages.gen.ts'
import type { Corpus } from '../corpus/corpus.ts'
import type { Engines } from '../engines/engines.ts'
import type { Problem } from '../problem.ts'
import type { OnlineSearch } from '../online/online-search.ts'
import type { Quota } from '../quota/quota.ts'

/** A check to be put in the line. Its text can be stored as it is (`storable`) and its language is known. */
export type CheckOrder = {
  /** `account:<id>` or `visitor:<id>`. */
  readonly subject: string
  readonly accountId: string | null
  readonly title: string
  readonly language: TextLanguage
  readonly text: string
  readonly words: number
  readonly options: CheckOptions
  /** What is taken from the count; closed with the check. Null where nothing is counted. */
  readonly reservationId: string | null
}

export type CheckOptions = Pick<CheckInput, 'collections' | 'online'>

/** As the contract has it, but for the problem: its words and status are the api's. */
export type Stored<Shape extends { readonly problem: unknown }> = Omit<Shape, 'problem'> & { readonly problem: Problem | null }
export type StoredState = Stored<CheckState>
export type StoredAnswer = Stored<CheckAnswer>
export type StoredList = { readonly checks: readonly Stored<CheckList['checks'][number]>[] }

/** A state with the number that rises with each change, for whoever follows it. */
export type FollowedState = { readonly version: number; readonly state: StoredState }

/** Everything that is kept of one check, for the export. */
export type CheckRecord = StoredAnswer & { readonly text: string; readonly language: string }

/** A report that was shared, for whoever has its address. */
export type SharedReport = Pick<CheckAnswer, 'exclusions'> & { readonly report: NonNullable<CheckAnswer['report']> }

export type CheckShare = NonNullable<CheckAnswer['share']>

/** Plagiarism checks: each belongs to one subject, and a stranger's is answered like one that does not exist. */
export type Checks = {
  /** Throws AppError `too-many-requests` when too many of this subject are under way. */
  readonly begin: (order: CheckOrder) => Promise<StoredState>
  readonly optionalCheck: (subject: string, id: string) => Promise<StoredAnswer | null>
  /** Cheap enough to be asked a few times a second. */
  readonly optionalState: (subject: string, id: string) => Promise<FollowedState | null>
  /** Newest first. */
  readonly list: (subject: string) => Promise<StoredList>
  readonly setExclusions: (subject: string, id: string, exclusions: Exclusions) => Promise<StoredAnswer | null>
  /** Ends a check that waits or runs, and gives back what it would have cost; one that has ended stays as it is. */
  readonly cancel: (subject: string, id: string) => Promise<StoredState | null>
  /** Removes a check with its text, its line in the history and its shared address. False when there is none. */
  readonly remove: (subject: string, id: string) => Promise<boolean>
  /** Makes an address that shows the report to whoever has it; a second call makes another and ends the first. Null without a report. */
  readonly share: (subject: string, id: string) => Promise<CheckShare | null>
  readonly endShare: (subject: string, id: string) => Promise<boolean>
  readonly optionalShared: (token: string) => Promise<SharedReport | null>
  /** Every check of an account, oldest first, for the export. */
  readonly all: (accountId: string) => AsyncIterable<CheckRecord>
  /** Works off what waits, one after another, until nothing does; several nodes may at once. */
  readonly runDue: (signal: AbortSignal) => Promise<void>
  /** Removes what is not kept and whose time has come, and ends what nobody got to in a day; how many. */
  readonly sweep: () => Promise<number>
}

export type ChecksOptions = {
  readonly pool: pg.Pool
  readonly quota: Pick<Quota, 'close'>
  readonly corpus: Pick<Corpus, 'candidates' | 'collections'>
  /** Null: the operator has set up no online service. */
  readonly online: Pick<OnlineSearch, 'search'> | null
  readonly engines: Pick<Engines, 'prepareCheck' | 'compareCheck'>
  /** Days that the operator allows for the history; 0: nothing is kept. */
  readonly historyDays: number
  readonly publicUrl: string
  /** Makes the tokens of shared addresses. */
  readonly secret: string
  /** Told when a check has been put in the line. */
  readonly onBegin?: (() => void) | undefined
  /** Told of a check that failed for a reason that is ours. */
  readonly onTrouble: (error: unknown) => void
  readonly pace?: CheckPace
}

/** Milliseconds. */
export type CheckPace = {
  /** Between two signs of life of whoever works on a check. */
  readonly beat: number
  /** Without a sign for so long, another takes the check up. */
  readonly lease: number
  /** Until a check that found the engines busy is tried again. */
  readonly retry: number
}

/** Hours after which nobody waits for a check any more. */
export const checkHoursAtMost = 24
/** What a check takes from the count is held for longer than the check may last. */
export const checkHoldSeconds = (checkHoursAtMost + 1) * 3_600
