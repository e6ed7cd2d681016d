import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Mode, RephraseResult } from '#tools/rephrase/contract.ts'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { announce } from '#web/ui/live-region.tsx'
import type { Problem } from '#web/workbench/api-client.ts'
import type { Draft } from './options.ts'
import { requestCompare, requestRephrase } from './rephrase-api.ts'
import type { Rephrasing } from './use-rephrase.ts'
import { tooLongFor, useRunReport } from './use-run-report.ts'

/** A mode's column: its latest wording, and all that it showed for this text. */
export type Column = { readonly mode: Mode; readonly result: RephraseResult; readonly shown: readonly string[] }

/** The text in all modes; `columns` are null before the first run and after a change of what was asked. */
export type Comparing = {
  readonly asked: Draft
  readonly columns: readonly Column[] | null
  readonly isRunning: boolean
  /** The mode whose column asks for another wording. */
  readonly again: Mode | null
  readonly chosen: Mode
  readonly choose: (mode: Mode) => void
  readonly run: () => void
  readonly another: (column: Column) => void
  /** Takes a wording to the sheet. */
  readonly use: (column: Column) => void
}

/**
 * What the side-by-side view knows and does. A text that has a result already is compared at once: it is paid for. What fails goes
 * to the sheet, which has the ways on.
 */
export function useCompare(desk: Rephrasing, onClose: () => void): Comparing {
  const { draft: asked } = desk
  const [chosen, choose] = useState(asked.mode)
  const [found, setFound] = useState<{ readonly asked: Draft; readonly columns: readonly Column[] } | null>(null)
  const columns = found && isSame(found.asked, asked) ? found.columns : null
  const fail = (problem: Problem) => {
    desk.dispatch({ type: 'failed', problem })
    onClose()
  }
  const onColumn = (next: Column) =>
    setFound((before) => before && { ...before, columns: before.columns.map((one) => (one.mode === next.mode ? next : one)) })
  const { isRunning, run } = useWholeRun({ desk, fail, onColumns: (all) => setFound({ asked, columns: all }) })
  const { again, another } = useAnother({ asked, fail, onColumn })
  const use = ({ mode, result }: Column) => {
    desk.change({ mode })
    desk.dispatch({ type: 'arrived', result, asked: { ...asked, mode }, purpose: { kind: 'new' } })
    onClose()
  }
  return { asked, columns, isRunning, again, chosen, choose, run, another, use }
}

const isSame = (one: Draft, other: Draft): boolean =>
  one.text === other.text && one.strength === other.strength && one.language === other.language && one.keep === other.keep

/** One request at a time; the one before ends when another begins, and all with the view. */
function useOneRequest(): () => AbortSignal {
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  return () => {
    running.current?.abort()
    running.current = new AbortController()
    return running.current.signal
  }
}

function useWholeRun({
  desk,
  fail,
  onColumns,
}: {
  readonly desk: Rephrasing
  readonly fail: (problem: Problem) => void
  readonly onColumns: (columns: readonly Column[]) => void
}) {
  const { code: locale } = useLocale()
  const { compare: words } = useMessages().outcome
  const report = useRunReport()
  const begin = useOneRequest()
  const { draft: asked, tier, version } = desk
  const [isPaid] = useState(version?.asked.text === asked.text)
  const [isRunning, setIsRunning] = useState(isPaid)
  const start = () => {
    const signal = begin()
    void requestCompare({ asked, locale, signal }).then((answer) => {
      if (signal.aborted) return
      setIsRunning(false)
      report(answer)
      if (!answer.ok) return fail(answer.problem)
      onColumns(answer.value.results.map((result) => ({ mode: result.mode, result, shown: [result.text] })))
      announce(words.done)
    })
  }
  const run = () => {
    const tooLong = tooLongFor(tier, asked.text)
    if (tooLong) return fail(tooLong)
    setIsRunning(true)
    start()
  }
  const atOnce = useEffectEvent(start)
  useEffect(() => {
    if (isPaid) atOnce()
  }, [isPaid])
  return { isRunning, run }
}

function useAnother({
  asked,
  fail,
  onColumn,
}: {
  readonly asked: Draft
  readonly fail: (problem: Problem) => void
  readonly onColumn: (column: Column) => void
}) {
  const { code: locale } = useLocale()
  const { compare: words } = useMessages().outcome
  const { mode: names, run: runWords } = useMessages().rephrase
  const report = useRunReport()
  const begin = useOneRequest()
  const [again, setAgain] = useState<Mode | null>(null)
  const another = async ({ mode, result: before, shown }: Column) => {
    const signal = begin()
    setAgain(mode)
    const answer = await requestRephrase({
      asked: { ...asked, mode },
      seed: before.seed + 1,
      avoid: shown,
      locale,
      signal,
      onStep: () => undefined,
    })
    if (signal.aborted) return
    setAgain(null)
    report(answer)
    if (!answer.ok) return fail(answer.problem)
    const { value: result } = answer
    announce(result.isNew ? words.anotherDone(names[mode]) : runWords.noOther)
    onColumn({ mode, result: result.isNew ? result : { ...before, seed: result.seed }, shown: [...shown, result.text] })
  }
  return { again, another: (column: Column) => void another(column) }
}
