import { Check } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { useSite } from '#web/shell/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AwayNotice } from '#web/workbench/away-notice.tsx'
import { ProblemNotice } from '#web/workbench/problem-notice.tsx'
import { takeTier } from '#web/workbench/refresh-session.ts'
import { useSession } from '#web/workbench/session.ts'
import { askSignIn } from '#web/workbench/sign-in-request.ts'
import { useIsAway } from '#web/workbench/use-is-away.ts'
import { AccountSection } from './account-section.tsx'
import { DataSection } from './data-section.tsx'
import { LookSection } from './look-section.tsx'
import { PlanSection } from './plan-section.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { SecuritySection } from './security-section.tsx'
import { useAccount, type AccountDesk } from './use-account.ts'
import { WritingSection } from './writing-section.tsx'
import './profile.css'

/** The account page: one sheet, names of sections before the margin line, their rows beyond it. */
export function ProfilePanel() {
  const { problem: words } = useMessages().rephrase
  const { user, isLoading } = useSession()
  const state = useAccount(user)
  const isAway = useIsAway()
  if (isAway) return <AwaySheet />
  if (!user && !isLoading) return <SignedOut />
  if (state.phase === 'ready') return <ReadyAccount desk={state.desk} />
  if (state.phase === 'loading') return <ProfileSkeleton />
  return (
    <Plain>
      <ProblemNotice problem={state.problem}>
        <Button size="small" onClick={state.retry}>
          {words.again}
        </Button>
      </ProblemNotice>
    </Plain>
  )
}

const AwaySheet = () => (
  <section className="sheet mb-4">
    <AwayNotice of="profile" />
  </section>
)

const Plain = ({ children }: { readonly children: ReactNode }) => <section className="sheet profile-plain">{children}</section>

function SignedOut() {
  const { signedOut: words } = useMessages().profile
  const { signUp } = useMessages().account
  const { nav } = useMessages().shell
  return (
    <Plain>
      <h2 className="h3">{words.title}</h2>
      <p>{words.body}</p>
      <div className="profile-buttons">
        <Button variant="primary" onClick={() => askSignIn()}>
          {nav.logIn}
        </Button>
        <Button variant="quiet" onClick={() => askSignIn({ step: { kind: 'sign-up' } })}>
          {signUp.title}
        </Button>
      </div>
    </Plain>
  )
}

function ReadyAccount({ desk }: { readonly desk: AccountDesk }) {
  const { identity } = useSite().settings
  const [isCancelled, setIsCancelled] = useState(false)
  const onCancelled = () => {
    desk.put(() => ({ subscription: null }))
    takeTier('free')
    setIsCancelled(true)
    void desk.reload()
  }
  return (
    <>
      {isCancelled && desk.account.subscription === null ? <CancelledNotice /> : null}
      <div className="profile">
        <PlanSection desk={desk} isCancelled={isCancelled} onCancelled={onCancelled} />
        <div className="profile-rest">
          <AccountSection desk={desk} />
          {identity.kind === 'embedded' ? <SecuritySection desk={desk} /> : null}
          <LookSection desk={desk} />
          <WritingSection desk={desk} />
          <DataSection desk={desk} />
        </div>
      </div>
    </>
  )
}

/** The fixed words after cancelling; the focus goes to them. */
function CancelledNotice() {
  const { cancelled: words } = useMessages().profile.plan
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} role="status" tabIndex={-1} className="profile-cancelled">
      <Icon of={Check} />
      <div>
        <p className="font-semibold">{words.title}</p>
        <p className="text-sm text-ink-soft">{words.body}</p>
      </div>
    </div>
  )
}
