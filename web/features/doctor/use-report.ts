import { useMemo, useState } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { copyText, toHtml } from '#web/workbench/copy-text.ts'
import { linesOf, type Line } from './lines.ts'
import { showNote } from './paint.ts'
import { isFoldable, isSafe, withAccepted, withAllAccepted, withDismissed, type FindingKind, type Note, type Report } from './report.ts'
import type { DoctorDesk } from './use-doctor.ts'

type Pane = 'findings' | 'works'

export type ReportDesk = {
  readonly report: Report
  readonly lines: readonly Line[]
  /** Findings in sight, by place. */
  readonly shown: readonly Note[]
  readonly active: Note | null
  /** Opens a finding and brings its words into sight; null closes. */
  readonly open: (id: string | null) => void
  /** To the next (1) or previous (-1) finding; false when there is none. */
  readonly step: (by: -1 | 1) => boolean
  readonly accept: (note: Note) => void
  readonly acceptAll: () => void
  /** How many that takes. */
  readonly safe: number
  readonly dismiss: (note: Note) => void
  /** False when there is nothing to take back. */
  readonly undo: () => boolean
  readonly copy: () => void
  readonly hidden: ReadonlySet<FindingKind>
  readonly setHidden: (kinds: ReadonlySet<FindingKind>) => void
  /** Findings about APA in a list of another style: how many, and whether they are folded. */
  readonly foldable: number
  readonly isFolded: boolean
  readonly setIsFolded: (isFolded: boolean) => void
  readonly pane: Pane
  readonly setPane: (pane: Pane) => void
}

/** A checked text: what was found, what was accepted, and what is in sight. */
export function useReport(desk: DoctorDesk, first: Report): ReportDesk {
  const { report, go, undo } = useChanges(desk, first)
  const words = useWords()
  const [pane, setPane] = useState<Pane>('findings')
  const lines = useMemo(() => linesOf(report.text), [report.text])
  const { shown, ...sight } = useShown(report)
  const { active, setActive, open, step } = useActive({ report, shown, lines })
  /** After a decision the next finding is open, so that nobody has to look for it. */
  const decide = (note: Note, next: Report, did: string) => {
    const following = shown[shown.findIndex(({ id }) => id === note.id) + 1]
    go(next)
    setActive(following && next.notes.some(({ id }) => id === following.id) ? following.id : null)
    announce(did)
  }
  const safe = shown.filter(isSafe).map(({ id }) => id)
  return {
    report,
    lines,
    shown,
    ...sight,
    active,
    open,
    step: (by) => {
      setPane('findings')
      return step(by)
    },
    accept: (note) => note.finding.replacement !== null && decide(note, withAccepted(report, note.id), words.did.accepted),
    acceptAll: () => {
      go(withAllAccepted(report, safe))
      showToast({ text: words.did.acceptedMany(safe.length), action: { label: words.undo, run: () => go(report) } })
    },
    safe: safe.length,
    dismiss: (note) => decide(note, withDismissed(report, note.id), words.did.dismissed),
    undo: () => {
      const isDone = undo()
      if (isDone) announce(words.did.undone)
      return isDone
    },
    copy: () =>
      void copyText({ plain: report.text, html: toHtml(report.text) }).then((outcome) =>
        showToast({ text: words.copied[outcome], tone: outcome === 'failed' ? 'info' : 'done' }),
      ),
    pane,
    setPane,
  }
}

/** The report as it is now, and those before it. The text on the sheet goes along. */
function useChanges({ draft, change }: DoctorDesk, first: Report) {
  const [history, setHistory] = useState<readonly [Report, ...Report[]]>([first])
  const [report, ...past] = history
  const put = (next: Report, rest: readonly Report[]) => {
    setHistory([next, ...rest])
    if (next.text !== draft.text) change({ text: next.text })
  }
  const undo = (): boolean => {
    const [before, ...earlier] = past
    if (before) put(before, earlier)
    return before !== undefined
  }
  return { report, go: (next: Report) => put(next, history), undo }
}

/** Which findings are in sight: those of the kinds that are, without what is folded. */
function useShown(report: Report) {
  const [hidden, setHidden] = useState<ReadonlySet<FindingKind>>(new Set())
  const [isFolded, setIsFolded] = useState(!report.isApaList)
  const shown = useMemo(
    () => report.notes.filter((note) => !hidden.has(note.finding.kind) && !(isFolded && isFoldable(note))),
    [report.notes, hidden, isFolded],
  )
  const foldable = report.isApaList ? 0 : report.notes.filter(isFoldable).length
  return { shown, hidden, setHidden, foldable, isFolded, setIsFolded }
}

type Sight = Pick<ReportDesk, 'report' | 'shown' | 'lines'>

function useActive({ report, shown, lines }: Sight) {
  const [activeId, setActive] = useState<string | null>(null)
  const at = shown.findIndex(({ id }) => id === activeId)
  const open = (id: string | null) => {
    setActive(id)
    const note = id === null ? undefined : report.notes.find((one) => one.id === id)
    if (note) showNote(lines, note.finding.span)
  }
  const step = (by: -1 | 1): boolean => {
    const next = shown[at < 0 ? (by > 0 ? 0 : shown.length - 1) : (at + by + shown.length) % shown.length]
    if (next) open(next.id)
    return next !== undefined
  }
  return { active: shown[at] ?? null, setActive, open, step }
}

function useWords() {
  const { proofread, rephrase } = useMessages()
  const { copied, copiedPlain, notCopied } = rephrase.result
  return { did: proofread.did, undo: rephrase.original.undo, copied: { formatted: copied, plain: copiedPlain, failed: notCopied } }
}
