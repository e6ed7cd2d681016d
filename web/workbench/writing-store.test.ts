import { describe, expect, test, vi } from 'vitest'
import type { DraftStorage } from './draft-store.ts'
import { emptyLists, withOff, withoutWord, withWord, type WritingLists } from './writing-lists.ts'
import { makeWritingStore, type WritingStore } from './writing-store.ts'

const pen = { language: 'en', word: 'pen' } as const
const ink = { language: 'hu', word: 'ink' } as const
const holding = (...words: readonly string[]): WritingLists => ({ ...emptyLists, words: words.map((word) => ({ language: 'en', word })) })
const wordsIn = ({ words }: WritingLists): string => words.map(({ word }) => word).join(' ')

/** A browser with a storage of its own, and the accounts that its requests reach. */
function makeBrowser(accounts: Record<string, WritingLists> = {}, hasStorage = true) {
  const kept = new Map<string, string>()
  const storage: DraftStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
  const here: { account: string | null | undefined; isDown: boolean; saves: number } = { account: null, isDown: false, saves: 0 }
  const down = { ok: false, problem: { code: 'network-failed', status: 0 } } as const
  const open = (): WritingStore =>
    makeWritingStore({
      storage: hasStorage ? storage : null,
      account: () => here.account,
      load: async () => (here.isDown ? down : { ok: true, value: accounts[here.account ?? ''] ?? emptyLists }),
      save: async (lists) => {
        if (here.isDown) return down
        accounts[here.account ?? ''] = lists
        here.saves++
        return { ok: true, value: null }
      },
      pauseMs: 5,
    })
  const become = async (store: WritingStore, account: string | null) => {
    here.account = account
    store.look()
    await settled()
  }
  return { here, accounts, open, become }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 30))

describe('a visitor', () => {
  test('keeps the lists in the browser', () => {
    const { open } = makeBrowser()
    const store = open()
    store.look()
    store.change(withWord(store.read().lists, pen))
    const next = open()
    next.look()
    expect(wordsIn(next.read().lists)).toBe('pen')
  })

  test('keeps them for the page where there is no storage', () => {
    const { open } = makeBrowser({}, false)
    const store = open()
    store.change(withWord(store.read().lists, pen))
    store.change(withWord(store.read().lists, ink))
    expect(wordsIn(store.read().lists)).toBe('ink pen')
  })

  test('tells whoever listens, until they stop', () => {
    const store = makeBrowser().open()
    const heard = vi.fn()
    const stop = store.subscribe(heard)
    store.change(holding('pen'))
    stop()
    store.change(holding('nib'))
    expect(heard).toHaveBeenCalledTimes(1)
  })
})

describe('somebody who signs in', () => {
  test('has both lists together, and the account has them too', async () => {
    const { open, become, accounts } = makeBrowser({ anna: holding('nib') })
    const store = open()
    store.change(withOff(holding('pen'), { rule: 'a', title: 'A' }))
    await become(store, 'anna')
    expect(wordsIn(store.read().lists)).toBe('nib pen')
    expect(accounts['anna']).toEqual(store.read().lists)
    expect(store.read().lists.off).toEqual([{ rule: 'a', title: 'A' }])
  })

  test('and takes a word away: it does not come back out of the browser, not even with the next sign-in', async () => {
    const { open, become, accounts } = makeBrowser()
    const store = open()
    store.change(holding('pen'))
    await become(store, 'anna')
    store.change(withoutWord(store.read().lists, 'pen'))
    await settled()
    expect(accounts['anna']).toEqual(emptyLists)
    await become(store, null)
    expect(wordsIn(store.read().lists)).toBe('pen')
    await become(store, 'anna')
    expect(wordsIn(store.read().lists)).toBe('')
  })

  test('saves many changes at once', async () => {
    const { open, become, here, accounts } = makeBrowser()
    const store = open()
    await become(store, 'anna')
    for (const word of ['one', 'two', 'three']) store.change(withWord(store.read().lists, { language: 'en', word }))
    await settled()
    expect(wordsIn(accounts['anna'] ?? emptyLists)).toBe('one three two')
    expect(here.saves).toBe(1)
  })

  test('sees what another device has changed, and overwrites nothing of it', async () => {
    const { open, become, accounts } = makeBrowser({ anna: holding('nib') })
    const store = open()
    await become(store, 'anna')
    accounts['anna'] = holding('nib', 'quill')
    store.change(withWord(store.read().lists, pen))
    await settled()
    expect(wordsIn(store.read().lists)).toBe('nib pen quill')
    expect(wordsIn(accounts['anna'] ?? emptyLists)).toBe('nib pen quill')
  })

  test('loses nothing while the server is away', async () => {
    const { open, become, here, accounts } = makeBrowser({ anna: holding('nib') })
    const store = open()
    await become(store, 'anna')
    here.isDown = true
    store.change(withWord(store.read().lists, pen))
    await settled()
    expect(store.read().problem?.code).toBe('network-failed')
    const reloaded = open()
    await become(reloaded, 'anna')
    expect(wordsIn(reloaded.read().lists)).toBe('nib pen')
    here.isDown = false
    reloaded.look()
    await settled()
    expect(reloaded.read().problem).toBeNull()
    expect(wordsIn(accounts['anna'] ?? emptyLists)).toBe('nib pen')
  })

  test('and is signed out before the server came back: what it has not taken stays with the visitor', async () => {
    const { open, become, here } = makeBrowser({ anna: holding('nib') })
    const store = open()
    await become(store, 'anna')
    here.isDown = true
    store.change(withWord(store.read().lists, pen))
    await become(store, null)
    expect(wordsIn(store.read().lists)).toBe('pen')
  })

  test('leaves nothing of the account for the next person at this browser', async () => {
    const { open, become, accounts } = makeBrowser({ anna: holding('nib') })
    const store = open()
    await become(store, 'anna')
    await become(store, null)
    expect(wordsIn(store.read().lists)).toBe('')
    await become(store, 'bela')
    expect(accounts['bela']).toBeUndefined()
  })

  test('while nobody knows who is here: what was shown last', async () => {
    const { open, become, here } = makeBrowser({ anna: holding('nib') })
    await become(open(), 'anna')
    here.account = undefined
    const next = open()
    next.look()
    expect(wordsIn(next.read().lists)).toBe('nib')
  })
})
