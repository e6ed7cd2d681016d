import { useCallback, useEffect, useReducer, useRef, useState, type RefObject } from 'react'
import { makeDraftStore, type DraftStore } from '#web/workbench/draft-store.ts'
import { nothingChecked, settled, withAnswer, withEdits, withoutKnowledge, type Checked, type Edit, type Found } from './checked.ts'
import type { EditorPort } from './editor-port.ts'
import { emptyDraft, isDraft, type Draft } from './settings.ts'

export type SheetAction =
  | { readonly type: 'edited'; readonly text: string; readonly edits: readonly Edit[]; readonly isTyped: boolean }
  | { readonly type: 'arrived'; readonly found: ReadonlyMap<string, Found> }
  | { readonly type: 'restored'; readonly text: string }
  | { readonly type: 'settled' }
  | { readonly type: 'forgotten' }

function sheetReducer(checked: Checked, action: SheetAction): Checked {
  switch (action.type) {
    case 'edited': {
      const edited = withEdits(checked, action.text, action.edits)
      return action.isTyped ? edited : settled(edited)
    }
    case 'arrived':
      return withAnswer(checked, action.found)
    case 'restored':
      return { ...nothingChecked, text: action.text }
    case 'settled':
      return settled(checked)
    case 'forgotten':
      return withoutKnowledge(checked)
  }
}

export type Settings = Omit<Draft, 'text'>

export type Sheet = {
  readonly checked: Checked
  readonly dispatch: (action: SheetAction) => void
  readonly settings: Settings
  readonly change: (part: Partial<Settings>) => void
  /** The field that the text stands in; null before the page's scripts have run. */
  readonly port: RefObject<EditorPort | null>
  readonly hold: (port: EditorPort) => void
  /** The plain field, which is there from the first paint until the editor takes over. */
  readonly field: RefObject<HTMLTextAreaElement | null>
  /** The draft of the last visit has been looked for. */
  readonly isRestored: boolean
  /** False once the browser refused to keep the draft. */
  readonly isKept: boolean
  /** Puts another text in the place of all that is there; one undo takes it back. */
  readonly put: (text: string) => void
}

/** The text and settings on the sheet, kept in the browser over a reload. */
export function useSheet(): Sheet {
  const [checked, dispatch] = useReducer(sheetReducer, nothingChecked)
  const [settings, setSettings] = useState<Settings>(() => settingsOf(emptyDraft))
  const [isRestored, setIsRestored] = useState(false)
  const port = useRef<EditorPort | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [store] = useState(() => makeDraftStore({ tool: 'proofread', isDraft, storage: typeof window === 'undefined' ? null : undefined }))

  useEffect(() => {
    const kept = store.read()
    // What was typed before the page's scripts ran goes before what was kept. Whoever comes for the first time brings
    // the text of the paraphraser along: one sheet, many tools.
    const text = field.current?.value || (kept ? kept.text : textOfParaphraser())
    if (field.current && field.current.value !== text) field.current.value = text
    dispatch({ type: 'restored', text })
    if (kept) setSettings({ ...settingsOf(kept), dismissed: text === kept.text ? kept.dismissed : [] })
    setIsRestored(true)
  }, [store])

  const hold = useCallback((next: EditorPort) => {
    port.current = next
  }, [])
  const change = useCallback((part: Partial<Settings>) => setSettings((now) => ({ ...now, ...part })), [])
  const put = useCallback((text: string) => {
    const now = port.current
    if (now && now.text() !== text) now.write([{ span: { start: 0, end: now.text().length }, text: text.replace(/\r\n?/g, '\n') }])
  }, [])
  const isKept = useKept(store, { ...settings, text: checked.text }, isRestored)
  return { checked, dispatch, settings, change, port, hold, field, isRestored, isKept, put }
}

const hasText = (value: unknown): value is { readonly text: string } =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'

const textOfParaphraser = (): string => makeDraftStore({ tool: 'rephrase', isDraft: hasText }).read()?.text ?? ''

const settingsOf = ({ language, dialect, isPicky, dismissed }: Draft): Settings => ({ language, dialect, isPicky, dismissed })

const writeAfterMs = 300

/** Writes the draft a moment after a change, and at once when the reader leaves. */
function useKept(store: DraftStore<Draft>, draft: Draft, isRestored: boolean): boolean {
  const [isKept, setIsKept] = useState(true)
  const pending = useRef<Draft | null>(null)
  const { text, language, dialect, isPicky, dismissed } = draft
  useEffect(() => {
    if (!isRestored) return undefined
    const now = { text, language, dialect, isPicky, dismissed }
    pending.current = now
    const write = () => {
      pending.current = null
      setIsKept(store.write(now) || now.text === '')
    }
    const timer = setTimeout(write, writeAfterMs)
    addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', write)
    }
  }, [store, isRestored, text, language, dialect, isPicky, dismissed])
  useEffect(
    () => () => {
      if (pending.current) store.write(pending.current)
    },
    [store],
  )
  return isKept
}
