import { expect, test } from 'vitest'
import { deskStore } from './kept-desk.ts'

test('what lies on the desk of one account is not seen by another, nor by visitors', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const desk = { place: 'all', style: 'apa', locale: null, text: 'Nagy, 2018', draft: null } as const
  deskStore('one', storage).write(desk)
  expect(deskStore('one', storage).read()).toEqual(desk)
  expect(deskStore('other', storage).read()).toBeNull()
  expect(deskStore(null, storage).read()).toBeNull()
})
