import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { ShortcutsDialog } from '#web/workbench/shortcuts-dialog.tsx'
import { focusRegion, hasLetterKeys, useShortcuts } from '#web/workbench/use-shortcuts.ts'
import type { DoctorDesk } from './use-doctor.ts'
import type { ReportDesk } from './use-report.ts'

type Keys = { readonly open: () => void; readonly dialog: ReactNode }

/** The screen's keys, and the list of them. `report` is null while the text is written. */
export function useKeys(desk: DoctorDesk, report: ReportDesk | null): Keys {
  const [isOpen, setIsOpen] = useState(false)
  useShortcuts(
    {
      run: desk.check,
      stop: () => {
        // Escape closes what floats above first.
        if (!report?.active || document.querySelector(':popover-open')) return false
        report.open(null)
        return true
      },
      copy: report?.copy ?? (() => false),
      undo: () => report?.undo() ?? false,
      'next-region': () => focusRegion(1),
      'previous-region': () => focusRegion(-1),
      help: () => setIsOpen(true),
    },
    '.doctor-report',
  )
  useNoteKeys(report)
  const rows = useRows()
  const { shortcuts, run } = useMessages().rephrase
  const dialog = (
    <ShortcutsDialog title={shortcuts.title} rows={rows} control={run.controlKey} isOpen={isOpen} onClose={() => setIsOpen(false)} />
  )
  return { open: () => setIsOpen(true), dialog }
}

function useRows() {
  const { keys } = useMessages().proofread
  const { shortcuts } = useMessages().rephrase
  return [
    { words: keys.next, keys: [['F8'], ['Shift', 'F8'], ['Alt', '↓'], ['Alt', '↑']] },
    { words: keys.accept, keys: [['Alt', 'enter']] },
    { words: keys.letters, keys: [['J'], ['K']] },
    { words: keys.decide, keys: [['A'], ['D'], ['Z']] },
    { words: keys.check, keys: [['mod', 'enter']] },
    { words: keys.copy, keys: [['mod', 'Shift', 'C']] },
    { words: shortcuts.regions, keys: [['F6'], ['Shift', 'F6']] },
    { words: shortcuts.help, keys: [['?']] },
  ]
}

/** From finding to finding, and deciding on one: with F8 and Alt anywhere, with single letters in the notes. */
function useNoteKeys(report: ReportDesk | null): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!report || event.isComposing || event.ctrlKey || event.metaKey || document.querySelector('dialog[open], :popover-open')) return
    const run = (event.key === 'F8' || event.altKey ? anywhere(event, report) : null) ?? inNotes(event, report)
    if (!run?.()) return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [])
}

type Run = () => boolean

function anywhere({ key, shiftKey, altKey }: KeyboardEvent, report: ReportDesk): Run | null {
  if (key === 'F8') return () => report.step(shiftKey ? -1 : 1)
  if (altKey && key === 'ArrowDown') return () => report.step(1)
  if (altKey && key === 'ArrowUp') return () => report.step(-1)
  return altKey && key === 'Enter' ? () => accepts(report) : null
}

function inNotes({ key, altKey }: KeyboardEvent, report: ReportDesk): Run | null {
  if (altKey || !hasLetterKeys() || !document.activeElement?.closest('.doctor-notes, .doctor-card-sheet')) return null
  const does: Readonly<Record<string, Run>> = {
    j: () => report.step(1),
    k: () => report.step(-1),
    a: () => accepts(report),
    d: () => (report.active ? (report.dismiss(report.active), true) : false),
    z: report.undo,
  }
  return does[key.toLowerCase()] ?? null
}

function accepts({ active, accept }: ReportDesk): boolean {
  if (!active || active.finding.replacement === null) return false
  accept(active)
  return true
}
