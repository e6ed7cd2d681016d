import { useSyncExternalStore } from 'react'
import { send, type Guard } from './api-client.ts'
import { browserStorage } from './draft-store.ts'
import { session } from './session.ts'
import { emptyLists, listsFrom, type WritingLists } from './writing-lists.ts'
import { isWritingKey, makeWritingStore, type WritingState } from './writing-store.ts'

const path = '/api/v1/account/words'
const isAnything: Guard<unknown> = (_value): _value is unknown => true

const store = makeWritingStore({
  storage: typeof window === 'undefined' ? null : browserStorage(),
  account: () => {
    const { user, isLoading } = session.read()
    return user ? user.id : isLoading ? undefined : null
  },
  load: async () => {
    const answer = await send({ path, method: 'GET', isValue: isAnything })
    return answer.ok ? { ok: true, value: listsFrom(answer.value) } : answer
  },
  save: ({ words, off }) =>
    send({ path, method: 'PUT', body: { ownWords: words, rulesOff: off.map(({ rule }) => rule) }, isValue: isAnything }),
  pauseMs: 800,
})

let watchers = 0
let stopWatching: (() => void) | null = null

/** The first reader brings the store to life; it follows the session, other tabs and the network as long as there is one. */
function subscribe(listener: () => void): () => void {
  const stop = store.subscribe(listener)
  watchers++
  if (watchers === 1) stopWatching = watch()
  return () => {
    stop()
    watchers--
    if (watchers === 0) stopWatching?.()
  }
}

function watch(): () => void {
  let account = session.read().user?.id
  const stopSession = session.subscribe(() => {
    const now = session.read()
    if (now.user?.id === account && now.user !== null) return
    account = now.user?.id
    store.look()
  })
  const stop = new AbortController()
  addEventListener('storage', ({ key }) => isWritingKey(key) && store.reread(), stop)
  addEventListener('online', () => store.look(), stop)
  store.look()
  return () => {
    stopSession()
    stop.abort()
  }
}

const atFirst: WritingState = { lists: emptyLists, problem: null }

export type WritingDesk = WritingState & {
  /** One step from the lists as they are by then. */
  readonly change: (step: (lists: WritingLists) => WritingLists) => void
  readonly retry: () => void
}

const change: WritingDesk['change'] = (step) => store.change(step(store.read().lists))

/** The personal dictionary and the rules that are off: the account's, or this browser's. */
export function useWritingLists(): WritingDesk {
  const state = useSyncExternalStore(subscribe, store.read, () => atFirst)
  return { ...state, change, retry: store.look }
}
