import type { Guard } from './api-client.ts'

/** The part of the browser's storage that a draft needs. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type DraftStore<Draft> = {
  /** The draft of an earlier visit; null when there is none or it cannot be read. */
  readonly read: () => Draft | null
  /** False when the draft could not be kept: storage full, forbidden, or the draft too large (then the earlier one goes: it is not the text on the sheet). */
  readonly write: (draft: Draft) => boolean
  readonly clear: () => void
}

/** UTF-16 units of one draft as JSON: browsers allow a site some five million, so there is room for other tools. */
const largest = 2_400_000

/**
 * Keeps one tool's draft in the browser over a reload, and nowhere else.
 * Works without storage (private windows, blocked cookies): then nothing is kept, and `write` says so.
 */
export function makeDraftStore<Draft>(options: {
  readonly tool: string
  readonly isDraft: Guard<Draft>
  readonly storage?: DraftStorage | null
}): DraftStore<Draft> {
  const { tool, isDraft, storage = browserStorage() } = options
  const key = `tinta-draft-${tool}`
  return {
    read: () => {
      try {
        const draft: unknown = JSON.parse(storage?.getItem(key) ?? 'null')
        return isDraft(draft) ? draft : null
      } catch {
        return null
      }
    },
    write: (draft) => {
      const json = JSON.stringify(draft)
      try {
        if (json.length > largest) storage?.removeItem(key)
        else storage?.setItem(key, json)
        return storage !== null && json.length <= largest
      } catch {
        return false
      }
    },
    clear: () => {
      try {
        storage?.removeItem(key)
      } catch {
        // Storage that forbids removing has kept nothing either.
      }
    },
  }
}

/** The browser's local storage, or null where even asking for it throws. */
export function browserStorage(): DraftStorage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}
