import { history, historyKeymap, isolateHistory, redo, redoDepth, standardKeymap, undo, undoDepth } from '@codemirror/commands'
import { Annotation, Compartment, EditorState, Transaction, type ChangeSet, type Extension, type StateEffect } from '@codemirror/state'
import { EditorView, keymap, placeholder, type ViewUpdate } from '@codemirror/view'
import type { Span } from '#engines/text/span.ts'
import type { Edit } from './checked.ts'
import { codeMarks, drawMarks, drawWash } from './code-marks.ts'
import type { EditorEvents, EditorPort, EditorWords, History } from './editor-port.ts'
import { isNarrow } from './use-narrow.ts'

type Given = {
  readonly parent: HTMLElement
  readonly text: string
  readonly selection: Span
  readonly words: EditorWords
  readonly events: EditorEvents
}

/** Said of changes that the screen made, not the reader's hand. */
const ours = Annotation.define<true>()
/** Room between a stretch that is brought into sight and the edge of the window: under the bars at its top. */
const margin = 150
/** The bar of the page, which stays at its top. */
const underBar = 72

/** The editor as a port. What is on the sheet is taken over with its selection. */
export function makeCodeEditor({ parent, text, selection, words, events }: Given): EditorPort {
  const language = new Compartment()
  const validity = new Compartment()
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      selection: { anchor: Math.min(selection.start, text.length), head: Math.min(selection.end, text.length) },
      extensions: [
        history({ newGroupDelay: 600 }),
        keymap.of([...historyKeymap, ...standardKeymap]),
        EditorView.lineWrapping,
        EditorView.perLineTextDirection.of(false),
        EditorView.cspNonce.of(document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''),
        placeholder(words.placeholder),
        attributesOf(words),
        language.of([]),
        validity.of([]),
        codeMarks,
        listeners(events),
      ],
    }),
  })
  const attribute = (compartment: Compartment, attributes: Readonly<Record<string, string>>): void =>
    view.dispatch({ effects: compartment.reconfigure(EditorView.contentAttributes.of({ ...attributes })) })
  return {
    text: () => view.state.doc.toString(),
    selection: () => ({ start: view.state.selection.main.from, end: view.state.selection.main.to }),
    write: (edits) => write(view, edits),
    undo: () => undo(view),
    redo: () => redo(view),
    focus: () => view.focus(),
    select: (span) => {
      view.focus()
      view.dispatch({ selection: { anchor: span.start, head: span.end }, effects: intoSight(view, span) })
    },
    reveal: (span) => view.dispatch({ effects: intoSight(view, span) }),
    setMarks: (marks, active) => view.dispatch({ effects: drawMarks.of({ marks, active }) }),
    setWash: (span) => view.dispatch({ effects: drawWash.of(span) }),
    setLanguage: ({ lang, dir }) => attribute(language, { lang, dir }),
    setInvalid: (isInvalid) => attribute(validity, { 'aria-invalid': String(isInvalid) }),
    heightOf: (place, isExact) => heightOf(view, Math.min(place, view.state.doc.length), isExact),
    boxOf: (span) => boxOf(view, span),
    destroy: () => view.destroy(),
  }
}

/** Brings a place into sight; where notes cover the lower part of the window, into its upper part. */
function intoSight(view: EditorView, { start }: Span): StateEffect<unknown> {
  const place = Math.min(start, view.state.doc.length)
  const top = view.coordsAtPos(place)?.top ?? -1
  const isHighEnough = top > underBar && top < innerHeight * 0.38
  return isNarrow() && !isHighEnough
    ? EditorView.scrollIntoView(place, { y: 'start', yMargin: underBar + 48 })
    : EditorView.scrollIntoView(place, { y: 'nearest', yMargin: isNarrow() ? 0 : margin })
}

const attributesOf = ({ label, describedBy }: EditorWords): Extension =>
  EditorView.contentAttributes.of({
    'aria-label': label,
    'aria-describedby': describedBy,
    'data-region-start': '',
    spellcheck: 'false',
    autocorrect: 'off',
    autocapitalize: 'sentences',
  })

function write(view: EditorView, edits: readonly Edit[]): void {
  const changes = edits.map(({ span, text }) => ({ from: span.start, to: span.end, insert: text }))
  view.dispatch({ changes, annotations: [ours.of(true), isolateHistory.of('full'), Transaction.userEvent.of('input.complete')] })
}

function heightOf(view: EditorView, place: number, isExact: boolean): number {
  const exact = isExact ? view.coordsAtPos(place)?.top : undefined
  return exact ?? view.documentTop + view.lineBlockAt(place).top
}

function boxOf(view: EditorView, { start, end }: Span): DOMRect | null {
  const first = view.coordsAtPos(start, 1)
  const last = view.coordsAtPos(end, -1)
  if (!first || !last) return null
  // A word that is broken over two lines is met under its end.
  const left = first.top === last.top ? Math.min(first.left, last.left) : last.left
  return new DOMRect(left, last.top, Math.abs(last.right - left), last.bottom - last.top)
}

const editsOf = (changes: ChangeSet): readonly Edit[] => {
  const edits: Edit[] = []
  changes.iterChanges((...[from, to, , , inserted]) => {
    edits.push({ span: { start: from, end: to }, text: inserted.toString() })
  }, true)
  return edits
}

function listeners(events: EditorEvents): Extension {
  let known: History = { canUndo: false, canRedo: false }
  let isTouch = false
  const noteOf = (event: Event): string | null =>
    event.target instanceof Element ? (event.target.closest('[data-note]')?.getAttribute('data-note') ?? null) : null
  const onUpdate = (update: ViewUpdate): void => {
    const { docChanged, geometryChanged, selectionSet, state, transactions, changes } = update
    if (docChanged) {
      const isTyped = transactions.every((one) => !one.annotation(ours) && !one.isUserEvent('undo') && !one.isUserEvent('redo'))
      events.onText(state.doc.toString(), editsOf(changes), isTyped)
    }
    const now = { canUndo: undoDepth(state) > 0, canRedo: redoDepth(state) > 0 }
    if (now.canUndo !== known.canUndo || now.canRedo !== known.canRedo) {
      known = now
      events.onHistory(now)
    }
    const isByHand = selectionSet && transactions.some((one) => one.isUserEvent('select'))
    if (isByHand && state.selection.main.empty) events.onCaret(state.selection.main.head)
    if (geometryChanged) events.onLayout()
  }
  return [
    EditorView.updateListener.of(onUpdate),
    EditorView.domEventHandlers({
      pointerdown: (event) => {
        isTouch = event.pointerType === 'touch'
        return false
      },
      mousedown: (event) => {
        const id = isTouch ? noteOf(event) : null
        if (id === null || !events.onTap(id)) return false
        event.preventDefault()
        return true
      },
      // A file that is dropped is opened by the screen, whatever its kind.
      drop: (event) => event.dataTransfer?.types.includes('Files') ?? false,
      mouseover: (event) => {
        if (!isTouch) events.onPoint(noteOf(event))
        return false
      },
      mouseleave: () => {
        events.onPoint(null)
        return false
      },
    }),
  ]
}
