import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { makeDraftStore } from '#web/workbench/draft-store.ts'
import { emptyDraft, isDraft, type Draft } from './draft.ts'

export type Sheet = {
  readonly draft: Draft
  readonly field: RefObject<HTMLTextAreaElement | null>
  /** Changes what is on the sheet; a new `text` is written into the field as well. */
  readonly change: (part: Partial<Draft>) => void
  /** The reader typed: the field holds the text already. */
  readonly typed: (text: string) => void
  /** False once the browser refused to keep the draft. */
  readonly isKept: boolean
  /** The draft of the last visit is on the sheet. */
  readonly isReady: boolean
}

const writeAfterMs = 400
const hasText = (value: unknown): value is { readonly text: string } =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'

const textOfParaphraser = (): string => makeDraftStore({ tool: 'rephrase', isDraft: hasText }).read()?.text ?? ''

/**
 * The text and its language, kept in the browser over a reload. The field is the source of the text: what was typed before
 * the page's scripts ran goes before what was kept; whoever comes for the first time brings the paraphraser's text along.
 */
export function useSheet(): Sheet {
  const [draft, setDraft] = useState(emptyDraft)
  const [isKept, setIsKept] = useState(true)
  const [isReady, setIsReady] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const [store] = useState(() => makeDraftStore({ tool: 'detect', isDraft, storage: typeof window === 'undefined' ? null : undefined }))

  useEffect(() => {
    const kept = store.read()
    // A field turns line ends into its own; the text is what the field holds, so that places in it agree.
    const text = field.current?.value || ownLineEnds(kept ? kept.text : textOfParaphraser())
    if (field.current && field.current.value !== text) field.current.value = text
    setDraft({ ...(kept ?? emptyDraft), text })
    setIsReady(true)
  }, [store])

  // What waits to be written is written when the reader leaves.
  const pending = useRef<Draft | null>(null)
  useEffect(() => {
    if (!isReady) return undefined
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
  }, [store, isReady, draft])
  useEffect(
    () => () => {
      if (pending.current) store.write(pending.current)
    },
    [store],
  )

  const change = useCallback((part: Partial<Draft>) => {
    const next = part.text === undefined ? part : { ...part, text: ownLineEnds(part.text) }
    if (next.text !== undefined && field.current) field.current.value = next.text
    setDraft((now) => ({ ...now, ...next }))
  }, [])
  const typed = useCallback((text: string) => setDraft((now) => ({ ...now, text })), [])
  return { draft, field, change, typed, isKept, isReady }
}

const ownLineEnds = (text: string): string => text.replace(/\r\n?/g, '\n')
