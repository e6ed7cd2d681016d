import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { CheckAnswer, Exclusions, Report, ReportMatch } from '#tools/check/contract.ts'
import { scoreReport, type Score } from '#tools/check/score.ts'
import type { Problem } from '#web/workbench/api-client.ts'
import { requestExclusions } from './check-api.ts'
import { chosen, takenBack, type Choices } from './exclusions.ts'
import { numberedSources, paintText, paragraphsOf, walkOf, type Paragraph, type ShownSource } from './report-model.ts'

export type ReportDesk = {
  readonly id: string
  readonly report: Report
  readonly exclusions: Exclusions
  readonly score: Score
  /** By their numbers. */
  readonly sources: readonly ShownSource[]
  readonly paragraphs: readonly Paragraph[]
  /** Ids of the passages that count, in the order of the text. */
  readonly walk: readonly string[]
  readonly active: ReportMatch | null
  readonly select: (match: string | null) => void
  readonly choose: (change: (now: Exclusions) => Exclusions) => void
  /** False when there is nothing to take back. */
  readonly takeBack: () => boolean
  /** Why the choices could not be saved. */
  readonly unsaved: Problem | null
  readonly saveAgain: () => void
}

export type ReadAnswer = CheckAnswer & { readonly report: Report }

/** A report under its reader's choices: the figures are computed here, by the function that the server uses. */
export function useReport(answer: ReadAnswer): ReportDesk {
  const { id, report } = answer
  const [choices, setChoices] = useState<Choices>({ present: answer.exclusions, past: [] })
  const [activeId, select] = useState<string | null>(null)
  const exclusions = choices.present
  const sources = useMemo(() => numberedSources(report), [report])
  const score = useMemo(() => scoreReport(report, exclusions), [report, exclusions])
  const painted = useMemo(() => paintText(report, exclusions, { score, sources }), [report, exclusions, score, sources])
  const paragraphs = useMemo(() => paragraphsOf(report.text, painted), [report, painted])
  const walk = useMemo(() => walkOf(painted), [painted])
  const active = useMemo(() => report.matches.find((match) => match.id === activeId) ?? null, [report, activeId])
  const saving = useSaving(id, exclusions)
  const choose = useCallback((change: (now: Exclusions) => Exclusions) => setChoices((now) => chosen(now, change(now.present))), [])
  const takeBack = () => {
    setChoices(takenBack)
    return choices.past.length > 0
  }
  return { id, report, exclusions, score, sources, paragraphs, walk, active, select, choose, takeBack, ...saving }
}

const saveAfterMs = 600

/** Keeps the choices with the check, a moment after each, and at once when the reader leaves. */
function useSaving(id: string, exclusions: Exclusions): Pick<ReportDesk, 'unsaved' | 'saveAgain'> {
  const [unsaved, setUnsaved] = useState<Problem | null>(null)
  const saved = useRef(exclusions)
  const turn = useRef(0)
  const save = useCallback(
    async (now: Exclusions, isLast = false) => {
      const mine = ++turn.current
      saved.current = now
      const answer = await requestExclusions(id, now, isLast)
      if (mine === turn.current) setUnsaved(answer.ok ? null : answer.problem)
    },
    [id],
  )
  useEffect(() => {
    if (saved.current === exclusions) return undefined
    const timer = setTimeout(() => void save(exclusions), saveAfterMs)
    const leave = () => void save(exclusions, true)
    addEventListener('pagehide', leave)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', leave)
    }
  }, [exclusions, save])
  // The screen changes within the site: what still waits is sent.
  const latest = useRef(exclusions)
  useEffect(() => {
    latest.current = exclusions
  }, [exclusions])
  useEffect(
    () => () => {
      if (saved.current !== latest.current) void save(latest.current, true)
    },
    [save],
  )
  return { unsaved, saveAgain: () => void save(exclusions) }
}
