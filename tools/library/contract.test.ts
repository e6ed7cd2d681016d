import { describe, expect, test } from 'vitest'
import { changedBytesAtMost, changeInput } from './contract.ts'

const ids = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`)
const issuesOf = (input: unknown) => changeInput.safeParse(input).error?.issues.map(({ path }) => path.join('.')) ?? []

describe('a change', () => {
  test('writes a note to one work, and to no more', () => {
    expect(issuesOf({ ids: ids(1), note: 'A note' })).toEqual([])
    expect(issuesOf({ ids: ids(2), note: 'A note' })).toEqual(['note'])
    expect(issuesOf({ ids: ids(5_000), addTags: ['read'] })).toEqual([])
  })

  test('says what its item was made of for one work, and beside an item', () => {
    expect(issuesOf({ ids: ids(1), from: { volume: '1' }, item: { volume: '2' } })).toEqual([])
    expect(issuesOf({ ids: ids(1), from: { volume: '1' } })).toEqual(['from'])
    expect(issuesOf({ ids: ids(2), from: { volume: '1' }, item: { volume: '2' } })).toEqual(['from'])
  })

  test.each([1, 2, 5_000])('of %i works writes a bounded number of bytes', (count) => {
    const withoutTitle = '{"title":""}'.length
    // Two bytes each in what is sent.
    const letters = Math.floor((Math.floor(changedBytesAtMost / count) - withoutTitle) / 2)
    expect(issuesOf({ ids: ids(count), item: { title: 'é'.repeat(letters) } })).toEqual([])
    expect(issuesOf({ ids: ids(count), item: { title: 'é'.repeat(letters + 1) } })).toEqual(count === 1 ? [] : ['item'])
  })
})
