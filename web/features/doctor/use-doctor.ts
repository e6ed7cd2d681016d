import { useEffect, useRef, useState } from 'react'
import { doctorCharactersAtMost } from '#tools/cite/doctor-contract.ts'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { announce } from '#web/ui/live-region.tsx'
import type { Problem } from '#web/workbench/api-client.ts'
import { useTextDraft, type TextDraft } from '#web/workbench/use-text-draft.ts'
import { requestDoctor } from './doctor-api.ts'
import { emptyDraft, isDraft, type Draft } from './draft.ts'
import { makeReport, type Report } from './report.ts'

export type DoctorDesk = TextDraft<Draft> & {
  /** The text as it was when it was checked; null while it is being written. */
  readonly first: Report | null
  /** Which check it is: each begins with nothing accepted. */
  readonly turn: number
  readonly isRunning: boolean
  readonly problem: Problem | null
  readonly check: () => void
  /** Back to writing; what was accepted stays in the text. */
  readonly edit: () => void
  readonly settle: () => void
}

/** Everything that the check of references knows and does. */
export function useDoctor(): DoctorDesk {
  const draftDesk = useTextDraft({ tool: 'doctor', isDraft, emptyDraft })
  const { code: locale } = useLocale()
  const { doctor, rephrase } = useMessages()
  const [first, setFirst] = useState<Report | null>(null)
  const [turn, setTurn] = useState(0)
  const [isRunning, setIsRunning] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(
    () => () => {
      running.current?.abort()
      setIsRunning(false)
    },
    [],
  )
  const { draft, field } = draftDesk

  const check = () => {
    if (isRunning || draft.text.length > doctorCharactersAtMost) return
    if (draft.text.trim() === '') {
      announce(rephrase.run.empty)
      field.current?.focus()
      return
    }
    const stop = new AbortController()
    running.current = stop
    setIsRunning(true)
    setProblem(null)
    announce(doctor.before.running)
    void requestDoctor(draft, locale, stop.signal).then((answer) => {
      if (stop.signal.aborted) return
      setIsRunning(false)
      if (!answer.ok) return setProblem(answer.problem)
      setFirst(makeReport(draft.text, answer.value))
      setTurn((now) => now + 1)
      announce(answer.value.list === null ? doctor.state.noList.title : doctor.state.found(answer.value.findings.length))
    })
  }
  const edit = () => {
    setFirst(null)
    requestAnimationFrame(() => field.current?.focus())
  }
  return { ...draftDesk, first, turn, isRunning, problem, check, edit, settle: () => setProblem(null) }
}
