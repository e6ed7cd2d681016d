import { useEffect, useEffectEvent } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { hasLetterKeys, useShortcuts } from '#web/workbench/use-shortcuts.ts'
import { showMatch } from './show-match.ts'
import type { ReportDesk } from './use-report.ts'

export type ReportSteps = {
  /** To the next (1) or previous (-1) passage that counts. */
  readonly step: (by: -1 | 1) => void
  /** Opens a passage and brings its place in the text into sight; `toPassage` moves the focus into the passage. */
  readonly show: (match: string, options?: { readonly toPassage?: boolean }) => void
  /** Closes the passage; the focus goes back to its place in the text. */
  readonly close: () => boolean
}

/** N and P walk the passages, Escape closes, Ctrl Z takes a choice back. */
export function useReportKeys(report: ReportDesk): ReportSteps {
  const { report: words } = useMessages().check
  const { walk, active, select } = report
  const show: ReportSteps['show'] = (match, options) => {
    select(match)
    showMatch(match, options)
  }
  const step = (by: -1 | 1) => {
    const at = active ? walk.indexOf(active.id) : -1
    const next = at < 0 ? (by > 0 ? 0 : walk.length - 1) : (at + by + walk.length) % walk.length
    const match = walk[next]
    if (match === undefined) return
    show(match)
    announce(spoken(report, words.text, { match, at: next }))
  }
  const close = (): boolean => {
    if (!active || document.querySelector(':popover-open')) return false
    const place = document.querySelector<HTMLElement>(`[data-match="${CSS.escape(active.id)}"][tabindex]`)
    select(null)
    place?.focus({ preventScroll: true })
    return true
  }
  const takeBack = (): boolean => {
    const isDone = report.takeBack()
    if (isDone) announce(words.undone)
    return isDone
  }
  useShortcuts(
    {
      stop: close,
      undo: takeBack,
    },
    '.check-report',
  )
  useLetters(step)
  return { step, show, close }
}

type TextWords = { readonly at: (at: number, of: number) => string; readonly source: (at: number) => string }

function spoken(
  { walk, report, sources }: ReportDesk,
  words: TextWords,
  { match, at }: { readonly match: string; readonly at: number },
): string {
  const source = report.matches.find(({ id }) => id === match)?.source
  const number = sources.find(({ id }) => id === source)?.number
  return [words.at(at + 1, walk.length), ...(number === undefined ? [] : [words.source(number)])].join(', ')
}

const isFree = (element: Element | null): boolean =>
  element === null ||
  element === document.body ||
  (element.closest('.check-report, main') !== null && !element.matches('input:not([type=checkbox]), textarea'))

/** Single letters, unless the reader has switched them off or is typing. */
function useLetters(step: (by: -1 | 1) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return
    if (!hasLetterKeys() || !isFree(document.activeElement) || document.querySelector('dialog[open], :popover-open')) return
    const by = { n: 1, p: -1 }[event.key.toLowerCase()]
    if (by !== 1 && by !== -1) return
    event.preventDefault()
    step(by)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
