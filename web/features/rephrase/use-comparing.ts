import { useEffect, useRef, useState, type RefObject } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { compareParts } from './compare-parts.ts'
import type { Rephrasing } from './use-rephrase.ts'

type Given = {
  readonly desk: Rephrasing
  readonly heading: RefObject<HTMLHeadingElement | null>
  /** What the main button does with a sheet without a text. */
  readonly onEmpty: () => void
}

/** Whether all modes stand side by side in place of the sheet; `parts` are null while they do not. */
export function useComparing({ desk, heading, onEmpty }: Given) {
  const { offline } = useMessages().rephrase
  const loaded = compareParts.useLoaded()
  const [isOpen, setIsOpen] = useState(false)
  const wasOpen = useRef(false)
  const open = async () => {
    if (desk.draft.text.trim() === '') return onEmpty()
    if (await compareParts.isThere()) setIsOpen(true)
    else showToast({ text: offline.title, tone: 'info' })
  }
  // Back on the sheet, the reader is where the taken wording stands.
  useEffect(() => {
    if (wasOpen.current && !isOpen) heading.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen, heading])
  return { parts: isOpen ? loaded : null, open: () => void open(), close: () => setIsOpen(false) }
}
