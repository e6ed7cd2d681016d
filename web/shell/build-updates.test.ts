import { expect, test } from 'vitest'
import { isChunkFailure, needsDocument, noteLed } from './build-updates.ts'
import {
  isNeedless,
  mayReload,
  noteDestination,
  readDestination,
  reloadGuardMs,
  takeDestination,
  type Reload,
} from './resume-navigation.ts'

function memory() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

test('the guard of reloads is the specified one', () => {
  expect(reloadGuardMs).toBe(10_000)
})

test.each([
  [new TypeError('Failed to fetch dynamically imported module: https://tinta.example/assets/blog-x.js'), true],
  [new TypeError('error loading dynamically imported module: https://tinta.example/assets/blog-x.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new TypeError('Failed to fetch'), false],
  ['Importing a module script failed.', false],
  [undefined, false],
])('%s is a file of code that did not load: %s', (error, expected) => {
  expect(isChunkFailure(error)).toBe(expected)
})

test('a path is reloaded at most once in 10 s, each path for itself', () => {
  const store = memory()
  expect(mayReload(store, '/hu', 1_000)).toBe(true)
  expect(mayReload(store, '/hu', 10_999)).toBe(false)
  expect(mayReload(store, '/premium', 10_999)).toBe(true)
  expect(mayReload(store, '/hu', 11_000)).toBe(true)
})

test('a reload that nothing remembers is none: it would come again and again', () => {
  const closed = { getItem: () => null, setItem: () => undefined }
  expect(mayReload(closed, '/hu', 1_000)).toBe(false)
})

test('an address that leads to another site is a new document, with whatever follows it', () => {
  noteLed(['/blog'])
  expect(['/blog', '/blog?a=1', '/blog#b', '/blog/first', '/hu/blog', '/'].map(needsDocument)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
  noteLed([])
  expect(needsDocument('/blog')).toBe(false)
})

test('the page that was clicked is gone on to once', () => {
  const store = memory()
  noteDestination(store, '/premium?a=1', 1_000)
  expect(takeDestination(store, '/', 2_000)).toBe('/premium?a=1')
  expect(takeDestination(store, '/', 2_000)).toBeNull()
})

test.each([
  ['too long ago', '/premium', '/', 12_000],
  ['already there', '/premium', '/premium', 2_000],
  ['another site', '//elsewhere.test/', '/', 2_000],
])('nothing is gone on to: %s', (_case, destination, current, now) => {
  const store = memory()
  noteDestination(store, destination, 1_000)
  expect(takeDestination(store, current, now)).toBeNull()
})

test('arriving clears the note; a spoiled note is nothing', () => {
  const store = memory()
  noteDestination(store, '/premium', 1_000)
  noteDestination(store, null, 1_100)
  expect(takeDestination(store, '/', 1_200)).toBeNull()
  store.setItem('tinta-going-to', '{"destination":7}')
  expect(takeDestination(store, '/', 1_200)).toBeNull()
})

const routers: Reload = { navigationType: 'reload', userInitiated: false }

test.each<readonly [string, Reload, string | null, boolean]>([
  ['for code that was only fetched ahead', routers, null, true],
  ['for a page that was clicked', routers, '/premium', false],
  ['for a click on the page itself', routers, '/', true],
  ['by the reader', { ...routers, userInitiated: true }, null, false],
  ['a way to another page', { navigationType: 'push', userInitiated: false }, null, false],
])('a needless reload: %s', (_case, reload, destination, expected) => {
  const store = memory()
  noteDestination(store, destination, 1_000)
  expect(isNeedless(reload, readDestination(store, '/', 2_000))).toBe(expected)
})
