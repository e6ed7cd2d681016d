import { timings } from './timings.ts'

const key = 'tinta-redirect'

type NoteStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
/** Asked for within: where the browser closes its storage to us, touching it throws. */
type GetStorage = () => NoteStorage

/** Remembers for this visit that the page left to sign in elsewhere. */
export function noteRedirect(storageOf: GetStorage, now: number): void {
  try {
    storageOf().setItem(key, String(now))
  } catch {
    // Without storage the way back still signs in; only a failure is not told.
  }
}

/** Whether this page is the way back of a redirect of the last ten minutes; true once. */
export function takeRedirect(storageOf: GetStorage, now: number): boolean {
  try {
    const storage = storageOf()
    const at = storage.getItem(key)
    storage.removeItem(key)
    return at !== null && now - Number(at) < timings.redirectCache
  } catch {
    return false
  }
}
