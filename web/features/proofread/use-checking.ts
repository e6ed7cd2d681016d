import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { countCharacters } from '#engines/text/characters.ts'
import { useLocale } from '#web/i18n/messages.tsx'
import type { ProofreadResult } from '#tools/proofread/contract.ts'
import type { Answer, Problem } from '#web/workbench/api-client.ts'
import { useIsOnline } from '#web/workbench/use-online.ts'
import { foundIn, unknownOf } from './checked.ts'
import { nextRequest, passagesWithin, type Recognised } from './next-request.ts'
import type { Parcel } from './passages.ts'
import { requestProofread } from './proofread-api.ts'
import type { Sheet } from './use-sheet.ts'

export type Checking = {
  readonly isRunning: boolean
  /** The run takes long enough to be shown. */
  readonly isSlow: boolean
  /** What stands in the way, of this very text. */
  readonly problem: Problem | null
  readonly recognised: Recognised | null
  /** Nothing waits to be checked. */
  readonly isDone: boolean
  /** Not all of it fits into a run: only the beginning does, or not even the first paragraph. */
  readonly over: 'rest' | 'all' | null
  /** Counts answers, for what must be said once each. */
  readonly answers: number
  readonly check: () => void
}

type Given = { readonly sheet: Sheet; readonly own: readonly string[]; readonly limit: number; readonly isLive: boolean }

/** After the last key. */
const pauseMs = 500
/** How long a run may take before it is shown. */
const quietMs = 400

type Failed = { readonly problem: Problem; readonly text: string }

/** Checks what changed, a moment after the last key; one run at a time, and an answer to other settings is dropped. */
export function useChecking(given: Given): Checking {
  const { sheet, limit, isLive } = given
  const { checked, isRestored } = sheet
  const { run, isRunning, failed, settle, recognised, answers } = useRun(given)
  const isBarred = failed !== null && failed.text === checked.text
  const check = () => {
    settle()
    void run()
  }
  const onPause = useEffectEvent(() => void run())
  useEffect(() => {
    if (!isRestored || !isLive || isRunning || isBarred || checked.text === '') return undefined
    const timer = setTimeout(() => onPause(), pauseMs)
    return () => clearTimeout(timer)
  }, [isRestored, isLive, isRunning, isBarred, checked.text, checked.known])
  useRetry(isBarred ? failed.problem : null, check)

  const passages = useMemo(() => passagesWithin(checked.text, limit), [checked.text, limit])
  const isOver = useMemo(() => countCharacters(checked.text) > limit, [checked.text, limit])
  const isDone = useMemo(() => unknownOf(checked, passages).length === 0, [checked, passages])
  return {
    isRunning,
    isSlow: useIsSlow(isRunning),
    problem: isBarred ? failed.problem : null,
    recognised: checked.text === '' ? null : recognised,
    isDone: isDone && passages.length > 0,
    over: isOver ? (passages.length > 0 ? 'rest' : 'all') : null,
    answers,
    check,
  }
}

/** One run after the other, and what came of the last. */
function useRun({ sheet, own, limit }: Given) {
  const { checked, dispatch, settings } = sheet
  const { code: locale } = useLocale()
  const [isRunning, setIsRunning] = useState(false)
  const [failed, setFailed] = useState<Failed | null>(null)
  const [recognised, setRecognised] = useState<Recognised | null>(null)
  const [answers, setAnswers] = useState(0)
  const running = useRef<AbortController | null>(null)

  const arrived = (parcel: Parcel, answer: Answer<ProofreadResult>) => {
    setIsRunning(false)
    setFailed(answer.ok ? null : { problem: answer.problem, text: checked.text })
    if (answer.ok) {
      const { language, dialect } = answer.value
      setRecognised({ language, dialect })
      dispatch({ type: 'arrived', found: foundIn(parcel, answer.value) })
      setAnswers((count) => count + 1)
    } else if (answer.problem.code.startsWith('language-')) setRecognised(null)
  }
  const run = async () => {
    if (running.current) return
    const { language, dialect } = settings
    const next = nextRequest({ checked, language, recognised, limit })
    if (!next) return dispatch({ type: 'settled' })
    const controller = new AbortController()
    running.current = controller
    setIsRunning(true)
    const asked = { text: next.parcel.text, language: next.language, dialect: dialect ?? next.dialect, own }
    const answer = await requestProofread(asked, { locale, signal: controller.signal })
    // Settings were changed meanwhile: the answer is to another question.
    if (running.current !== controller) return
    running.current = null
    arrived(next.parcel, answer)
  }
  const settle = useCallback(() => setFailed(null), [])
  useForgetting(sheet, own, () => {
    running.current?.abort()
    running.current = null
    setIsRunning(false)
    setFailed(null)
    setRecognised(null)
  })
  useEffect(() => () => running.current?.abort(), [])
  return { run, isRunning, failed, settle, recognised, answers }
}

/** Forgets answers when they would be others now: another language or variant, or a word less in the dictionary. */
function useForgetting({ settings: { language, dialect }, dispatch }: Sheet, own: readonly string[], onForget: () => void): void {
  const forget = useEffectEvent(() => {
    onForget()
    dispatch({ type: 'forgotten' })
  })
  const known = useRef({ language, dialect, own })
  useEffect(() => {
    const before = known.current
    known.current = { language, dialect, own }
    const isOther = before.language !== language || before.dialect !== dialect || before.own.some((word) => !own.includes(word))
    if (isOther) forget()
  }, [language, dialect, own])
}

/** Tries again by itself: once the connection is back, or when the server has had its rest. */
function useRetry(problem: Problem | null, check: () => void): void {
  const isOnline = useIsOnline()
  const again = useEffectEvent(check)
  const isOffline = problem?.code === 'offline' || problem?.code === 'network-failed'
  useEffect(() => {
    if (isOffline && isOnline) {
      const timer = setTimeout(() => again(), 1_500)
      return () => clearTimeout(timer)
    }
    return undefined
  }, [isOffline, isOnline])
  const isBusy = problem?.code === 'too-many-requests' || problem?.code === 'engine-busy'
  const seconds = isBusy && typeof problem['seconds'] === 'number' ? problem['seconds'] : 0
  useEffect(() => {
    if (!isBusy) return undefined
    const timer = setTimeout(() => again(), (seconds + 1) * 1_000)
    return () => clearTimeout(timer)
  }, [isBusy, seconds])
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
