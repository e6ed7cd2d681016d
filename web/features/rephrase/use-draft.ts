import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react'
import type { Tier } from '#tools/tiers.ts'
import { forgetWantedStrength, takeWantedStrength } from '#web/workbench/came-from.ts'
import { makeDraftStore } from '#web/workbench/draft-store.ts'
import { emptyDraft, isDraft, type Draft } from './options.ts'
import { useFirstChoice } from './use-first-choice.ts'

export type DraftDesk = {
  /** With a strength that the tier holds; the chosen one comes back with a tier that holds it. */
  readonly draft: Draft
  readonly editor: RefObject<HTMLTextAreaElement | null>
  /** Changes what is on the sheet; a new `text` is written into the field as well. */
  readonly change: (part: Partial<Draft>) => void
  /** The reader typed: the field holds the text already. */
  readonly typed: (text: string) => void
  /** False once the browser refused to keep the draft. */
  readonly isKept: boolean
  /** The draft of the last visit is on the sheet. */
  readonly isReady: boolean
}

const writeAfterMs = 300

/** Strong enough to be useful, where the tier has it. */
const firstDraft = (tier: Tier): Draft => ({ ...emptyDraft, strength: tier.strengths.includes('normal') ? 'normal' : 'mild' })

/** A draft with a strength that the tier has. */
const fitted = (draft: Draft, tier: Tier): Draft =>
  tier.strengths.includes(draft.strength) ? draft : { ...draft, strength: firstDraft(tier).strength }

/**
 * The text and settings on the sheet, kept in the browser over a reload. The field is the source of the text: what was
 * typed before the page's scripts ran is taken over, else the draft of the last visit is put into it.
 */
export function useDraft(tier: Tier): DraftDesk {
  const [chosen, setChosen] = useState(() => firstDraft(tier))
  const draft = useMemo(() => fitted(chosen, tier), [chosen, tier])
  const [isKept, setIsKept] = useState(true)
  const editor = useRef<HTMLTextAreaElement>(null)
  const [store] = useState(() => makeDraftStore({ tool: 'rephrase', isDraft, storage: typeof window === 'undefined' ? null : undefined }))
  const isRestored = useRef(false)
  const [isReady, setIsReady] = useState(false)
  const isUntouched = useRef(false)

  useEffect(() => {
    if (isRestored.current) return
    isRestored.current = true
    const kept = store.read()
    const text = editor.current?.value || kept?.text || ''
    if (editor.current) editor.current.value = text
    setChosen((first) => ({ ...(kept ?? first), text }))
    isUntouched.current = text === ''
    setIsReady(true)
  }, [store])

  // What waits to be written is written when the reader leaves the sheet within the site.
  const pending = useRef<Draft | null>(null)
  useEffect(() => {
    if (!isRestored.current) return undefined
    pending.current = chosen
    const write = () => {
      pending.current = null
      setIsKept(store.write(chosen) || chosen.text === '')
    }
    const timer = setTimeout(write, writeAfterMs)
    addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', write)
    }
  }, [store, chosen])
  useEffect(
    () => () => {
      if (pending.current) store.write(pending.current)
    },
    [store],
  )

  const change = useCallback((part: Partial<Draft>) => {
    if (part.text !== undefined && editor.current) editor.current.value = part.text
    if (part.strength !== undefined) forgetWantedStrength()
    if (part.mode !== undefined || part.strength !== undefined) isUntouched.current = false
    setChosen((current) => ({ ...current, ...part }))
  }, [])
  const typed = useCallback((text: string) => setChosen((current) => ({ ...current, text })), [])

  // The strength for which somebody went to buy a plan is set once the plan is there.
  const takeWanted = useEffectEvent(() => {
    const strength = takeWantedStrength(tier.strengths)
    if (strength) change({ strength })
  })
  useEffect(() => {
    const timer = setTimeout(() => takeWanted(), 0)
    return () => clearTimeout(timer)
  }, [tier])

  useFirstChoice({ isUntouched, set: (choice) => setChosen((current) => ({ ...current, ...choice })) })

  return { draft, editor, change, typed, isKept, isReady }
}
