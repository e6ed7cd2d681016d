import type { KeptItem, LibraryOverview, LibraryPage } from '#tools/library/contract.ts'
import type { Problem } from '#web/workbench/api-client.ts'
import type { LibraryQuestion } from '#web/workbench/library-client.ts'

export type LibraryView = NonNullable<LibraryQuestion['view']>
export type LibrarySort = NonNullable<LibraryQuestion['sort']>

/** What is looked for, and in which order it is shown. */
export type Looked = {
  readonly view: LibraryView
  readonly folder: string | null
  readonly tag: string | null
  readonly search: string
  readonly sort: LibrarySort
  readonly order: 'up' | 'down'
}

export type LibraryState = {
  readonly looked: Looked
  /** Of the first works for this question; `more` while further ones are on their way. */
  readonly phase: 'loading' | 'ready' | 'more'
  readonly works: readonly KeptItem[]
  readonly total: number
  readonly overview: LibraryOverview | null
  readonly problem: Problem | null
}

export type LibraryAction =
  /** Something else is looked for; what was found before stays in sight until the answer. */
  | { readonly type: 'asked'; readonly looked: Looked }
  | { readonly type: 'arrived'; readonly page: LibraryPage }
  | { readonly type: 'more-asked' }
  | { readonly type: 'more-arrived'; readonly page: LibraryPage; readonly isLast: boolean }
  | { readonly type: 'counted'; readonly overview: LibraryOverview }
  | { readonly type: 'failed'; readonly problem: Problem }
  /** Works as they are after a change, until the list is asked for anew. */
  | { readonly type: 'changed'; readonly works: readonly KeptItem[] }
  | { readonly type: 'gone'; readonly ids: readonly string[] }

export const lookedAtFirst: Looked = { view: 'all', folder: null, tag: null, search: '', sort: 'author', order: 'up' }

export const firstState = (looked: Looked): LibraryState => ({
  looked,
  phase: 'loading',
  works: [],
  total: 0,
  overview: null,
  problem: null,
})

/** The list after an action. */
export function libraryReducer(state: LibraryState, action: LibraryAction): LibraryState {
  switch (action.type) {
    case 'asked':
      return { ...state, looked: action.looked, phase: 'loading', problem: null }
    case 'arrived':
      return { ...state, phase: 'ready', works: action.page.items, total: action.page.total, problem: null }
    case 'more-asked':
      return { ...state, phase: 'more', problem: null }
    case 'more-arrived':
      return {
        ...state,
        phase: action.isLast ? 'ready' : 'more',
        works: joined(state.works, action.page.items),
        total: action.page.total,
      }
    case 'counted':
      return { ...state, overview: action.overview }
    case 'failed':
      // Works of another question must not pass for what was asked for.
      return { ...state, ...(state.phase === 'loading' ? { works: [], total: 0 } : {}), phase: 'ready', problem: action.problem }
    case 'changed':
      return { ...state, works: replaced(state.works, action.works) }
    case 'gone':
      return gone(state, new Set(action.ids))
  }
}

function joined(works: readonly KeptItem[], more: readonly KeptItem[]): readonly KeptItem[] {
  const known = new Set(works.map(({ id }) => id))
  return [...works, ...more.filter(({ id }) => !known.has(id))]
}

function replaced(works: readonly KeptItem[], changed: readonly KeptItem[]): readonly KeptItem[] {
  const byId = new Map(changed.map((work) => [work.id, work]))
  return works.some(({ id }) => byId.has(id)) ? works.map((work) => byId.get(work.id) ?? work) : works
}

function gone(state: LibraryState, ids: ReadonlySet<string>): LibraryState {
  const works = state.works.filter(({ id }) => !ids.has(id))
  return { ...state, works, total: state.total - (state.works.length - works.length) }
}

/** What is asked of the library. */
export const questionOf = ({ view, folder, tag, search, sort, order }: Looked): LibraryQuestion => ({
  view,
  search,
  sort,
  order,
  ...(folder === null ? {} : { folder }),
  ...(tag === null ? {} : { tag }),
})

const views: readonly LibraryView[] = ['all', 'unfiled', 'gaps', 'doubles', 'retracted']

/** What an address asks for; search and order are the page's own. */
export function placeFrom(query: URLSearchParams): Pick<Looked, 'view' | 'folder' | 'tag'> {
  return {
    view: views.find((view) => view === query.get('view')) ?? 'all',
    folder: query.get('folder'),
    tag: query.get('tag'),
  }
}

export function queryOf({ view, folder, tag }: Pick<Looked, 'view' | 'folder' | 'tag'>): URLSearchParams {
  return new URLSearchParams({
    ...(view === 'all' ? {} : { view }),
    ...(folder === null ? {} : { folder }),
    ...(tag === null ? {} : { tag }),
  })
}
