import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Answer } from '#web/workbench/api-client.ts'
import type { IdToken } from './id-token.ts'
import { makeTokenKeeper } from './token-keeper.ts'

const minute = 60_000

/** Tokens of 15 minutes, `1`, `2`, ...; `next` says what comes instead. */
function tokens() {
  let made = 0
  const next: Answer<string>[] = []
  const gone: string[] = []
  const fetchToken = vi.fn(async (): Promise<Answer<string>> => {
    const other = next.shift()
    if (other) return other
    made += 1
    return { ok: true, value: `${made}.${btoa(JSON.stringify({ iat: 0, exp: 900 }))}.` }
  })
  const keeper = makeTokenKeeper({ fetchToken, onGone: (code) => gone.push(code) })
  return { keeper, fetchToken, next, gone }
}

const problem = (code: string): Answer<string> => ({ ok: false, problem: { code, status: 0 } })
const numberOf = (answer: Answer<string>) => (answer.ok ? answer.value.split('.')[0] : answer.problem.code)
const heard = () => {
  const seen: (string | null)[] = []
  return { seen, listener: (token: IdToken | null) => void seen.push(token ? (token.text.split('.')[0] ?? '') : null) }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a token', () => {
  test('is kept until 30 s before its end', async () => {
    const { keeper } = tokens()
    expect(numberOf(await keeper.get())).toBe('1')
    vi.setSystemTime(Date.now() + 15 * minute - 31_000)
    expect(numberOf(await keeper.get())).toBe('1')
    vi.setSystemTime(Date.now() + 1_000)
    expect(numberOf(await keeper.get())).toBe('2')
  })

  test('is new when forced, and asked for once at a time', async () => {
    const { keeper, fetchToken } = tokens()
    await keeper.get()
    const both = await Promise.all([keeper.get({ forceRefresh: true }), keeper.get({ forceRefresh: true })])
    expect(both.map(numberOf)).toEqual(['2', '2'])
    expect(fetchToken).toHaveBeenCalledTimes(2)
  })

  test('is not refreshed by itself while nobody listens', async () => {
    const { keeper, fetchToken } = tokens()
    await keeper.get()
    await vi.advanceTimersByTimeAsync(60 * minute)
    expect(fetchToken).toHaveBeenCalledTimes(1)
  })

  test('on its way while somebody signs out is nobody’s', async () => {
    const { keeper } = tokens()
    const late = keeper.get()
    keeper.drop()
    expect(numberOf(await late)).toBe('cancelled')
    expect(numberOf(await keeper.get())).toBe('2')
  })

  test('that is none is a failure', async () => {
    const { keeper, next } = tokens()
    next.push({ ok: true, value: 'nonsense' })
    expect(numberOf(await keeper.get())).toBe('server-failed')
  })
})

describe('while somebody listens', () => {
  test('it is refreshed 5 minutes before its end', async () => {
    const { keeper } = tokens()
    const { seen, listener } = heard()
    keeper.listen(listener)
    await vi.advanceTimersByTimeAsync(0)
    expect(seen).toEqual(['1'])
    await vi.advanceTimersByTimeAsync(10 * minute - 1)
    expect(seen).toEqual(['1'])
    await vi.advanceTimersByTimeAsync(1)
    expect(seen).toEqual(['1', '2'])
    await vi.advanceTimersByTimeAsync(10 * minute)
    expect(seen).toEqual(['1', '2', '3'])
  })

  test('a refresh that fails is tried after 30 s, 1, 2, 4, 8, 16 and 16 minutes', async () => {
    const { keeper, next, fetchToken } = tokens()
    next.push(...Array.from({ length: 8 }, () => problem('network-request-failed')))
    keeper.listen(() => undefined)
    await vi.advanceTimersByTimeAsync(0)
    const waits = [30_000, minute, 2 * minute, 4 * minute, 8 * minute, 16 * minute, 16 * minute]
    for (const [index, wait] of waits.entries()) {
      await vi.advanceTimersByTimeAsync(wait - 1)
      expect(fetchToken).toHaveBeenCalledTimes(index + 1)
      await vi.advanceTimersByTimeAsync(1)
      expect(fetchToken).toHaveBeenCalledTimes(index + 2)
    }
  })

  test.each(['user-disabled', 'user-token-expired', 'sign-in-needed'])('%s ends it', async (code) => {
    const { keeper, next, gone, fetchToken } = tokens()
    const { seen, listener } = heard()
    next.push(problem(code))
    keeper.listen(listener)
    await vi.advanceTimersByTimeAsync(60 * minute)
    expect(gone).toEqual([code])
    expect(seen).toEqual([null])
    expect(fetchToken).toHaveBeenCalledTimes(1)
  })

  test('a sign-in brings a new one without a word of the old one’s end; a sign-out ends it', async () => {
    const { keeper, fetchToken } = tokens()
    const { seen, listener } = heard()
    keeper.listen(listener)
    await vi.advanceTimersByTimeAsync(0)
    keeper.restart()
    await vi.advanceTimersByTimeAsync(0)
    expect(seen).toEqual(['1', '2'])
    keeper.drop()
    expect(seen).toEqual(['1', '2', null])
    await vi.advanceTimersByTimeAsync(60 * minute)
    expect(fetchToken).toHaveBeenCalledTimes(2)
  })

  test('who no longer listens hears nothing', async () => {
    const { keeper, fetchToken } = tokens()
    const { seen, listener } = heard()
    const stop = keeper.listen(listener)
    await vi.advanceTimersByTimeAsync(0)
    stop()
    await vi.advanceTimersByTimeAsync(60 * minute)
    expect(seen).toEqual(['1'])
    expect(fetchToken).toHaveBeenCalledTimes(1)
  })
})
