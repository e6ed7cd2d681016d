import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { isWalkKey, stepFrom } from './walk.ts'

type WordKeys<Element extends HTMLElement> = {
  readonly ref: RefObject<Element | null>
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onFocus: (event: FocusEvent) => void
}

type WordKeyHandlers = {
  /** Shift and Enter on a word. */
  readonly onLookUp?: (word: string) => void
  /** Backspace; false when there is no way back. */
  readonly onBack?: () => boolean
  /** Arrow up on a word of the first row. */
  readonly onLeave?: () => void
}

/** From the field above into the words: to the one that can be tabbed to. False when there is none. */
export function enterWords(): boolean {
  const word = document.querySelector<HTMLElement>('.word-entries [data-word][tabindex="0"]')
  word?.focus()
  return word !== null
}

const wordsIn = (element: HTMLElement | null): readonly HTMLElement[] => [...(element?.querySelectorAll<HTMLElement>('[data-word]') ?? [])]

/** One of the words in a container is in the order of tabs; arrows walk to the others. Words are buttons, or marked as such, with `data-word`. */
export function useWordKeys<Element extends HTMLElement>({ onLookUp, onBack, onLeave }: WordKeyHandlers): WordKeys<Element> {
  const ref = useRef<Element>(null)
  // Words come and go with each look-up; whichever stay, one can be tabbed to.
  useEffect(() => {
    const words = wordsIn(ref.current)
    if (!words.some((word) => word.tabIndex === 0)) enter(words, words[0])
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const words = wordsIn(ref.current)
    const at = words.findIndex((word) => word === document.activeElement)
    const here = words[at]
    if (!here || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
    if (event.key === 'Backspace' && onBack?.()) event.preventDefault()
    else if (event.key === 'Enter' && event.shiftKey && onLookUp) {
      event.preventDefault()
      onLookUp(here.dataset['word'] ?? '')
    } else if ((event.key === 'Enter' || event.key === ' ') && !(here instanceof HTMLButtonElement)) {
      event.preventDefault()
      here.click()
    } else if (isWalkKey(event.key) && !event.shiftKey) {
      event.preventDefault()
      const isRightToLeft = getComputedStyle(here.parentElement ?? here).direction === 'rtl'
      const boxes = words.map((word) => word.getBoundingClientRect())
      const next = stepFrom(boxes, at, { key: event.key, isRightToLeft })
      if (next === at && event.key === 'ArrowUp') onLeave?.()
      else words[next]?.focus()
    }
  }
  const onFocus = ({ target }: FocusEvent) => {
    const words = wordsIn(ref.current)
    const word = words.find((one) => one === target)
    if (word) enter(words, word)
  }
  return { ref, onKeyDown, onFocus }
}

function enter(words: readonly HTMLElement[], chosen: HTMLElement | undefined): void {
  for (const word of words) word.tabIndex = word === chosen ? 0 : -1
}
