import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { ProblemNotice } from '#web/workbench/problem-notice.tsx'
import type { DoctorDesk } from './use-doctor.ts'
import type { TextActions } from './use-text-actions.ts'

type DeskProblemProps = { readonly desk: DoctorDesk; readonly actions: TextActions }

/** Why the references were not checked, or a file was not opened, with the way on that fits. The text is as it was. */
export function DeskProblem({ desk, actions }: DeskProblemProps) {
  const { problem: words } = useMessages().rephrase
  const problem = actions.problem ?? desk.problem
  if (problem === null) return null
  const settle = () => {
    actions.settle()
    desk.settle()
  }
  return (
    <div className="doctor-problem">
      <ProblemNotice problem={problem}>
        {problem.code.startsWith('language-') ? (
          <Button size="small" onClick={() => document.querySelector<HTMLButtonElement>('.doctor [data-language-select]')?.click()}>
            {words.chooseLanguage}
          </Button>
        ) : actions.problem ? null : (
          <Button size="small" onClick={desk.check}>
            {words.again}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={settle}>
          {words.close}
        </Button>
      </ProblemNotice>
    </div>
  )
}
