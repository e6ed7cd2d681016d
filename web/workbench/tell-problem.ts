import type { Messages } from '#locales/messages.ts'
import { describeProblem } from '#locales/problem.ts'
import { showToast } from '../ui/toast.tsx'

/** Says in passing why nothing was done; for what needs no answer of the person. */
export function tellProblem(problems: Messages['problems'], code: string, facts: object = {}): void {
  showToast({ text: Object.values(describeProblem(problems, code, facts)).join(' '), tone: 'info' })
}
