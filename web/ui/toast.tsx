import { Check, Info, X } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Icon } from './icon.tsx'

export type Toast = {
  readonly text: string
  /** One way back, e.g. "Undo". */
  readonly action?: { readonly label: string; readonly run: () => void }
  /** `done`, unless said otherwise: something worked. `info`: nothing was done. */
  readonly tone?: 'done' | 'info'
  /** Called when it goes without its action having been used: what it told of is final. */
  readonly onGone?: () => void
}

type ShownToast = Toast & { readonly id: number }

const shownMs = 5_000
let toasts: readonly ShownToast[] = []
let nextId = 1
const listeners = new Set<() => void>()

function setToasts(next: readonly ShownToast[], used?: ShownToast): void {
  const gone = toasts.filter((toast) => toast !== used && !next.includes(toast))
  toasts = next
  for (const listener of listeners) listener()
  for (const { onGone } of gone) onGone?.()
}

function act(used: ShownToast): void {
  used.action?.run()
  setToasts(
    toasts.filter((toast) => toast !== used),
    used,
  )
}

/** Shows a toast for 5 seconds, waiting while the pointer or the focus is on it. The same words are not stacked. Never for errors that need action. */
export function showToast(toast: Toast): void {
  const others = toasts.filter(({ text }) => text !== toast.text)
  setToasts([...others.slice(-2), { ...toast, id: nextId++ }])
}

const dismiss = (id: number): void => setToasts(toasts.filter((toast) => toast.id !== id))
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const none: readonly ShownToast[] = []

/** Where toasts appear: at the bottom, at the start side. Stands once, in the layout. */
export function ToastRegion({ label, closeLabel }: { readonly label: string; readonly closeLabel: string }) {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  )
  return (
    <section aria-label={label} className="toasts">
      <div role="status" aria-live="polite" className="contents">
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
        ))}
      </div>
    </section>
  )
}

function ToastCard({ toast, closeLabel }: { readonly toast: ShownToast; readonly closeLabel: string }) {
  const { id, text, action, tone } = toast
  const card = useRef<HTMLDivElement>(null)
  const [isHeld, setIsHeld] = useState(false)

  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => dismiss(id), shownMs)
    return () => clearTimeout(timer)
  }, [id, isHeld])

  return (
    <div
      ref={card}
      className="toast"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(card.current?.contains(document.activeElement) ?? false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon of={tone === 'info' ? Info : Check} />
      {text}
      {action ? (
        <button type="button" onClick={() => act(toast)}>
          {action.label}
        </button>
      ) : null}
      <button type="button" aria-label={closeLabel} className="-me-2" onClick={() => dismiss(id)}>
        <Icon of={X} />
      </button>
    </div>
  )
}
