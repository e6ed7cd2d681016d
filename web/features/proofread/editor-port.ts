import type { Span } from '#engines/text/span.ts'
import type { Edit } from './checked.ts'
import type { Level, Note } from './notes.ts'

/** A finding as it is drawn into the text. */
export type Mark = {
  readonly id: string
  readonly span: Span
  readonly level: Level
  readonly kind: Note['kind']
  /** Kind and correction, for screen readers. */
  readonly label: string
}

export type History = { readonly canUndo: boolean; readonly canRedo: boolean }

/** What the editor tells the screen. */
export type EditorEvents = {
  /** The text changed. `isTyped` is false for undo, redo and what the screen itself put in. */
  readonly onText: (text: string, edits: readonly Edit[], isTyped: boolean) => void
  readonly onHistory: (history: History) => void
  /** The reader put the caret somewhere, by hand. */
  readonly onCaret: (place: number) => void
  /** The pointer came to a finding, or left it (null). */
  readonly onPoint: (id: string | null) => void
  /** A finding was tapped on a touch screen, where a caret would bring the keyboard up. True when that is all that should happen. */
  readonly onTap: (id: string) => boolean
  /** The text was laid out anew. */
  readonly onLayout: () => void
}

export type EditorWords = {
  readonly label: string
  readonly placeholder: string
  readonly describedBy: string
}

/** The field that the text stands in, whatever it is made of. */
export type EditorPort = {
  readonly text: () => string
  readonly selection: () => Span
  /** Writes edits as one step that one undo takes back. They are in order and apart. */
  readonly write: (edits: readonly Edit[]) => void
  readonly undo: () => boolean
  readonly redo: () => boolean
  readonly focus: () => void
  /** Selects a stretch and brings it into sight. */
  readonly select: (span: Span) => void
  /** Brings a stretch into sight. */
  readonly reveal: (span: Span) => void
  readonly setMarks: (marks: readonly Mark[], active: string | null) => void
  /** Washes a stretch: the sentence that is pointed at. */
  readonly setWash: (span: Span | null) => void
  readonly setLanguage: (language: { readonly lang: string; readonly dir: 'ltr' | 'rtl' | 'auto' }) => void
  readonly setInvalid: (isInvalid: boolean) => void
  /** Height in the window of a place in the text; of its line when `isExact` and it is in sight, else of its paragraph. */
  readonly heightOf: (place: number, isExact: boolean) => number
  /** Where a stretch stands in the window; null where it is not drawn. */
  readonly boxOf: (span: Span) => DOMRect | null
  readonly destroy: () => void
}

/** A plain field as a port: before the editor has been loaded, and where it cannot be. */
export function plainPort(field: HTMLTextAreaElement, onText: EditorEvents['onText']): EditorPort {
  const write = (edits: readonly Edit[]): void => {
    field.focus()
    for (const { span, text } of edits.toReversed()) {
      field.setSelectionRange(span.start, span.end)
      // The old command is the only way that the browser's own undo takes back.
      if (!document.execCommand(text === '' ? 'delete' : 'insertText', false, text)) field.setRangeText(text, span.start, span.end, 'end')
    }
    onText(field.value, edits, false)
  }
  const select = ({ start, end }: Span): void => {
    field.focus()
    field.setSelectionRange(start, end)
  }
  return {
    text: () => field.value,
    selection: () => ({ start: field.selectionStart, end: field.selectionEnd }),
    write,
    undo: () => document.execCommand('undo'),
    redo: () => document.execCommand('redo'),
    focus: () => field.focus(),
    select,
    reveal: () => undefined,
    setMarks: () => undefined,
    setWash: () => undefined,
    setLanguage: () => undefined,
    setInvalid: (isInvalid) => field.setAttribute('aria-invalid', String(isInvalid)),
    heightOf: () => field.getBoundingClientRect().top,
    boxOf: () => field.getBoundingClientRect(),
    destroy: () => undefined,
  }
}
