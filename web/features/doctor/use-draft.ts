import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { makeDraftStore } from '#web/workbench/draft-store.ts'
import { emptyDraft, isDraft, type Draft } from './draft.ts'

export type DraftDesk = {
  readonly draft: Draft
  readonly field: RefObject<HTMLTextAreaElement | null>
  /** Changes what is on the sheet; a new `text` is written into the field as well. */
  readonly change: (part: Partial<Draft>) => void
  /** The reader typed: the field holds the text already. */
  readonly typed: (text: string) => void
  /** False once the browser refused to keep the draft. */
  readonly isKept: boolean
}

const writeAfterMs = 400

/** The paper and its language, kept in the browser over a reload. */
export function useDraft(): DraftDesk {
  const [isKept, setIsKept] = useState(true)
  const field = useRef<HTMLTextAreaElement>(null)
  const [store] = useState(() => makeDraftStore({ tool: 'doctor', isDraft }))
  const [draft, setDraft] = useState(() => store.read() ?? emptyDraft)

  // What waits to be written is written when the reader leaves, or goes to the other view.
  const pending = useRef<Draft | null>(null)
  useEffect(() => {
    pending.current = draft
    const write = () => {
      pending.current = null
      setIsKept(store.write(draft) || draft.text === '')
    }
    const timer = setTimeout(write, writeAfterMs)
    addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', write)
    }
  }, [store, draft])
  useEffect(
    () => () => {
      if (pending.current) store.write(pending.current)
    },
    [store],
  )

  const change = useCallback((part: Partial<Draft>) => {
    if (part.text !== undefined && field.current) field.current.value = part.text
    setDraft((now) => ({ ...now, ...part }))
  }, [])
  const typed = useCallback((text: string) => setDraft((now) => ({ ...now, text })), [])
  return { draft, field, change, typed, isKept }
}
