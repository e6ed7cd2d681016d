import type { Channel } from './channel.ts'
import { afterLook, firstWatch, type PopupWatch } from './popup-plan.ts'

const size = { width: 480, height: 660 }

/** Opens an empty window in the middle of this one; null when the browser blocks it. Only within a click. */
export function openPopup(name: string): Window | null {
  const x = Math.round(screenX + (outerWidth - size.width) / 2)
  const y = Math.round(screenY + (outerHeight - size.height) / 2)
  const popup = open('', name, `popup,width=${size.width},height=${size.height},left=${x},top=${y}`)
  return popup && !popup.closed ? popup : null
}

export type PopupOutcome =
  | { readonly kind: 'done'; readonly isSecondStep: boolean }
  | { readonly kind: 'failed'; readonly code: string }
  | { readonly kind: 'closed' }

type Watched = { readonly popup: Pick<Window, 'closed'>; readonly name: string; readonly channel: Channel }

/** Resolves when the window has come back from the other site, or was closed before. */
export function outcomeOf({ popup, name, channel }: Watched): Promise<PopupOutcome> {
  const { promise, resolve } = Promise.withResolvers<PopupOutcome>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = (outcome: PopupOutcome) => {
    clearTimeout(timer)
    stop()
    resolve(outcome)
  }
  const stop = channel.listen((message) => {
    if (message.kind !== 'popup-done' || message.popup !== name) return
    end(message.error === null ? { kind: 'done', isSecondStep: message.isSecondStep } : { kind: 'failed', code: message.error })
  })
  const look = (watch: PopupWatch) => {
    const next = afterLook(watch, { isClosed: popup.closed, now: Date.now() })
    if (next.kind === 'given-up') end({ kind: 'closed' })
    else timer = setTimeout(() => look(next.watch), next.after)
  }
  look(firstWatch)
  return promise
}
