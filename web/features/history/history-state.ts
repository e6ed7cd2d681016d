import type { HistoryLine, HistoryPage } from '#tools/account/contract.ts'
import type { Problem } from '#web/workbench/api-client.ts'

export type Query = { readonly search: string; readonly tool: string }

export type HistoryState = {
  readonly query: Query
  /** Of the first page for this query; `more` while the next one is on its way. */
  readonly phase: 'loading' | 'ready' | 'more'
  readonly lines: readonly HistoryLine[]
  /** Where the next page begins; null when all are here. */
  readonly next: string | null
  /** All that the query finds, shown or not. */
  readonly total: number
  /** Why the first or the next page could not be had. */
  readonly problem: Problem | null
  /** Lines that are deleted unless somebody takes it back. */
  readonly hidden: ReadonlySet<string>
}

export type HistoryAction =
  /** A query is asked for; what was found before stays in sight until the answer. */
  | { readonly type: 'asked'; readonly query: Query }
  | { readonly type: 'arrived'; readonly page: HistoryPage }
  | { readonly type: 'more-asked' }
  | { readonly type: 'failed'; readonly problem: Problem }
  | { readonly type: 'hid'; readonly id: string }
  | { readonly type: 'brought-back'; readonly id: string }
  | { readonly type: 'deleted'; readonly id: string }
  | { readonly type: 'emptied' }

export const firstState: HistoryState = {
  query: { search: '', tool: '' },
  phase: 'loading',
  lines: [],
  next: null,
  total: 0,
  problem: null,
  hidden: new Set(),
}

/** The list after an action. */
export function historyReducer(state: HistoryState, action: HistoryAction): HistoryState {
  switch (action.type) {
    case 'asked':
      return { ...state, query: action.query, phase: 'loading', problem: null }
    case 'arrived':
      return arrived(state, action.page)
    case 'more-asked':
      return { ...state, phase: 'more', problem: null }
    case 'failed':
      // Lines of another query must not pass for what was asked for.
      return {
        ...state,
        ...(state.phase === 'loading' ? { lines: [], total: 0, next: null } : {}),
        phase: 'ready',
        problem: action.problem,
      }
    case 'hid':
      return { ...state, hidden: new Set([...state.hidden, action.id]) }
    case 'brought-back':
      return { ...state, hidden: without(state.hidden, action.id) }
    case 'deleted':
      return deleted(state, action.id)
    case 'emptied':
      return { ...state, phase: 'ready', lines: [], next: null, total: 0, problem: null }
  }
}

function arrived(state: HistoryState, { entries, next, total }: HistoryPage): HistoryState {
  const known = new Set(state.lines.map(({ id }) => id))
  const lines = state.phase === 'more' ? [...state.lines, ...entries.filter(({ id }) => !known.has(id))] : entries
  return { ...state, phase: 'ready', lines, next, total, problem: null }
}

function deleted(state: HistoryState, id: string): HistoryState {
  const lines = state.lines.filter((line) => line.id !== id)
  return { ...state, lines, total: state.total - (state.lines.length - lines.length), hidden: without(state.hidden, id) }
}

function without(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set)
  next.delete(id)
  return next
}

/** The lines in sight, and how many the query finds without the hidden ones. */
export function inSight({ lines, total, hidden }: HistoryState): { readonly lines: readonly HistoryLine[]; readonly total: number } {
  const shown = lines.filter(({ id }) => !hidden.has(id))
  return { lines: shown, total: total - (lines.length - shown.length) }
}
