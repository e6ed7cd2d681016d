import { describe, expect, test } from 'vitest'
import { entriesStore } from './kept-entries.ts'

function storageWith(json: string | null) {
  const kept = new Map<string, string>(json === null ? [] : [['tinta-draft-cite-entries', json]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const formatted = { text: 'Nagy, A. (2018).', html: 'Nagy, A. (2018).' }
const entry = { id: 'a', entry: formatted, parenthetical: formatted, narrative: formatted, gaps: [], isListed: true }
const kept = { style: 'apa', locale: 'hu', entries: [entry] } as const

describe('a list as it was formatted last', () => {
  test('comes back whole', () => {
    const storage = storageWith(null)
    expect(entriesStore(storage).write(kept)).toBe(true)
    expect(entriesStore(storage).read()).toEqual(kept)
  })

  test.each([
    ['an entry without its text', { ...kept, entries: [{ ...entry, entry: { html: 'x' } }] }],
    ['an entry without its marks', { ...kept, entries: [{ ...entry, narrative: null }] }],
    ['no list', { style: 'apa', locale: 'hu' }],
    ['no style', { entries: [entry], locale: 'hu' }],
    ['something else', 'text'],
  ])('is none where storage holds %s', (_case, value) => {
    expect(entriesStore(storageWith(JSON.stringify(value))).read()).toBeNull()
  })
})
