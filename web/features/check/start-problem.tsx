import { useMessages } from '#web/i18n/messages.tsx'
import { PageLink } from '#web/i18n/page-link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import type { Problem } from '#web/workbench/api-client.ts'
import { copyText, toHtml } from '#web/workbench/copy-text.ts'
import { problemDetails, ProblemNotice } from '#web/workbench/problem-notice.tsx'
import { useSession } from '#web/workbench/session.ts'
import { askSignIn } from '#web/workbench/sign-in-request.ts'
import type { TextActions } from './use-text-actions.ts'
import type { CheckDesk } from './use-check.ts'

type StartProblemProps = { readonly desk: CheckDesk; readonly actions: TextActions; readonly start: () => void }

/** Why a check did not begin, or a file was not opened, with the way on that fits it. The text is as it was. */
export function StartProblem({ desk, actions, start }: StartProblemProps) {
  const { problem: words } = useMessages().rephrase
  const problem = actions.problem ?? (desk.view.kind === 'writing' ? desk.view.problem : null)
  if (problem === null) return null
  const settle = () => {
    actions.settle()
    desk.dispatch({ type: 'settled' })
  }
  return (
    <div className="check-problem">
      <ProblemNotice problem={problem}>
        <WayOn problem={problem} start={start} />
        <Button variant="quiet" size="small" onClick={settle}>
          {problem.code === 'quota-spent' ? words.keep : words.close}
        </Button>
      </ProblemNotice>
    </div>
  )
}

function WayOn({ problem, start }: { readonly problem: Problem; readonly start: () => void }) {
  const { problem: words } = useMessages().rephrase
  const { tier, isLoggedIn } = useSession()
  const { code } = problem
  if (code === 'quota-spent' || code === 'entitlement-missing')
    return (
      <PageLink page="premium" className={buttonClass({ size: 'small' })}>
        {tier === 'premium' ? words.seePlatinum : words.plans}
      </PageLink>
    )
  if (code === 'sign-in-needed')
    return isLoggedIn ? null : (
      <Button size="small" onClick={() => askSignIn({ step: { kind: 'sign-in' }, onDone: start })}>
        {words.logIn}
      </Button>
    )
  if (code.startsWith('language-'))
    return (
      <Button size="small" onClick={() => document.querySelector<HTMLButtonElement>('[data-language-select]')?.click()}>
        {words.chooseLanguage}
      </Button>
    )
  if (code.startsWith('file-') || code.startsWith('text-') || code === 'nothing-to-search') return null
  return (
    <>
      <Button size="small" onClick={start}>
        {words.again}
      </Button>
      {code === 'offline' ? null : (
        <Button variant="quiet" size="small" onClick={() => void copyDetails(problem, words.detailsCopied)}>
          {words.details}
        </Button>
      )}
    </>
  )
}

async function copyDetails(problem: Problem, words: string): Promise<void> {
  const plain = problemDetails(problem)
  const outcome = await copyText({ plain, html: toHtml(plain) })
  if (outcome !== 'failed') showToast({ text: words })
}
