import { describe, expect, test } from 'vitest'
import type { KeptItem } from '#tools/library/contract.ts'
import { extended, nothingSelected, refreshed, toggled, withAll, withoutIds } from './selection.ts'

const work = (id: string): KeptItem => ({
  id,
  item: { id, type: 'book' },
  folders: [],
  tags: [],
  note: '',
  file: null,
  retraction: null,
  gaps: [],
  addedAt: '2026-01-01T00:00:00Z',
  changedAt: '2026-01-01T00:00:00Z',
})
const works = ['a', 'b', 'c', 'd', 'e'].map(work)
const ids = (selection: ReadonlyMap<string, KeptItem>): string => [...selection.keys()].toSorted().join('')

describe('a selection', () => {
  test.each([
    ['b', 'd', 'bcd'],
    ['d', 'b', 'bcd'],
    ['c', 'c', 'c'],
    [null, 'd', 'd'],
    ['gone', 'd', 'd'],
    ['b', 'gone', ''],
  ])('from %s to %s holds %s', (from, to, expected) => {
    expect(ids(extended(nothingSelected, works, { from, to }))).toBe(expected)
  })

  test('grows and shrinks by one, by all, and stays the same value when nothing changes', () => {
    const some = works.slice(0, 2).reduce(toggled, nothingSelected)
    expect(ids(some)).toBe('ab')
    expect(ids(works.slice(0, 1).reduce(toggled, some))).toBe('b')
    expect(ids(withAll(some, works))).toBe('abcde')
    expect(withAll(some, works.slice(0, 2))).toBe(some)
    expect(ids(withoutIds(some, ['a', 'x']))).toBe('b')
    expect(withoutIds(some, ['x'])).toBe(some)
  })

  test('follows its works as they change', () => {
    const some = withAll(nothingSelected, works.slice(0, 2))
    expect(refreshed(some, works)).toBe(some)
    const changed = { ...work('a'), note: 'new' }
    expect(refreshed(some, [changed, work('e')]).get('a')).toBe(changed)
    expect(ids(refreshed(some, [changed, work('e')]))).toBe('ab')
  })
})
