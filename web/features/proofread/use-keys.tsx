import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { onIntent } from '#web/workbench/on-intent.ts'
import { tellProblem } from '#web/workbench/tell-problem.ts'
import { useShortcuts } from '#web/workbench/use-shortcuts.ts'
import type { NoteActions } from './use-note-actions.ts'
import type { Proofreading } from './use-proofread.ts'
import type { TextActions } from './use-text-actions.ts'

type Given = { readonly desk: Proofreading; readonly notes: NoteActions; readonly texts: TextActions }

/** Fetched when it is asked for. */
const listsPart = onIntent(() => import('./lists-dialog.tsx'))
const markedPart = onIntent(() => import('./marked-copy-dialog.tsx'))
const reportPart = onIntent(() => import('./style-report-dialog.tsx'))
const parts = { lists: listsPart, marked: markedPart, report: reportPart }
type Part = keyof typeof parts

type Dialogs = {
  readonly openLists: () => void
  readonly openMarked: () => void
  readonly openReport: () => void
  readonly dialogs: ReactNode
}

/** The screen's keys, and its dialogs: the dictionary with the rules that are off, the document with tracked changes. */
export function useKeys({ desk, notes, texts }: Given): Dialogs {
  const { problems } = useMessages()
  const [open, setOpen] = useState<Part | null>(null)
  const close = () => setOpen(null)
  const show = (part: Part) => {
    setOpen(part)
    void parts[part].isThere().then((isThere) => {
      if (isThere) return
      close()
      tellProblem(problems, 'network-request-failed')
    })
  }
  useShortcuts(
    {
      run: desk.checking.check,
      stop: () => {
        // Escape closes what floats above first.
        if (!desk.active || document.querySelector(':popover-open')) return false
        desk.activate(null)
        return true
      },
      copy: texts.copy,
      undo: notes.undo,
      redo: notes.redo,
    },
    '.proof-notes, .proof-sheet, .proof-bar, .proof-foot',
  )
  useNoteKeys(desk, notes)
  const [lists, marked, report] = [listsPart.useLoaded(), markedPart.useLoaded(), reportPart.useLoaded()]
  const { original, setOriginal } = texts
  const dialogs = (
    <>
      {lists && <lists.ListsDialog desk={desk} isOpen={open === 'lists'} onClose={close} />}
      {marked && (
        <marked.MarkedCopyDialog desk={desk} original={original} onOriginal={setOriginal} isOpen={open === 'marked'} onClose={close} />
      )}
      {report && <report.StyleReportDialog desk={desk} isOpen={open === 'report'} onClose={close} />}
    </>
  )
  return { openLists: () => show('lists'), openMarked: () => show('marked'), openReport: () => show('report'), dialogs }
}

/** From finding to finding, and accepting one, from anywhere on the screen. */
function useNoteKeys({ active }: Proofreading, notes: NoteActions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]')) return
    const inNotes = document.activeElement?.closest('.proof-notes, .proof-sheet') != null
    const by = event.key === 'F8' ? (event.shiftKey ? -1 : 1) : event.altKey ? stepOf(event.key) : undefined
    if (by !== undefined && notes.step(by, !inNotes)) stop(event)
    if (event.altKey && event.key === 'Enter' && active) {
      notes.accept(active)
      stop(event)
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    // Before the editor, which has meanings of its own for some of them.
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [])
}

function stop(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

const stepOf = (key: string): -1 | 1 | undefined => (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : undefined)
