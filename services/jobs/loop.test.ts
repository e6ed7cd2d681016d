import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { startLoop } from './loop.ts'

const fail = (error: unknown): never => {
  throw error
}

test('does its work again and again, and never twice at once', async () => {
  let going = 0
  let most = 0
  const run = vi.fn<() => Promise<void>>(async () => {
    most = Math.max(most, (going += 1))
    await wait(5)
    going -= 1
  })
  const loop = startLoop({ rest: 2, run, onTrouble: fail })
  const waking = setInterval(loop.wake, 1)
  await expect.poll(() => run.mock.calls.length).toBeGreaterThan(5)
  clearInterval(waking)
  await loop.stop()
  expect(most).toBe(1)
})

test('is woken from its rest', async () => {
  const run = vi.fn<() => Promise<void>>(async () => undefined)
  const loop = startLoop({ rest: 60_000, run, onTrouble: fail })
  await expect.poll(() => run.mock.calls.length).toBe(1)
  loop.wake()
  await expect.poll(() => run.mock.calls.length).toBe(2)
  await loop.stop()
})

test('woken while at work, it does it once more and not twice', async () => {
  const gate = Promise.withResolvers<void>()
  const run = vi.fn<() => Promise<void>>(() => gate.promise)
  const loop = startLoop({ rest: 60_000, run, onTrouble: fail })
  loop.wake()
  loop.wake()
  gate.resolve()
  await expect.poll(() => run.mock.calls.length).toBe(2)
  await wait(20)
  expect(run).toHaveBeenCalledTimes(2)
  await loop.stop()
})

test('goes on after a failure', async () => {
  const troubles: unknown[] = []
  const run = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('once')).mockResolvedValue()
  const loop = startLoop({ rest: 1, run, onTrouble: (error) => troubles.push(error) })
  await expect.poll(() => run.mock.calls.length).toBeGreaterThan(2)
  await loop.stop()
  expect(troubles).toEqual([new Error('once')])
})

test('to stop, it tells its work and waits for the end of it', async () => {
  const gate = Promise.withResolvers<void>()
  const seen: boolean[] = []
  const run = vi.fn<(signal: AbortSignal) => Promise<void>>(async (signal) => {
    await gate.promise
    seen.push(signal.aborted)
  })
  const loop = startLoop({ rest: 1, run, onTrouble: fail })
  let isStopped = false
  const stopping = loop.stop().then(() => (isStopped = true))
  await wait(20)
  expect(isStopped).toBe(false)
  gate.resolve()
  await stopping
  await wait(20)
  expect([seen, run.mock.calls.length]).toEqual([[true], 1])
})
