import { expect, test } from 'vitest'
import { takeToday } from './once-a-day.ts'

const makeStorage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
const forbidden = {
  getItem: (): never => {
    throw new Error('forbidden')
  },
  setItem: (): never => {
    throw new Error('forbidden')
  },
  removeItem: (): never => {
    throw new Error('forbidden')
  },
}

test.each([
  ['a storage', makeStorage()],
  ['none', null],
  ['one that is forbidden', forbidden],
])('with %s something is said once a day', (name, storage) => {
  const at = (time: string) => takeToday(name, { today: new Date(time), storage })
  expect(at('2026-11-03T08:00:00Z')).toBe(true)
  expect(at('2026-11-03T23:59:00Z')).toBe(false)
  expect(at('2026-11-04T00:01:00Z')).toBe(true)
})

test('a page that comes later the same day finds it said', () => {
  const storage = makeStorage()
  storage.setItem('tinta-told-elsewhere', '2026-11-03')
  expect(takeToday('elsewhere', { today: new Date('2026-11-03T20:00:00Z'), storage })).toBe(false)
})
