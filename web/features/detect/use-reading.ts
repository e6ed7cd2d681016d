import { useEffect, useRef, useState } from 'react'
import type { DetectResult } from '#tools/detect/contract.ts'
import { useLocale } from '#web/i18n/messages.tsx'
import type { Problem } from '#web/workbench/api-client.ts'
import { useKeepsTexts } from '#web/workbench/use-keeps-texts.ts'
import type { Draft } from './draft.ts'
import { requestDetect } from './detect-api.ts'

/** What came of a check. */
export type Read = {
  readonly result: DetectResult
  /** The text on the sheet when it was checked. */
  readonly whole: string
  /** What was sent of it: the same, or its beginning. */
  readonly sent: string
}

/** A check that did not come to a result, of this very text. */
export type Failed = { readonly problem: Problem; readonly whole: string }

export type Reading = {
  readonly isRunning: boolean
  /** The run takes long enough to be shown. */
  readonly isSlow: boolean
  readonly read: Read | null
  readonly failed: Failed | null
  readonly start: (draft: Draft, sent: string) => void
  readonly stop: () => boolean
  readonly forget: () => void
}

/** How long a run may take before it is shown. */
const quietMs = 400

/** One check at a time; a new one takes the place of the one before. */
export function useReading(): Reading {
  const { code: locale } = useLocale()
  const keepsTexts = useKeepsTexts()
  const [isRunning, setIsRunning] = useState(false)
  const [read, setRead] = useState<Read | null>(null)
  const [failed, setFailed] = useState<Failed | null>(null)
  const running = useRef<AbortController | null>(null)
  const lastKept = useRef('')
  useEffect(() => () => running.current?.abort(), [])

  const start = ({ text: whole, language }: Draft, sent: string) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setIsRunning(true)
    setFailed(null)
    // The same text goes into the history once.
    const keep = keepsTexts && sent !== lastKept.current
    void requestDetect({ text: sent, language, keep }, { locale, signal: controller.signal }).then((answer) => {
      if (running.current !== controller) return
      running.current = null
      setIsRunning(false)
      if (!answer.ok) return setFailed({ problem: answer.problem, whole })
      if (keep) lastKept.current = sent
      setRead({ result: answer.value, whole, sent })
    })
  }
  const stop = () => {
    if (!running.current) return false
    running.current.abort()
    running.current = null
    setIsRunning(false)
    return true
  }
  const forget = () => {
    setRead(null)
    setFailed(null)
  }
  return { isRunning, isSlow: useIsSlow(isRunning), read, failed, start, stop, forget }
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
