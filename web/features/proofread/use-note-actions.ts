import { useRef } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { withOff, withoutOff, withoutWord, withWord } from '#web/workbench/writing-lists.ts'
import type { Edit } from './checked.ts'
import { levelOf, noteFrom, shownChange, type Note } from './notes.ts'
import { languageForWords } from './settings.ts'
import type { Proofreading } from './use-proofread.ts'

export type NoteActions = {
  readonly accept: (note: Note, suggestion?: string) => void
  /** Everything that is wrong and has a suggestion, in one step. */
  readonly acceptAll: () => void
  readonly acceptKind: (note: Note) => void
  readonly dismiss: (note: Note) => void
  readonly dismissKind: (note: Note) => void
  readonly addWord: (note: Note) => void
  readonly ruleOff: (note: Note) => void
  readonly undo: () => boolean
  readonly redo: () => boolean
  /** Goes to the next or previous finding; `inText` puts the caret there. */
  readonly step: (by: -1 | 1, inText: boolean) => boolean
  readonly open: (note: Note) => void
  /** Findings that the same decision would hold for. */
  readonly alike: (note: Note) => readonly Note[]
}

/** A decision that is not an edit of the text, and how to take it back. */
type Undoable = { readonly text: string; readonly run: () => void }

const editOf = ({ span }: Note, text: string): Edit => ({ span, text })

/** The first suggestions of findings as edits: in order, apart. */
export function editsFor(notes: readonly Note[]): readonly Edit[] {
  const edits: Edit[] = []
  for (const note of notes) {
    const [suggestion] = note.suggestions
    if (suggestion === undefined || note.span.start < (edits.at(-1)?.span.end ?? 0)) continue
    edits.push(editOf(note, suggestion))
  }
  return edits
}

/** What can be done with findings. What is not an edit can be taken back as well, by the toast or by Z. */
export function useNoteActions(desk: Proofreading): NoteActions {
  const { did } = useMessages().proofread
  const { undo: undoWord } = useMessages().rephrase.result
  const { sheet, shown, active, activate } = desk
  const { port, checked } = sheet
  const undoable = useRef<Undoable | null>(null)

  const next = (note: Note) => {
    const others = shown.filter(({ id }) => id !== note.id)
    activate((others.find(({ span }) => span.start >= note.span.start) ?? others.at(-1))?.id ?? null)
  }
  const decide = (words: string, run: () => void) => {
    undoable.current = { text: checked.text, run }
    showToast({ text: words, action: { label: undoWord, run } })
  }
  const undo = () => {
    const latest = undoable.current
    undoable.current = null
    if (!latest || latest.text !== checked.text) return port.current?.undo() ?? false
    latest.run()
    announce(did.undone)
    return true
  }
  const alike = (note: Note) => shown.filter((other) => other.class === note.class)
  const helpers = { decide, next, alike }
  return {
    alike,
    undo,
    redo: () => port.current?.redo() ?? false,
    ...useAccepting(desk, helpers),
    ...useDeciding(desk, helpers),
    step: useStep(desk),
    open: (note) => {
      if (active?.id !== note.id) activate(note.id)
      port.current?.reveal(note.span)
    },
  }
}

type Helpers = {
  readonly decide: (words: string, run: () => void) => void
  /** Opens the finding after this one. */
  readonly next: (note: Note) => void
  readonly alike: (note: Note) => readonly Note[]
}

function useAccepting(
  { sheet: { port }, shown }: Proofreading,
  { next, alike }: Helpers,
): Pick<NoteActions, 'accept' | 'acceptAll' | 'acceptKind'> {
  const { did } = useMessages().proofread
  const { undo } = useMessages().rephrase.result
  const acceptMany = (notes: readonly Note[]) => {
    const edits = editsFor(notes)
    if (edits.length === 0) return
    port.current?.write(edits)
    showToast({ text: did.acceptedMany(edits.length), action: { label: undo, run: () => port.current?.undo() } })
  }
  return {
    accept: (note, suggestion = note.suggestions[0]) => {
      if (suggestion === undefined) return
      next(note)
      port.current?.write([editOf(note, suggestion)])
      announce(did.accepted)
    },
    acceptAll: () => acceptMany(shown.filter((note) => levelOf(note) === 'fix')),
    acceptKind: (note) => acceptMany(alike(note)),
  }
}

type Decided = 'dismiss' | 'dismissKind' | 'addWord' | 'ruleOff'

/** As many dismissed findings as are kept with a text. */
const dismissedAtMost = 2_000

function useDeciding({ sheet, lists, checking }: Proofreading, { decide, next, alike }: Helpers): Pick<NoteActions, Decided> {
  const { did } = useMessages().proofread
  const dismiss = (note: Note, notes: readonly Note[]) => {
    const before = sheet.settings.dismissed
    next(note)
    sheet.change({ dismissed: [...before, ...notes.map(({ place }) => place)].slice(-dismissedAtMost) })
    decide(did.dismissed, () => sheet.change({ dismissed: before }))
  }
  return {
    dismiss: (note) => dismiss(note, [note]),
    dismissKind: (note) => dismiss(note, alike(note)),
    addWord: (note) => {
      next(note)
      const language = languageForWords(sheet.settings.language, checking.recognised?.language ?? null)
      lists.change((now) => withWord(now, { language, word: note.words }))
      decide(did.added(note.words), () => lists.change((now) => withoutWord(now, note.words)))
    },
    ruleOff: (note) => {
      next(note)
      lists.change((now) => withOff(now, note))
      decide(did.ruleOff(note.title), () => lists.change((now) => withoutOff(now, note.rule)))
    },
  }
}

function useStep({ sheet: { port, checked }, shown, active, activate }: Proofreading): NoteActions['step'] {
  const { kinds, note: words } = useMessages().proofread
  return (by, inText) => {
    const from = inText || !active ? (port.current?.selection() ?? { start: 0, end: 0 }) : active.span
    const note = noteFrom(shown, from, by)
    if (!note) return false
    activate(note.id)
    if (inText) port.current?.select(note.span)
    else port.current?.reveal(note.span)
    const { before, after } = shownChange(checked.text, note, note.suggestions[0])
    const change = after === null ? words.leaveOut(before) : after === '' ? before : words.instead(before, after)
    announce(`${kinds[note.kind]}. ${change}. ${note.message}`)
    return true
  }
}
