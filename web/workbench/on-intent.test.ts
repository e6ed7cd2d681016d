import { expect, test, vi } from 'vitest'
import { onIntent } from './on-intent.ts'

test('a part is fetched once, however many intents there are', async () => {
  const fetchPart = vi.fn(async () => 'part')
  const part = onIntent(fetchPart)
  part.load()
  expect(await Promise.all([part.isThere(), part.isThere()])).toEqual([true, true])
  part.load()
  expect(fetchPart).toHaveBeenCalledTimes(1)
})

test('one that could not be fetched is tried again by the next intent', async () => {
  const fetchPart = vi.fn(async () => 'part').mockRejectedValueOnce(new TypeError('no network'))
  const part = onIntent(fetchPart)
  expect(await part.isThere()).toBe(false)
  expect(await part.isThere()).toBe(true)
  expect(fetchPart).toHaveBeenCalledTimes(2)
})
