import { useEffect, useEffectEvent, useLayoutEffect as useBrowserLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { onIntent } from '#web/workbench/on-intent.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { editBetween } from './checked.ts'
import { plainPort, type EditorEvents, type Mark } from './editor-port.ts'
import { levelOf, noteAt, type Note } from './notes.ts'
import type { Proofreading } from './use-proofread.ts'

/** The editor, fetched as soon as the page stands; until then, and where it cannot be had, the plain field does. */
const editorParts = onIntent(async () => ({ makeCodeEditor: (await import('./code-editor.ts')).makeCodeEditor }))

export type Editor = {
  readonly host: RefObject<HTMLDivElement | null>
  /** The editor stands in the place of the plain field. */
  readonly isReady: boolean
  /** The plain field was typed into. */
  readonly typed: (text: string) => void
}

const useLayoutEffect = typeof window === 'undefined' ? useEffect : useBrowserLayoutEffect

/** The id of the line that says how to get from the text to the notes. */
export const hintId = 'proofread-hint'

/** Holds the text: first in the plain field, then in the editor, which takes over what was typed meanwhile. */
export function useEditor(desk: Proofreading, onLayout: () => void): Editor {
  const { field: label } = useMessages().proofread.text
  const { placeholder } = useMessages().rephrase.original
  const { sheet } = desk
  const { port, hold, field, isRestored, dispatch } = sheet
  const host = useRef<HTMLDivElement>(null)
  const [isReady, setIsReady] = useState(false)
  const parts = editorParts.useLoaded()
  const typed = useEffectEvent((text: string) =>
    dispatch({ type: 'edited', text, edits: [editBetween(sheet.checked.text, text)], isTyped: true }),
  )
  const events = useEvents(desk, onLayout)

  useEffect(() => {
    if (!isRestored) return undefined
    if (field.current) hold(plainPort(field.current, events.onText))
    editorParts.load()
    return undefined
  }, [isRestored, hold, field, events])

  const takeOver = useEffectEvent((makeCodeEditor: NonNullable<typeof parts>['makeCodeEditor']) => {
    const plain = field.current
    if (!host.current || !plain) return
    const selection = { start: plain.selectionStart, end: plain.selectionEnd }
    const hadFocus = document.activeElement === plain
    const text = plain.value
    const made = makeCodeEditor({ parent: host.current, text, selection, words: { label, placeholder, describedBy: hintId }, events })
    hold(made)
    setIsReady(true)
    if (hadFocus) made.focus()
  })
  useEffect(() => {
    if (!parts || !isRestored) return undefined
    return whenComposed(field.current, () => takeOver(parts.makeCodeEditor))
  }, [parts, isRestored, field])
  useEffect(() => () => port.current?.destroy(), [port])
  useDrawn(desk, isReady)
  const onTyped = (text: string) => {
    // One that could not be fetched is tried again.
    editorParts.load()
    typed(text)
  }
  return { host, isReady, typed: onTyped }
}

/** Runs at once, or, while a character is being composed (accents, input methods), after it has been. */
function whenComposed(field: HTMLTextAreaElement | null, run: () => void): () => void {
  const stop = new AbortController()
  if (field?.dataset['composing'] === undefined) run()
  else field.addEventListener('compositionend', () => setTimeout(run), { once: true, signal: stop.signal })
  return () => stop.abort()
}

/** What the editor tells the screen, by one object for its whole life whose functions are always those of the last render. */
function useEvents({ sheet, shown, activate, point, setHistory, active }: Proofreading, onLayout: () => void): EditorEvents {
  const [events] = useState<EditorEvents>(() => ({
    onText: () => undefined,
    onHistory: setHistory,
    onCaret: () => undefined,
    onPoint: point,
    onTap: () => false,
    onLayout: () => undefined,
  }))
  useLayoutEffect(() => {
    Object.assign(events, {
      onText: (...[text, edits, isTyped]: Parameters<EditorEvents['onText']>) => sheet.dispatch({ type: 'edited', text, edits, isTyped }),
      onCaret: (place: number) => {
        const note = noteAt(shown, place)
        if (note) activate(note.id)
      },
      onTap: (id: string) => {
        if (active?.id === id) return false
        activate(id)
        return true
      },
      onLayout,
    } satisfies Partial<EditorEvents>)
  })
  return events
}

/** Keeps what is drawn into the text as the screen has it. */
function useDrawn({ sheet, shown, active, pointed, checking }: Proofreading, isReady: boolean): void {
  const { kinds } = useMessages().proofread
  const { port, settings } = sheet
  const marks = useMemo(() => shown.map((note) => markOf(note, kinds[note.kind])), [shown, kinds])
  const activeId = active?.id ?? null
  useEffect(() => {
    if (isReady) port.current?.setMarks(marks, pointed ?? activeId)
  }, [isReady, port, marks, pointed, activeId])
  const hasFix = shown.some((note) => levelOf(note) === 'fix')
  useEffect(() => port.current?.setInvalid(hasFix), [isReady, port, hasFix])
  const language = settings.language === 'detect' ? checking.recognised?.language : settings.language
  useEffect(() => {
    if (isReady) port.current?.setLanguage({ lang: language ?? '', dir: language ? 'ltr' : 'auto' })
  }, [isReady, port, language])
}

const markOf = (note: Note, kind: string): Mark => ({
  id: note.id,
  span: note.span,
  level: levelOf(note),
  kind: note.kind,
  label: note.suggestions[0] === undefined ? `${kind}: ${note.title}` : `${kind}: ${note.suggestions[0] || note.title}`,
})
