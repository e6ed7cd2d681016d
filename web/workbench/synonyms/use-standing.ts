import { useEffect, useEffectEvent, type RefObject } from 'react'

type Given = {
  readonly panel: RefObject<HTMLElement | null>
  /** Something is drawn; before that nothing is kept from the screen. */
  readonly isShown: boolean
  readonly onClose: (way: 'escape' | 'elsewhere') => void
}

const held: readonly string[] = ['Alt', 'AltGraph', 'CapsLock', 'Control', 'Meta', 'Shift']

/** Closes a panel that stands beside a text when the reader goes on: with Escape, a key, a click elsewhere, scrolling. */
export function useStanding({ panel, isShown, onClose }: Given): void {
  const close = useEffectEvent(onClose)
  const closes = useEffectEvent((event: KeyboardEvent) => event.key === 'Escape' && isShown)
  const isInside = useEffectEvent((target: EventTarget | null) => target instanceof Node && panel.current?.contains(target) === true)
  useEffect(() => {
    const stop = new AbortController()
    const options = { capture: true, passive: true, signal: stop.signal }
    const onKeyDown = (event: KeyboardEvent) => {
      if (closes(event)) {
        // Neither the editor nor the screen has a part in it.
        event.preventDefault()
        event.stopPropagation()
        close('escape')
      } else if (!isInside(event.target) && !held.includes(event.key) && !isOfPanel(event)) close('elsewhere')
    }
    const onElsewhere = (event: Event) => {
      if (!isInside(event.target)) close('elsewhere')
    }
    addEventListener('keydown', onKeyDown, { capture: true, signal: stop.signal })
    for (const type of ['pointerdown', 'scroll', 'input', 'focusin', 'resize']) addEventListener(type, onElsewhere, options)
    return () => stop.abort()
  }, [])
}

/** The key that opens the panel also goes into it. */
const isOfPanel = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && shiftKey && key.toLowerCase() === 'y'
