import { describe, expect, test } from 'vitest'
import type { DraftStorage } from '#web/workbench/draft-store.ts'
import { recentChoices, rememberChoice } from './recent.ts'

function storageWith(kept: string | null): DraftStorage {
  let value = kept
  return { getItem: () => value, setItem: (_, next) => (value = next), removeItem: () => (value = null) }
}

const closed: DraftStorage = {
  getItem: () => {
    throw new Error('closed')
  },
  setItem: () => {
    throw new Error('closed')
  },
  removeItem: () => undefined,
}

describe('what was chosen lately', () => {
  test('stands latest first, each once, six at most', () => {
    const storage = storageWith(null)
    for (const id of ['a', 'b', 'c', 'a', 'd', 'e', 'f', 'g']) rememberChoice(id, storage)
    expect(recentChoices(storage)).toEqual(['g', 'f', 'e', 'd', 'a', 'c'])
  })

  test('what cannot be read counts for nothing', () => {
    expect(recentChoices(storageWith('["a", 1, "b"]'))).toEqual(['a', 'b'])
    expect(recentChoices(storageWith('[{"id": 1}]'))).toEqual([])
  })

  test('lasts as long as the page where storage is closed', () => {
    rememberChoice('x', closed)
    rememberChoice('y', closed)
    expect(recentChoices(closed).slice(0, 2)).toEqual(['y', 'x'])
  })
})
