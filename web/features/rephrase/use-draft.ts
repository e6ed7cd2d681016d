import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { Tier } from '#tools/tiers.ts'
import { makeDraftStore } from '#web/workbench/draft-store.ts'
import { emptyDraft, isDraft, type Draft } from './options.ts'

export type DraftDesk = {
  readonly draft: Draft
  readonly editor: RefObject<HTMLTextAreaElement | null>
  /** Changes what is on the sheet; a new `text` is written into the field as well. */
  readonly change: (part: Partial<Draft>) => void
  /** The reader typed: the field holds the text already. */
  readonly typed: (text: string) => void
  /** False once the browser refused to keep the draft. */
  readonly isKept: boolean
}

const writeAfterMs = 300

/** Strong enough to be useful, where the tier has it. */
const firstDraft = (tier: Tier): Draft => ({ ...emptyDraft, strength: tier.strengths.includes('normal') ? 'normal' : 'mild' })

/** A draft from an earlier visit, with a strength that the tier still has. */
const fitted = (draft: Draft, tier: Tier): Draft =>
  tier.strengths.includes(draft.strength) ? draft : { ...draft, strength: firstDraft(tier).strength }

/**
 * The text and settings on the sheet, kept in the browser over a reload. The field is the source of the text: what was
 * typed before the page's scripts ran is taken over, else the draft of the last visit is put into it.
 */
export function useDraft(tier: Tier): DraftDesk {
  const [draft, setDraft] = useState(() => firstDraft(tier))
  const [isKept, setIsKept] = useState(true)
  const editor = useRef<HTMLTextAreaElement>(null)
  const [store] = useState(() => makeDraftStore({ tool: 'rephrase', isDraft, storage: typeof window === 'undefined' ? null : undefined }))
  const isRestored = useRef(false)

  useEffect(() => {
    if (isRestored.current) return
    isRestored.current = true
    const kept = store.read()
    const text = editor.current?.value || kept?.text || ''
    if (editor.current) editor.current.value = text
    setDraft((first) => ({ ...fitted(kept ?? first, tier), text }))
  }, [store, tier])

  // What waits to be written is written when the reader leaves the sheet within the site.
  const pending = useRef<Draft | null>(null)
  useEffect(() => {
    if (!isRestored.current) return undefined
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
    if (part.text !== undefined && editor.current) editor.current.value = part.text
    setDraft((current) => ({ ...current, ...part }))
  }, [])
  const typed = useCallback((text: string) => setDraft((current) => ({ ...current, text })), [])

  return { draft, editor, change, typed, isKept }
}
