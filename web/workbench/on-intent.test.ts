import { afterEach, describe, expect, test, vi } from 'vitest'
import { onIntent } from './on-intent.ts'

afterEach(() => vi.unstubAllGlobals())

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

describe('without a network', () => {
  test('a part is not asked for, and comes by itself when the network is back', async () => {
    const network = new EventTarget()
    vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
    vi.stubGlobal('navigator', { onLine: false })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no answer')))
    const fetchPart = vi.fn(async () => 'part')
    const part = onIntent(fetchPart)
    part.load()
    expect(await part.isThere()).toBe(false)
    expect(await part.isThere()).toBe(false)
    expect(fetchPart).not.toHaveBeenCalled()
    vi.stubGlobal('navigator', { onLine: true })
    network.dispatchEvent(new Event('online'))
    expect(await part.isThere()).toBe(true)
    expect(fetchPart).toHaveBeenCalledTimes(1)
  })

  test('a server on the same machine is asked all the same', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    vi.stubGlobal('fetch', async () => Response.json({ id: 'a build' }))
    expect(await onIntent(async () => 'part').isThere()).toBe(true)
  })
})

describe('a part that the browser does not fetch again', () => {
  const open = (answer: () => Promise<Response>) => {
    const reload = vi.fn()
    const kept = new Map<string, string>()
    vi.stubGlobal('fetch', answer)
    vi.stubGlobal('location', { pathname: '/', reload })
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
    return { part: onIntent(() => Promise.reject(new TypeError('remembered'))), reload }
  }

  test('is asked for with a new page at the second try, once', async () => {
    const { part, reload } = open(async () => Response.json({ id: 'a build' }))
    expect(await part.isThere()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
    expect(await part.isThere()).toBe(false)
    expect(await part.isThere()).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('leaves the page alone when nobody waits for it', async () => {
    const { part, reload } = open(async () => Response.json({ id: 'a build' }))
    for (let tries = 0; tries < 3; tries += 1) {
      part.load()
      await new Promise(setImmediate)
    }
    expect(reload).not.toHaveBeenCalled()
  })

  test('leaves the page alone while the server does not answer', async () => {
    const { part, reload } = open(() => Promise.reject(new TypeError('no answer')))
    for (let tries = 0; tries < 3; tries += 1) await part.isThere()
    expect(reload).not.toHaveBeenCalled()
  })
})
