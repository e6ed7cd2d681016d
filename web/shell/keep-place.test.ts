import { expect, test } from 'vitest'
import { takePlace } from './keep-place.ts'
import { notePlace, placeKey } from './note-place.ts'

function memory(values = new Map<string, string>()) {
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

test('the place is taken along to the same page in another language, once', () => {
  const store = memory()
  notePlace(store, '/hu/premium', { scrollTop: 500, scrollHeight: 3_000, clientHeight: 1_000 })
  expect(takePlace(store, '/hu/premium')).toBe(0.25)
  expect(takePlace(store, '/hu/premium')).toBeNull()
})

test('a note for another page is thrown away', () => {
  const store = memory()
  notePlace(store, '/hu', { scrollTop: 500, scrollHeight: 3_000, clientHeight: 1_000 })
  expect(takePlace(store, '/de')).toBeNull()
  expect(store.getItem(placeKey)).toBeNull()
})

test.each([
  '',
  'x',
  'null',
  '7',
  '{"path":"/hu"}',
  '{"path":"/hu","share":"1"}',
  '{"path":"/hu","share":7}',
  '{"path":"/hu","share":null}',
])('a spoiled note is nothing: %s', (note) => {
  expect(takePlace(memory(new Map([[placeKey, note]])), '/hu')).toBeNull()
})

test('a page that does not scroll has its place at the top', () => {
  const store = memory()
  notePlace(store, '/hu', { scrollTop: 0, scrollHeight: 600, clientHeight: 800 })
  expect(takePlace(store, '/hu')).toBeNull()
})
