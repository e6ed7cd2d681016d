import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import type { Span } from '#engines/text/span.ts'
import type { UsageOfUnit } from '#tools/account/contract.ts'
import type { Tier } from '#tools/tiers.ts'
import { useLocale } from '#web/i18n/messages.tsx'
import { useUsage } from '#web/workbench/usage.ts'
import { currentVersion } from '#web/workbench/versions.ts'
import type { Draft } from './options.ts'
import { requestRephrase } from './rephrase-api.ts'
import {
  emptySheet,
  nextSeed,
  sheetReducer,
  versionsOf,
  type Purpose,
  type SheetAction,
  type SheetState,
  type Version,
} from './sheet-state.ts'
import { useDraft, type DraftDesk } from './use-draft.ts'
import { useKeptVersions } from './use-kept-versions.ts'
import { tooLongFor, useRunReport } from './use-run-report.ts'

export type Rephrasing = DraftDesk & {
  readonly tier: Tier
  /** What is used of the month's characters; null while it is not known, and where nothing limits them. */
  readonly month: UsageOfUnit | null
  readonly sheet: SheetState
  /** The version on the sheet; null as well while a problem stands in its place. */
  readonly version: Version | null
  readonly dispatch: (action: SheetAction) => void
  readonly isRunning: boolean
  /** The run takes long enough that its steps should be shown. */
  readonly isSlow: boolean
  /** Counts results as they arrive, for what must happen once each. */
  readonly arrivals: number
  /** The main button. The same text and settings again ask for another wording. `text` instead of the whole text: its first part. */
  readonly rephrase: (text?: string) => void
  readonly again: () => void
  /** Runs the version on the sheet again with `term`, which stands at `except` of its source, never changed. */
  readonly lock: (term: string, except: Span) => void
  readonly stop: () => boolean
}

/** How long a run may take before more than a busy button is shown. */
const quietMs = 400

/** Everything that the paraphraser's screen knows and does. */
export function useRephrase(tier: Tier): Rephrasing {
  const desk = useDraft(tier)
  const { code: locale } = useLocale()
  const report = useRunReport()
  const [sheet, dispatch] = useSheet(desk)
  const [arrivals, setArrivals] = useState(0)
  const running = useRef<AbortController | null>(null)
  const version = sheet.run.phase === 'failed' ? null : currentVersion(sheet.versions)
  const isRunning = sheet.run.phase === 'running'
  useEffect(() => () => running.current?.abort(), [])

  const start = async (asked: Draft, purpose: Purpose, { seed, avoid }: { readonly seed: number; readonly avoid: readonly string[] }) => {
    if (running.current) return
    const tooLong = tooLongFor(tier, asked.text)
    if (tooLong) return dispatch({ type: 'failed', problem: tooLong })
    const controller = new AbortController()
    running.current = controller
    dispatch({ type: 'started' })
    const onStep = (...[step, done, of]: Parameters<Parameters<typeof requestRephrase>[0]['onStep']>) =>
      dispatch({ type: 'step', step, done, of })
    const answer = await requestRephrase({ asked, seed, avoid, locale, signal: controller.signal, onStep })
    if (running.current === controller) running.current = null
    if (answer.ok) {
      dispatch({ type: 'arrived', result: answer.value, asked, purpose })
      setArrivals((count) => count + 1)
    } else dispatch({ type: 'failed', problem: answer.problem })
    report(answer)
  }

  const run = (asked: Draft) => {
    const same = versionsOf(sheet, asked)
    const purpose = { kind: same.length === 0 ? 'new' : 'again' } as const
    void start(asked, purpose, { seed: nextSeed(same), avoid: same.map(({ came }) => came.text) })
  }

  const lock = (term: string, except: Span) => {
    if (!version) return
    const keep = [...new Set([...version.asked.keep, term])]
    desk.change({ keep: [...new Set([...desk.draft.keep, term])] })
    dispatch({ type: 'edit', action: { type: 'begin-typing' } })
    void start({ ...version.asked, keep }, { kind: 'lock', except, of: version.came }, { seed: version.came.seed, avoid: [] })
  }

  const stop = useCallback(() => {
    running.current?.abort()
    return running.current !== null
  }, [])

  return {
    ...desk,
    tier,
    month: useUsage()?.characters ?? null,
    sheet,
    version,
    dispatch,
    isRunning,
    arrivals,
    lock,
    stop,
    isSlow: useIsSlow(isRunning),
    rephrase: (text = desk.draft.text) => run({ ...desk.draft, text }),
    again: () => version && run({ ...version.asked, keep: desk.draft.keep }),
  }
}

/** The sheet's state, kept for this tab; a change of the draft takes away what was said about the last run. */
function useSheet({ draft, editor }: DraftDesk) {
  const [sheet, dispatch] = useReducer(sheetReducer, emptySheet)
  const moveOn = useEffectEvent(() => {
    if (sheet.run.phase === 'idle' && sheet.run.remark) dispatch({ type: 'moved-on' })
  })
  useEffect(() => moveOn(), [draft])
  useKeptVersions({ editor, text: draft.text, versions: sheet.versions, dispatch })
  return [sheet, dispatch] as const
}

/** True once something has gone on for longer than a moment. */
function useIsSlow(isRunning: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setTimeout(() => setIsSlow(true), quietMs)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isRunning])
  return isSlow
}
