import { mayPrefetch, optionalConnection } from './connection.ts'
import { nastaliqKey } from './nastaliq.ts'

/** Brings the typeface of Urdu's headings for the next page, where that is no burden. */
export async function fetchNastaliq(): Promise<void> {
  try {
    if (localStorage.getItem(nastaliqKey) !== null || !mayPrefetch(optionalConnection())) return
    const faces = await document.fonts.load('1em "Noto Nastaliq Urdu Variable"', 'ا')
    if (faces.length > 0) localStorage.setItem(nastaliqKey, 'here')
  } catch {
    // Storage is closed, or the network failed: headings stay as they are.
  }
}
