import { runInNewContext } from 'node:vm'
import { afterEach, expect, test, vi } from 'vitest'
import { accountHintScript, applyAccountHint, hintKey } from './account-hint.ts'

const firstPaint = (getItem: (key: string) => string | null) => {
  const dataset: Record<string, string> = {}
  runInNewContext(accountHintScript, { localStorage: { getItem }, document: { documentElement: { dataset } } })
  return dataset
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['nobody known', null, {}],
  ['somebody known', 'in', { account: 'in' }],
  ['something else', 'x"><script>', {}],
])('the first paint with %s', (_, stored, shown) => {
  expect(firstPaint((key) => (key === hintKey ? stored : null))).toEqual(shown)
})

test('the first paint where storage is closed', () => {
  expect(
    firstPaint(() => {
      throw new Error('closed')
    }),
  ).toEqual({})
})

test('what the server says is shown, and remembered for the next page', () => {
  const dataset: Record<string, string> = {}
  const kept = new Map<string, string>()
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  applyAccountHint(true)
  expect([dataset, kept.get(hintKey)]).toEqual([{ account: 'in' }, 'in'])
  applyAccountHint(false)
  expect([dataset, kept.size]).toEqual([{}, 0])
})
