import type { CslItem } from '#engines/cite/item.ts'
import type { ReadEvent, ReadRow } from '#tools/cite/contract.ts'
import type { Problem } from '#web/workbench/api-client.ts'
import { isItem } from './cite-api.ts'
import type { Added } from './use-adding.ts'

/** A line that is read: `look` waits for a person's eye, `nothing` gave no work at all. */
export type ReadLine = {
  readonly row: number
  readonly read: ReadRow | null
  readonly state: 'waiting' | 'stopped' | 'look' | 'nothing' | 'adding' | Added['state']
  /** The work in the library, once it is there. */
  readonly keptId: string | null
}

export type ReadingState = {
  readonly phase: 'idle' | 'reading' | 'done'
  readonly lines: readonly ReadLine[]
  readonly problem: Problem | null
}

export const idle: ReadingState = { phase: 'idle', lines: [], problem: null }

export type ReadingAction =
  | { readonly type: 'started' }
  | { readonly type: 'event'; readonly event: ReadEvent }
  | { readonly type: 'adding'; readonly row: number }
  | { readonly type: 'added'; readonly row: number; readonly added: Added }
  /** What came of a line that somebody kept by the form. */
  | { readonly type: 'kept'; readonly read: ReadRow; readonly added: Extract<Added, { readonly id: string }> }
  | { readonly type: 'ended'; readonly problem: Problem | null }
  | { readonly type: 'cleared' }

export const itemIn = (read: ReadRow | null): CslItem | null => (read?.item && isItem(read.item) ? read.item : null)

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()

/**
 * Whether a line can go into the list without a look: every field is sure and no other work is meant. A title must be that of
 * the work, word for word; an identifier that no registry has filled in must wait.
 */
export function isSure(read: ReadRow): boolean {
  const item = itemIn(read)
  if (!item || read.unsure.length > 0 || item.title === undefined) return false
  if (read.kind === 'title') return read.origin !== null && folded(item.title) === folded(read.said)
  if (read.kind === 'reference') return true
  return read.trouble === null && read.others.length === 0
}

const stateOf = (read: ReadRow): ReadLine['state'] => (itemIn(read) ? 'look' : 'nothing')

const withLine = (state: ReadingState, row: number, change: Partial<ReadLine>): ReadingState => ({
  ...state,
  lines: state.lines.map((line) => (line.row === row ? { ...line, ...change } : line)),
})

function afterEvent(state: ReadingState, event: ReadEvent): ReadingState {
  if (event.type === 'opened')
    return { ...state, lines: Array.from({ length: event.rows }, (_, row) => ({ row, read: null, state: 'waiting', keptId: null })) }
  if (event.type === 'read') return withLine(state, event.read.row, { read: event.read, state: stateOf(event.read) })
  return state
}

/** Of what is being read. */
export function readingReducer(state: ReadingState, action: ReadingAction): ReadingState {
  switch (action.type) {
    case 'started':
      return { ...idle, phase: 'reading' }
    case 'event':
      return afterEvent(state, action.event)
    case 'adding':
      return withLine(state, action.row, { state: 'adding' })
    case 'added':
      return action.added.state === 'failed'
        ? { ...withLine(state, action.row, { state: 'look' }), problem: action.added.problem }
        : withLine(state, action.row, { state: action.added.state, keptId: action.added.id })
    case 'kept':
      return {
        ...state,
        lines: state.lines.map((line) =>
          line.read === action.read ? { ...line, state: action.added.state, keptId: action.added.id } : line,
        ),
      }
    case 'ended':
      return {
        ...state,
        phase: 'done',
        problem: action.problem?.code === 'cancelled' ? null : (action.problem ?? state.problem),
        lines: state.lines.map((line) => (line.state === 'waiting' ? { ...line, state: 'stopped' } : line)),
      }
    case 'cleared':
      return idle
  }
}

const isIn = ({ state }: ReadLine): boolean => state === 'added' || state === 'filed'

/** How many lines were read, how many are in the list now, and which wait for a look. */
export const countsOf = ({ lines }: ReadingState) => ({
  all: lines.length,
  read: lines.filter(({ read }) => read !== null).length,
  added: lines.filter(isIn).length,
  toLookAt: lines.filter(({ state }) => state === 'look' || state === 'nothing' || state === 'known').length,
})

/**
 * What the lines that are not in the library said, each on a line of its own. Null while some were never read: only the text
 * itself holds them.
 */
export function textLeft(lines: readonly ReadLine[]): string | null {
  if (lines.some(({ read }) => read === null)) return null
  const left = lines.filter(({ state }) => state === 'look' || state === 'nothing')
  return left.map(({ read }) => read?.said ?? '').join('\n')
}
