import { CircleAlert, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { describeProblem } from '#locales/problem.ts'
import { useMessages } from '../i18n/messages.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Problem } from './api-client.ts'

type ProblemNoticeProps = {
  readonly problem: Problem
  /** Ways on: buttons. */
  readonly children: ReactNode
}

/** What went wrong, what is safe, what to do: in the sheet, where the result would stand. */
export function ProblemNotice({ problem, children }: ProblemNoticeProps) {
  const { title, detail } = useProblemWords(problem)
  const isQuiet = problem.code === 'offline'
  return (
    <div role="alert" className="problem-notice">
      <p className={isQuiet ? 'flex items-start gap-2 text-ochre' : 'flex items-start gap-2 text-red'}>
        <Icon of={isQuiet ? WifiOff : CircleAlert} className="mt-0.5" />
        <span className="font-semibold">{title}</span>
      </p>
      <p className="mt-2 text-ink-soft">{detail}</p>
      <div className="mt-4 flex flex-wrap gap-2">{children}</div>
    </div>
  )
}

/** The words for a problem in the reader's language. */
export const useProblemWords = (problem: Problem) => describeProblem(useMessages().problems, problem.code, problem)

/** What helps whoever runs the server: code, status, number of the request, time; never the text. */
export const problemDetails = ({ code, status, requestId }: Problem): string =>
  [
    `code: ${code}`,
    `status: ${status}`,
    ...(typeof requestId === 'string' ? [`request: ${requestId}`] : []),
    `time: ${new Date().toISOString()}`,
    `page: ${location.pathname}`,
  ].join('\n')
