import type { Answer, Problem } from './api-client.ts'
import type { DraftStorage } from './draft-store.ts'
import { areSame, emptyLists, listsFrom, rebased, united, without, type WritingLists } from './writing-lists.ts'

export type WritingState = {
  readonly lists: WritingLists
  /** Why the account does not have them yet; null while it has, and for visitors. */
  readonly problem: Problem | null
}

export type WritingStore = {
  readonly read: () => WritingState
  readonly subscribe: (listener: () => void) => () => void
  readonly change: (next: WritingLists) => void
  /** Looks who is here, and asks their account; tries again what failed. */
  readonly look: () => void
  /** Another tab has changed what lies in the storage. */
  readonly reread: () => void
}

export type WritingParts = {
  readonly storage: DraftStorage | null
  /** Id of the account at the page; null for a visitor, undefined while nobody knows. */
  readonly account: () => string | null | undefined
  readonly load: () => Promise<Answer<WritingLists>>
  readonly save: (lists: WritingLists) => Promise<Answer<unknown>>
  /** How long changes are gathered before they are saved. */
  readonly pauseMs: number
}

/** Whether a key of the browser's storage is one of these lists'. */
export const isWritingKey = (key: string | null): boolean => key === null || key.startsWith('tinta-proofread-')

const keys = { visitor: 'tinta-proofread-own', copy: 'tinta-proofread-account', offered: 'tinta-proofread-offered' } as const

/** What this browser holds for an account while it is signed in, and the state that both last agreed on. */
type Copy = { readonly account: string; readonly base: WritingLists; readonly lists: WritingLists }

/**
 * The personal dictionary and the rules that are off. A visitor's stay in this browser. At the first sign-in they are
 * added to the account's, once; from then on the account's are shown, and changes are saved there. Signed out, the
 * browser shows the visitor's own again, with what could not be saved.
 */
export function makeWritingStore(parts: WritingParts): WritingStore {
  const kept = makeKept(parts.storage)
  const listeners = new Set<() => void>()
  let state: WritingState = { lists: emptyLists, problem: null }
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSyncing = false

  const show = (problem: Problem | null): void => {
    state = { lists: kept.shown(parts.account()), problem }
    for (const listener of listeners) listener()
  }
  const syncSoon = (pauseMs: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void sync(), pauseMs)
  }
  const sync = async (): Promise<void> => {
    const start = kept.copyOf(parts.account())
    if (!start || isSyncing) return
    isSyncing = true
    const answer = await agree(start, parts)
    isSyncing = false
    const now = kept.copyOf(start.account)
    // Somebody else is here by now, or nobody.
    if (!now || parts.account() !== start.account) return syncSoon(0)
    if (!answer.ok) return show(answer.problem)
    const lists = rebased({ base: start.lists, local: now.lists, remote: answer.value })
    kept.keepCopy({ account: start.account, base: answer.value, lists })
    kept.markOffered(start.account)
    show(null)
    if (!areSame(lists, answer.value)) syncSoon(parts.pauseMs)
  }

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: (lists) => {
      const copy = kept.copyOf(parts.account())
      if (copy) kept.keepCopy({ ...copy, lists })
      else kept.keepVisitor(lists)
      show(state.problem)
      if (copy) syncSoon(parts.pauseMs)
    },
    look: () => {
      const account = parts.account()
      if (account === null) kept.leave()
      if (account && !kept.copyOf(account)) kept.begin(account)
      show(account ? state.problem : null)
      if (account) syncSoon(0)
    },
    reread: () => show(state.problem),
  }
}

/** What the account holds after what changed here was added to it. */
async function agree({ base, lists }: Copy, { load, save }: WritingParts): Promise<Answer<WritingLists>> {
  const answer = await load()
  if (!answer.ok) return answer
  const merged = rebased({ base, local: lists, remote: answer.value })
  if (areSame(merged, answer.value)) return { ok: true, value: merged }
  const saved = await save(merged)
  return saved.ok ? { ok: true, value: merged } : saved
}

/** What lies in the browser's storage; without one, or a full one, in the memory of the page. */
function makeKept(storage: DraftStorage | null) {
  const memory = new Map<string, string>()
  const read = (key: string): unknown => {
    try {
      return JSON.parse(memory.get(key) ?? storage?.getItem(key) ?? 'null')
    } catch {
      return null
    }
  }
  const write = (key: string, value: unknown): void => {
    const json = JSON.stringify(value)
    try {
      if (value === null) storage?.removeItem(key)
      else storage?.setItem(key, json)
      memory.delete(key)
      if (!storage) memory.set(key, json)
    } catch {
      memory.set(key, json)
    }
  }
  const visitor = (): WritingLists => listsFrom(read(keys.visitor))
  const anyCopy = (): Copy | null => copyFrom(read(keys.copy))
  const copyOf = (account: string | null | undefined): Copy | null => {
    const copy = anyCopy()
    return copy && copy.account === account ? copy : null
  }
  const keepVisitor = (lists: WritingLists): void => write(keys.visitor, lists)
  return {
    copyOf,
    keepVisitor,
    keepCopy: (copy: Copy): void => write(keys.copy, copy),
    /** While nobody knows who is here, what was shown last. */
    shown: (account: string | null | undefined): WritingLists => (account === undefined ? anyCopy() : copyOf(account))?.lists ?? visitor(),
    /** The visitor's lists are the first changes; what this account was offered before is not offered again. */
    begin: (account: string): void => {
      const offered = copyFrom(read(keys.offered))
      const lists = visitor()
      const fresh = offered?.account === account ? without(lists, offered.lists) : lists
      write(keys.copy, { account, base: without(lists, fresh), lists } satisfies Copy)
    },
    markOffered: (account: string): void => write(keys.offered, { account, base: emptyLists, lists: visitor() } satisfies Copy),
    /** Nobody is signed in: the copy goes; what the account has not taken stays with the visitor. */
    leave: (): void => {
      const copy = anyCopy()
      if (!copy) return
      const unsaved = without(copy.lists, copy.base)
      keepVisitor(united(visitor(), unsaved))
      write(keys.copy, null)
    },
  }
}

function copyFrom(value: unknown): Copy | null {
  if (typeof value !== 'object' || value === null || !('account' in value) || typeof value.account !== 'string') return null
  if (!('base' in value) || !('lists' in value)) return null
  return { account: value.account, base: listsFrom(value.base), lists: listsFrom(value.lists) }
}
