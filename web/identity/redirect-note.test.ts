import { expect, test } from 'vitest'
import { noteRedirect, takeRedirect } from './redirect-note.ts'

const minute = 60_000

function memory() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

const closed = () => {
  throw new Error('storage is closed')
}
const full = () => ({
  ...memory(),
  setItem: () => {
    throw new Error('storage is full')
  },
})

test.each([
  ['at once', 0, true],
  ['just within ten minutes', 10 * minute - 1, true],
  ['after ten minutes', 10 * minute, false],
])('the way back %s: %s', (_, after, is) => {
  const storage = memory()
  noteRedirect(() => storage, 1_000)
  expect(takeRedirect(() => storage, 1_000 + after)).toBe(is)
})

test('is known once, and never without having left', () => {
  const storage = memory()
  expect(takeRedirect(() => storage, 0)).toBe(false)
  noteRedirect(() => storage, 0)
  expect(takeRedirect(() => storage, 1)).toBe(true)
  expect(takeRedirect(() => storage, 2)).toBe(false)
})

test('storage that is closed or full disturbs nothing', () => {
  noteRedirect(closed, 0)
  expect(takeRedirect(closed, 1)).toBe(false)
  noteRedirect(full, 0)
  expect(takeRedirect(full, 1)).toBe(false)
})
