import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReportResult } from '#tools/proofread/report-contract.ts'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { isOffline, post, type Guard, type Problem } from '#web/workbench/api-client.ts'
import { askWhenUnsure } from '#web/workbench/when-unsure.ts'
import type { Proofreading } from './use-proofread.ts'

/** A report, and the text that it is about. */
type Made = { readonly text: string; readonly report: ReportResult }

export type StyleReportDesk = {
  readonly made: Made | null
  /** The text has changed since: places are not where they were. */
  readonly isStale: boolean
  readonly isRunning: boolean
  readonly problem: Problem | null
  readonly run: () => void
}

// The server checks its answers against the contract before it sends them; here the shape tells them apart.
const isReport: Guard<ReportResult> = (value): value is ReportResult =>
  typeof value === 'object' && value !== null && 'facts' in value && Array.isArray(value.facts) && 'isEnough' in value

/** Asks for a report when the dialog opens for the first time; afterwards when the reader asks. */
export function useStyleReport({ sheet, checking }: Proofreading, isOpen: boolean): StyleReportDesk {
  const { code: locale } = useLocale()
  const { styleReport } = useMessages()
  const [made, setMade] = useState<Made | null>(null)
  const [isRunning, setIsRunning] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const running = useRef<AbortController | null>(null)
  const { text } = sheet.checked
  const { language } = sheet.settings

  const run = async () => {
    running.current?.abort()
    setProblem(null)
    if (text.trim() === '') return
    if (isOffline()) return setProblem({ code: 'offline', status: 0 })
    const stop = new AbortController()
    running.current = stop
    setIsRunning(true)
    announce(styleReport.running)
    const known = language === 'detect' ? (checking.recognised?.language ?? language) : language
    const answer = await askWhenUnsure(known, (chosen) =>
      post({ path: '/api/v1/proofread/report', body: { text, language: chosen }, isValue: isReport, locale, signal: stop.signal }),
    )
    if (stop.signal.aborted) return
    setIsRunning(false)
    if (!answer.ok) return setProblem(answer.problem)
    setMade({ text, report: answer.value })
    announce(styleReport.read(answer.value.words, answer.value.sentences))
  }
  const opened = useEffectEvent(() => {
    if (made === null || problem !== null || text.trim() === '') void run()
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const timer = setTimeout(() => opened())
    return () => clearTimeout(timer)
  }, [isOpen])
  useEffect(() => () => running.current?.abort(), [])
  return { made, isStale: made !== null && made.text !== text, isRunning, problem, run: () => void run() }
}
