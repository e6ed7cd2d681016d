import type { AddedAnswer } from '#tools/collections/contract.ts'
import type { Problem } from '#web/workbench/api-client.ts'

/** How a file stands. `archive`: one that is read, of `files` files `done` have rows of their own. */
export type FileState =
  | { readonly kind: 'waiting' }
  /** `share` of the bytes that the browser has sent. */
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'reading' }
  | { readonly kind: 'archive'; readonly files: number; readonly done: number }
  | { readonly kind: 'pausing'; readonly seconds: number }
  | { readonly kind: 'done'; readonly added: AddedAnswer }
  /** `isPasswordWrong`: one was given, and it did not open the file. */
  | { readonly kind: 'failed'; readonly problem: Problem; readonly isPasswordWrong?: boolean }

export type FileRow = {
  readonly key: number
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly state: FileState
  /** False for a file of an archive: it cannot be sent again by itself. */
  readonly isOwn: boolean
}

export type ImportView = {
  /** In the order in which they were given; files of an archive after it. */
  readonly rows: readonly FileRow[]
  readonly isRunning: boolean
  /** Seconds until all is done at this pace; null while that cannot be told. */
  readonly secondsLeft: number | null
}

export type Counts = Readonly<Record<'total' | 'added' | 'there' | 'look' | 'unread' | 'waiting', number>>

/** What became of the files: everything but `total` adds up to it. An archive counts by the files in it. */
export function countsOf(rows: readonly FileRow[]): Counts {
  const counts = { total: 0, added: 0, there: 0, look: 0, unread: 0, waiting: 0 }
  for (const { state } of rows) {
    if (state.kind === 'archive') counts.waiting += state.files - state.done
    else counts[placeOf(state)] += 1
  }
  counts.total = counts.added + counts.there + counts.look + counts.unread + counts.waiting
  return counts
}

function placeOf(state: FileState): Exclude<keyof Counts, 'total'> {
  if (state.kind === 'failed') return 'unread'
  if (state.kind !== 'done') return 'waiting'
  const places = { added: 'added', updated: 'there', 'already-there': 'there', 'same-text': 'look' } as const
  return places[state.added.state]
}

/** Needs a person. */
export const isProblem = ({ state }: FileRow): boolean =>
  state.kind === 'failed' || (state.kind === 'done' && state.added.state === 'same-text')

export type Shown = 'latest' | 'problems' | 'all'

/** Rows of a list that stays short. */
const latestAtMost = 30

const isAtWork = ({ state }: FileRow): boolean =>
  state.kind === 'archive' ? state.done < state.files : ['sending', 'reading', 'pausing'].includes(state.kind)

/** Which rows are in sight: of the latest those at work first, then what is done, newest first. */
export function rowsShown(rows: readonly FileRow[], shown: Shown): readonly FileRow[] {
  if (shown === 'all') return rows
  if (shown === 'problems') return rows.filter(isProblem)
  const working = rows.filter(isAtWork)
  const ended = rows.filter((row) => !isAtWork(row) && row.state.kind !== 'waiting').toReversed()
  const waiting = rows.filter(({ state }) => state.kind === 'waiting')
  return [...working, ...ended, ...waiting].slice(0, latestAtMost)
}

/** Too little has been done to tell before this. */
const [filesEnough, secondsEnough] = [5, 5]

export function secondsLeft({ done, waiting, seconds }: Readonly<Record<'done' | 'waiting' | 'seconds', number>>): number | null {
  if (done < filesEnough || seconds < secondsEnough || waiting === 0) return null
  return Math.ceil((seconds / done) * waiting)
}
