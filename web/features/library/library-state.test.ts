import { describe, expect, test } from 'vitest'
import type { KeptItem } from '#tools/library/contract.ts'
import { firstState, libraryReducer, lookedAtFirst, placeFrom, queryOf, questionOf, type LibraryAction } from './library-state.ts'

const work = (id: string, note = ''): KeptItem => ({
  id,
  item: { id, type: 'book' },
  folders: [],
  tags: [],
  note,
  file: null,
  retraction: null,
  gaps: [],
  addedAt: '2026-01-01T00:00:00Z',
  changedAt: '2026-01-01T00:00:00Z',
})
const [a, b, c] = [work('a'), work('b'), work('c')]
const after = (...actions: readonly LibraryAction[]) => actions.reduce(libraryReducer, firstState(lookedAtFirst))
const shown = (state: ReturnType<typeof after>) => ({
  ids: state.works.map(({ id }) => id).join(''),
  total: state.total,
  phase: state.phase,
})

describe('the list of works', () => {
  test('keeps what it shows until the answer to another question is there', () => {
    const state = after(
      { type: 'arrived', page: { items: [a, b], total: 2 } },
      { type: 'asked', looked: { ...lookedAtFirst, search: 'c' } },
    )
    expect(shown(state)).toEqual({ ids: 'ab', total: 2, phase: 'loading' })
    expect(shown(libraryReducer(state, { type: 'arrived', page: { items: [c], total: 1 } }))).toEqual({
      ids: 'c',
      total: 1,
      phase: 'ready',
    })
    expect(shown(libraryReducer(state, { type: 'failed', problem: { code: 'offline', status: 0 } }))).toEqual({
      ids: '',
      total: 0,
      phase: 'ready',
    })
  })

  test('adds further works once, and keeps them when the next ones fail', () => {
    const state = after(
      { type: 'arrived', page: { items: [a], total: 3 } },
      { type: 'more-asked' },
      { type: 'more-arrived', page: { items: [a, b], total: 3 }, isLast: false },
      { type: 'failed', problem: { code: 'offline', status: 0 } },
    )
    expect(shown(state)).toEqual({ ids: 'ab', total: 3, phase: 'ready' })
  })

  test('shows a change and a removal at once', () => {
    const state = after(
      { type: 'arrived', page: { items: [a, b, c], total: 9 } },
      { type: 'changed', works: [work('b', 'read it')] },
      { type: 'gone', ids: ['a', 'x'] },
    )
    expect(shown(state)).toEqual({ ids: 'bc', total: 8, phase: 'ready' })
    expect(state.works[0]?.note).toBe('read it')
  })
})

test.each(['', 'view=gaps', 'folder=f1', 'tag=methods', 'view=unfiled&tag=x+y'])('the address ?%s is read and written alike', (query) => {
  expect(queryOf(placeFrom(new URLSearchParams(query))).toString()).toBe(query)
})

test('an unknown view shows all', () => {
  expect(questionOf({ ...lookedAtFirst, ...placeFrom(new URLSearchParams('view=cited')) })).toEqual({
    view: 'all',
    search: '',
    sort: 'author',
    order: 'up',
  })
})
