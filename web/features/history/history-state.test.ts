import { describe, expect, test } from 'vitest'
import type { HistoryLine, HistoryPage } from '#tools/account/contract.ts'
import { firstState, historyReducer, inSight, type HistoryAction, type HistoryState } from './history-state.ts'

const line = (id: string): HistoryLine => ({
  id,
  tool: 'rephrase',
  language: 'en',
  title: id,
  characters: 1,
  madeAt: '2026-11-22T10:00:00.000Z',
  options: {},
})
/** `'a b'` of 5, with or without a next page. */
const page = (ids: string, total: number, next: string | null = null): HistoryPage => ({
  entries: ids.split(' ').filter(Boolean).map(line),
  next,
  hasMore: next !== null,
  total,
})
const offline = { code: 'offline', status: 0 }
const after = (...actions: readonly HistoryAction[]): HistoryState => actions.reduce(historyReducer, firstState)
const seen = (state: HistoryState): string => {
  const { lines, total } = inSight(state)
  return `${lines.map(({ id }) => id).join(' ')} of ${total}`
}

const two = { type: 'arrived', page: page('a b', 5, 'b') } as const
const more = [{ type: 'more-asked' }, { type: 'arrived', page: page('c d', 5) }] as const

describe('the history', () => {
  test.each<readonly [string, readonly HistoryAction[], string, HistoryState['phase']]>([
    ['nothing has come yet', [], ' of 0', 'loading'],
    ['the first page', [two], 'a b of 5', 'ready'],
    ['the next one', [two, ...more], 'a b c d of 5', 'ready'],
    ['a line that comes twice', [two, { type: 'more-asked' }, { type: 'arrived', page: page('b c', 5) }], 'a b c of 5', 'ready'],
    [
      'another query: what is there stays until the answer',
      [two, { type: 'asked', query: { search: 'x', tool: '' } }],
      'a b of 5',
      'loading',
    ],
    [
      'and then goes',
      [two, { type: 'asked', query: { search: 'x', tool: '' } }, { type: 'arrived', page: page('c', 1) }],
      'c of 1',
      'ready',
    ],
    [
      'another query that failed',
      [two, { type: 'asked', query: { search: 'x', tool: '' } }, { type: 'failed', problem: offline }],
      ' of 0',
      'ready',
    ],
    ['a next page that failed', [two, { type: 'more-asked' }, { type: 'failed', problem: offline }], 'a b of 5', 'ready'],
    ['one hidden', [two, { type: 'hid', id: 'a' }], 'b of 4', 'ready'],
    ['and brought back', [two, { type: 'hid', id: 'a' }, { type: 'brought-back', id: 'a' }], 'a b of 5', 'ready'],
    ['and deleted', [two, { type: 'hid', id: 'a' }, { type: 'deleted', id: 'a' }], 'b of 4', 'ready'],
    ['hidden, and found again by another query', [two, { type: 'hid', id: 'a' }, two], 'b of 4', 'ready'],
    ['deleted while it was not in sight', [two, { type: 'hid', id: 'z' }, { type: 'deleted', id: 'z' }], 'a b of 5', 'ready'],
    ['emptied', [two, { type: 'emptied' }], ' of 0', 'ready'],
  ])('%s', (_name, actions, expected, phase) => {
    const state = after(...actions)
    expect(seen(state)).toBe(expected)
    expect(state.phase).toBe(phase)
  })

  test('a new try takes back what went wrong', () => {
    const failed = after(two, { type: 'more-asked' }, { type: 'failed', problem: offline })
    expect(failed.problem).toEqual(offline)
    expect(historyReducer(failed, { type: 'more-asked' }).problem).toBeNull()
  })
})
