import type { FindEvent, Hit, IndexReport } from '#tools/find/contract.ts'
import type { TextLanguage } from '#tools/text-languages.gen.ts'
import type { Problem } from '#web/workbench/api-client.ts'
import { orderAfter, type Sort } from './arrange.ts'
import type { Asked } from './find-api.ts'
import { withOwn, type OwnLibrary } from './own-hits.ts'

/** A search as far as it has come. */
export type FindingState = {
  readonly phase: 'idle' | 'asking' | 'done'
  readonly asked: Asked | null
  /** Language of the text, once the server has told it. */
  readonly language: TextLanguage | null
  /** What was sent. */
  readonly keyWords: readonly string[]
  readonly englishWords: readonly string[]
  readonly indexes: readonly IndexReport[]
  /** What the server has answered, and the library of a browser. */
  readonly answered: readonly Hit[]
  readonly own: OwnLibrary
  /** Both together, best first. */
  readonly hits: readonly Hit[]
  /** Ids as they stand on the page; what is not among them waits to be shown. */
  readonly order: readonly string[]
  readonly sort: Sort
  readonly problem: Problem | null
}

const noLibrary: OwnLibrary = { works: [], hits: [] }

export const notAsked: FindingState = {
  phase: 'idle',
  asked: null,
  language: null,
  keyWords: [],
  englishWords: [],
  indexes: [],
  answered: [],
  own: noLibrary,
  hits: [],
  order: [],
  sort: 'best',
  problem: null,
}

export type FindingAction =
  | { readonly type: 'started'; readonly asked: Asked; readonly sort: Sort }
  | { readonly type: 'event'; readonly event: FindEvent; readonly isHeld: boolean }
  /** The library of this browser was searched. */
  | { readonly type: 'own'; readonly own: OwnLibrary; readonly isHeld: boolean; readonly took: number }
  | { readonly type: 'ended'; readonly problem: Problem | null }
  | { readonly type: 'sorted'; readonly sort: Sort }
  /** What waited is shown where it belongs. */
  | { readonly type: 'merged' }

export function findingReducer(state: FindingState, action: FindingAction): FindingState {
  switch (action.type) {
    case 'started': {
      const { keyWords, englishWords, language } = state
      const isSameText = state.asked?.text === action.asked.text
      return {
        ...notAsked,
        ...(isSameText ? { keyWords, englishWords, language } : {}),
        phase: 'asking',
        asked: action.asked,
        sort: action.sort,
      }
    }
    case 'event':
      return afterEvent(state, action.event, action.isHeld)
    case 'own': {
      const report: IndexReport = { index: 'library', state: 'answered', hits: action.own.hits.length, took: action.took }
      return withHits({ ...state, own: action.own, indexes: withReport(state.indexes, report) }, action.isHeld)
    }
    case 'ended':
      return { ...state, phase: 'done', problem: action.problem }
    case 'sorted':
      return withHits({ ...state, sort: action.sort }, false)
    case 'merged':
      return withHits(state, false)
  }
}

function afterEvent(state: FindingState, event: FindEvent, isHeld: boolean): FindingState {
  switch (event.type) {
    case 'opened': {
      const { language, keyWords, englishWords, indexes } = event
      return { ...state, language, keyWords, englishWords, indexes }
    }
    case 'index':
      // What this browser knows of its own library, the server does not.
      if (event.report.index === 'library' && state.own.works.length > 0) return state
      return { ...state, indexes: withReport(state.indexes, event.report) }
    case 'hits':
      return withHits({ ...state, answered: event.hits }, isHeld)
    case 'end':
      return state
  }
}

const withReport = (reports: readonly IndexReport[], report: IndexReport): readonly IndexReport[] =>
  reports.some(({ index }) => index === report.index)
    ? reports.map((one) => (one.index === report.index ? report : one))
    : [report, ...reports]

function withHits(state: FindingState, isHeld: boolean): FindingState {
  const hits = withOwn(state.answered, state.own)
  return { ...state, hits, order: orderAfter({ order: state.order, hits, sort: state.sort, isHeld }) }
}

/** Indexes that are asked at all. */
export const askedOf = (indexes: readonly IndexReport[]): readonly IndexReport[] => indexes.filter(({ state }) => state !== 'offline')

/** Works that indexes gave, before doubles are merged. */
export const givenBy = (indexes: readonly IndexReport[]): number => indexes.reduce((sum, { hits }) => sum + hits, 0)

/** Share of the indexes asked that have said something, for the line of ink. */
export function shareOf({ indexes }: Pick<FindingState, 'indexes'>): number {
  const asked = askedOf(indexes)
  return asked.length === 0 ? 0 : asked.filter(({ state }) => state !== 'asking').length / asked.length
}

export type HitsInView = { readonly shown: readonly Hit[]; readonly waiting: readonly Hit[]; readonly narrowed: number }

/** What stands on the page, what waits, and how many are narrowed away. */
export function inView({ hits, order }: Pick<FindingState, 'hits' | 'order'>, fits: (hit: Hit) => boolean): HitsInView {
  const byId = new Map(hits.map((hit) => [hit.id, hit]))
  const standing = new Set(order)
  const fitting = hits.filter(fits)
  return {
    shown: order.flatMap((id) => byId.get(id) ?? []).filter(fits),
    waiting: fitting.filter(({ id }) => !standing.has(id)),
    narrowed: hits.length - fitting.length,
  }
}
