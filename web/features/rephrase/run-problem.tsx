import { useMessages } from '#web/i18n/messages.tsx'
import { PageLink } from '#web/i18n/page-link.tsx'
import { useSite } from '#web/shell/site.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import type { Problem } from '#web/workbench/api-client.ts'
import { copyText, toHtml } from '#web/workbench/copy-text.ts'
import { problemDetails, ProblemNotice } from '#web/workbench/problem-notice.tsx'
import { AddressSpent, FirstPart, OverQuota, SignUpOrIn } from './over-quota.tsx'
import type { Rephrasing } from './use-rephrase.ts'

/** What went wrong with a run or a file, with the way on that fits it. Nothing on the sheet has changed. */
export function RunProblem({ desk, problem }: { readonly desk: Rephrasing; readonly problem: Problem }) {
  const { problem: words } = useMessages().rephrase
  if (problem.code === 'quota-spent') return <OverQuota desk={desk} problem={problem} />
  if (problem.code === 'address-spent') return <AddressSpent desk={desk} problem={problem} />
  return (
    <ProblemNotice problem={problem}>
      <WayOn desk={desk} problem={problem} />
      <Button variant="quiet" size="small" onClick={() => desk.dispatch({ type: 'settled' })}>
        {words.close}
      </Button>
    </ProblemNotice>
  )
}

function WayOn({ desk, problem }: { readonly desk: Rephrasing; readonly problem: Problem }) {
  const { problem: words } = useMessages().rephrase
  const { code } = problem
  if (code === 'text-too-long') return <TooLong desk={desk} />
  if (code === 'strength-not-in-tier' || code === 'entitlement-missing') return <Plans />
  if (code === 'sign-in-needed') return <SignUpOrIn desk={desk} />
  if (code.startsWith('language-'))
    return (
      <Button size="small" onClick={openLanguages}>
        {words.chooseLanguage}
      </Button>
    )
  if (code.startsWith('file-') || code === 'text-empty') return null
  return (
    <>
      <Button size="small" onClick={() => desk.rephrase()}>
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

function TooLong({ desk }: { readonly desk: Rephrasing }) {
  const { settings } = useSite()
  const limit = desk.tier.charactersPerRun
  const isMoreOffered = Object.values(settings.tiers).some(({ charactersPerRun }) => charactersPerRun > limit)
  return (
    <>
      <FirstPart desk={desk} limit={desk.month ? desk.month.limit - desk.month.used : limit} />
      {isMoreOffered ? <Plans /> : null}
      <SignUpOrIn desk={desk} isOffered={settings.tiers.free.charactersPerRun > limit} />
    </>
  )
}

function Plans() {
  const { problem: words } = useMessages().rephrase
  return (
    <PageLink page="premium" className={buttonClass({ size: 'small' })}>
      {words.plans}
    </PageLink>
  )
}

const openLanguages = (): void => document.querySelector<HTMLButtonElement>('[data-language-select]')?.click()

async function copyDetails(problem: Problem, words: string): Promise<void> {
  const plain = problemDetails(problem)
  const outcome = await copyText({ plain, html: toHtml(plain) })
  if (outcome !== 'failed') showToast({ text: words })
}
