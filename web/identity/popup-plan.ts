import { timings } from './timings.ts'

/** What is known of the window of a sign-in. */
export type PopupWatch = {
  /** The wait before this look; null before the first one. */
  readonly waited: number | null
  /** When it was first seen closed. */
  readonly closedAt: number | null
}

export type PopupNext = { readonly kind: 'look'; readonly after: number; readonly watch: PopupWatch } | { readonly kind: 'given-up' }

const growth = 1.5

/**
 * What to do after a look at the window: look again, ever more rarely from 2 s to 10 s; once it is closed, wait 8 s for an
 * answer that may be on its way; then give up.
 */
export function afterLook(watch: PopupWatch, { isClosed, now }: { readonly isClosed: boolean; readonly now: number }): PopupNext {
  if (watch.closedAt !== null) {
    const left = watch.closedAt + timings.popupAfterClose - now
    return left > 0 ? { kind: 'look', after: left, watch } : { kind: 'given-up' }
  }
  if (isClosed) return { kind: 'look', after: timings.popupAfterClose, watch: { ...watch, closedAt: now } }
  const after = watch.waited === null ? timings.popupPollFirst : Math.min(watch.waited * growth, timings.popupPollLongest)
  return { kind: 'look', after, watch: { waited: after, closedAt: null } }
}

export const firstWatch: PopupWatch = { waited: null, closedAt: null }
