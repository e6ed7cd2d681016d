import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { Guard } from './api-client.ts'
import { makeDraftStore } from './draft-store.ts'

export type TextDraft<Draft> = {
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

type WithText = { readonly text: string }
type Options<Draft> = {
  /** Names the draft in the browser's storage. */
  readonly tool: string
  readonly isDraft: Guard<Draft>
  readonly emptyDraft: Draft
  /** The text for somebody who has no draft of this tool yet. */
  readonly firstText?: () => string
}

const writeAfterMs = 400

/**
 * A text and the choices beside it, kept in the browser over a reload. The field is the source of the text: what was typed before the
 * page's scripts ran goes before what was kept. The options are read once.
 */
export function useTextDraft<Draft extends WithText>({ tool, isDraft, emptyDraft, firstText }: Options<Draft>): TextDraft<Draft> {
  const [draft, setDraft] = useState(emptyDraft)
  const [isReady, setIsReady] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const [{ store, restored }] = useState(() => {
    const drafts = makeDraftStore({ tool, isDraft, storage: typeof window === 'undefined' ? null : undefined })
    const read = (): Draft => drafts.read() ?? { ...emptyDraft, text: firstText?.() ?? '' }
    return { store: drafts, restored: read }
  })

  useEffect(() => {
    const kept = restored()
    const text = field.current?.value || ownLineEnds(kept.text)
    if (field.current && field.current.value !== text) field.current.value = text
    setDraft({ ...kept, text })
    setIsReady(true)
  }, [restored])

  // What waits to be written is written when the reader leaves.
  const [isKept, setIsKept] = useState(true)
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
    const text = part.text === undefined ? undefined : ownLineEnds(part.text)
    if (text !== undefined && field.current) field.current.value = text
    setDraft((now) => ({ ...now, ...part, ...(text === undefined ? {} : { text }) }))
  }, [])
  const typed = useCallback((text: string) => setDraft((now) => ({ ...now, text })), [])
  return { draft, field, change, typed, isKept, isReady }
}

/** A field turns line ends into its own; the text is what the field holds, so that places in it agree. */
const ownLineEnds = (text: string): string => text.replace(/\r\n?/g, '\n')

const hasText = (value: unknown): value is WithText =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'

/** The text that lies on the paraphraser's sheet in this browser. */
export const textOfParaphraser = (): string => makeDraftStore({ tool: 'rephrase', isDraft: hasText }).read()?.text ?? ''
