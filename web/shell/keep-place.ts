import { placeKey } from './note-place.ts'

type Store = Pick<Storage, 'getItem' | 'removeItem'>

/** Takes the note: the share of its length that a document at `path` begins at; null when the note is of another, or spoiled. */
export function takePlace(store: Store, path: string): number | null {
  const text = store.getItem(placeKey)
  store.removeItem(placeKey)
  const note = parsed(text)
  if (typeof note !== 'object' || note === null || !('path' in note) || !('share' in note)) return null
  return note.path === path && typeof note.share === 'number' && note.share > 0 && note.share <= 1 ? note.share : null
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** What a page puts in place by itself (a draft, a result) may take so long, and so may the browser with a heading that the address names. */
const settledAfterMs = 600

/** Scrolls to where the reader was in the other language; once more when the page has settled, unless they have moved on. */
export function keepPlace(): void {
  const share = takePlace(sessionStorage, location.pathname)
  if (share === null) return
  const { documentElement: page } = document
  const go = (): void => scrollTo({ top: share * (page.scrollHeight - page.clientHeight), behavior: 'instant' })
  const moved = new AbortController()
  for (const kind of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(kind, () => moved.abort(), { once: true, passive: true, signal: moved.signal })
  go()
  setTimeout(() => {
    if (!moved.signal.aborted) go()
    moved.abort()
  }, settledAfterMs)
}
