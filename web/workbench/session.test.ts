import { beforeEach, expect, test, vi } from 'vitest'
import { makeSessionUser } from '#tests/builders.ts'
import { session, whenKnown } from './session.ts'

beforeEach(() => {
  session.setUser(null)
  session.setLoading(true)
})

test('an empty user resets the premium level', () => {
  session.setUser(makeSessionUser({ tier: 'platinum', premiumLevel: 2 }))
  expect(session.read().premiumLevel).toBe(2)
  session.setUser(null)
  expect(session.read()).toMatchObject({ user: null, premiumLevel: 0 })
})

test('rephrasings are counted one by one', () => {
  const before = session.readRephraseCount()
  session.incrementRephrase()
  session.incrementRephrase()
  expect(session.readRephraseCount()).toBe(before + 2)
})

test('what waits for the first answer runs once with it, and at once afterwards', () => {
  const run = vi.fn<() => void>()
  whenKnown(run)
  session.setUser(makeSessionUser())
  expect(run).not.toHaveBeenCalled()
  session.setLoading(false)
  session.setUser(null)
  expect(run).toHaveBeenCalledTimes(1)
  whenKnown(run)
  expect(run).toHaveBeenCalledTimes(2)
})

test('who stops waiting is not called', () => {
  const run = vi.fn<() => void>()
  whenKnown(run)()
  session.setLoading(false)
  expect(run).not.toHaveBeenCalled()
})
