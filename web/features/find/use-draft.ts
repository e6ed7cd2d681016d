import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { makeDraftStore } from '#web/workbench/draft-store.ts'
import { emptyDraft, isDraft, type Draft } from './draft.ts'

export type DraftDesk = {
  readonly draft: Draft
  readonly field: RefObject<HTMLTextAreaElement | null>
  /** Changes what is on the desk; a new `text` is written into the field as well. */
  readonly change: (part: Partial<Draft>) => void
  /** The reader typed: the field holds the text already. */
  readonly typed: (text: string) => void
  /** The draft of the last visit is on the desk. */
  readonly isReady: boolean
}

const writeAfterMs = 400

/**
 * The text and the choices, kept in the browser over a reload. The field is the source of the text: what was typed before the page's
 * scripts ran goes before what was kept.
 */
export function useDraft(): DraftDesk {
  const [draft, setDraft] = useState(emptyDraft)
  const [isReady, setIsReady] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const [store] = useState(() => makeDraftStore({ tool: 'find', isDraft, storage: typeof window === 'undefined' ? null : undefined }))

  useEffect(() => {
    const kept = store.read() ?? emptyDraft
    const text = field.current?.value || kept.text
    if (field.current && field.current.value !== text) field.current.value = text
    setDraft({ ...kept, text })
    setIsReady(true)
  }, [store])

  // What waits to be written is written when the reader leaves.
  const pending = useRef<Draft | null>(null)
  useEffect(() => {
    if (!isReady) return undefined
    pending.current = draft
    const write = () => {
      pending.current = null
      store.write(draft)
    }
    const timer = setTimeout(write, writeAfterMs)
    addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', write)
    }
  }, [store, isReady, draft])
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
  return { draft, field, change, typed, isReady }
}
