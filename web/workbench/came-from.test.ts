import { beforeEach, expect, test, vi } from 'vitest'
import { forgetWantedStrength, placeBefore, rememberPlace, takeWantedStrength, wantStrength } from './came-from.ts'

const storage = new Map<string, string>()
beforeEach(() => {
  storage.clear()
  forgetWantedStrength()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
})

test('buying leads back to the last page that is not on the way to buying', () => {
  rememberPlace('/hu/szoveg-atfogalmazas?x=1', 'paraphraser')
  rememberPlace('/hu/premium', 'premium')
  rememberPlace('/hu/teszt-penztar?id=1', 'checkout')
  expect(placeBefore('/hu')).toBe('/hu/szoveg-atfogalmazas?x=1')
})

test('a page that a purchase led back to is remembered without its notice', () => {
  rememberPlace('/?bought=1', 'home')
  expect(placeBefore('/x')).toBe('/')
})

test.each(['https://evil.example/', '//evil.example', 'nonsense'])('%s in the storage leads nowhere else', (value) => {
  storage.set('tinta-came-from', value)
  expect(placeBefore('/')).toBe('/')
})

test('a wanted strength is set once, and only when the plan holds it', () => {
  wantStrength('aggressive')
  expect(takeWantedStrength(['mild'])).toBeNull()
  expect(takeWantedStrength(['mild', 'normal', 'aggressive'])).toBe('aggressive')
  expect(takeWantedStrength(['mild', 'normal', 'aggressive'])).toBeNull()
})

test('another choice takes the wish back', () => {
  wantStrength('normal')
  forgetWantedStrength()
  expect(takeWantedStrength(['normal'])).toBeNull()
})
