import { useEffect, useEffectEvent } from 'react'
import { hasLetterKeys, useShortcuts } from '#web/workbench/use-shortcuts.ts'
import type { DoctorDesk } from './use-doctor.ts'
import type { ReportDesk } from './use-report.ts'

/** The screen's keys. `report` is null while the text is written. */
export function useKeys(desk: DoctorDesk, report: ReportDesk | null): void {
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
    },
    '.doctor-report',
  )
  useNoteKeys(report)
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
