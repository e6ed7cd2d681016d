import { FlaskConical } from 'lucide-react'
import { useMessages } from '#web/i18n/messages.tsx'
import { useSite } from '#web/shell/site.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { BoughtWords } from '#web/workbench/bought-words.tsx'
import { ProblemNotice } from '#web/workbench/problem-notice.tsx'
import { useSession } from '#web/workbench/session.ts'
import { askSignIn } from '#web/workbench/sign-in-request.ts'
import { ChangeDialog } from './change-dialog.tsx'
import type { Looker } from './offer.ts'
import { PlanTable } from './plan-table.tsx'
import { useBuying, type Buying } from './use-buying.ts'
import './pricing.css'

/** The plans on their sheet: what this site sells, the table, and what became of the last click. */
export function Plans() {
  const { table: words } = useMessages().premium
  const { settings, ready } = useSite()
  const { tiers, visitorTier, areLimitsOpen, billing } = settings
  const { tier, isLoggedIn } = useSession()
  const buying = useBuying()
  const looker: Looker = {
    tier: tier ?? visitorTier,
    isLoggedIn,
    billing,
    isOpen: areLimitsOpen,
    hasProfile: ready.includes('profile'),
  }
  const actions = { looker, busy: buying.busy, choose: buying.choose, signUp: () => askSignIn({ step: { kind: 'sign-up' } }) }
  return (
    <Sheet aria-label={words.caption} className="plans">
      <SiteBanner isLoggedIn={isLoggedIn} />
      <Outcome buying={buying} />
      <PlanTable tiers={tiers} actions={actions} />
      <ChangeDialog plan={buying.asking} onChange={buying.change} onClose={buying.settle} />
    </Sheet>
  )
}

/** What must be known before any price: limits lifted, a plan for everybody, test mode, nothing sold. */
function SiteBanner({ isLoggedIn }: { readonly isLoggedIn: boolean }) {
  const { premium: words } = useMessages()
  const { areLimitsOpen, visitorTier, billing } = useSite().settings
  if (areLimitsOpen) return <Banner tone="green">{words.lifted}</Banner>
  if (!isLoggedIn && (visitorTier === 'premium' || visitorTier === 'platinum'))
    return <Banner tone="green">{words.given[visitorTier]}</Banner>
  if (billing === 'off') return <Banner>{words.off}</Banner>
  if (billing === 'stripe') return null
  return (
    <Banner tone="ochre" icon={FlaskConical}>
      <b className="font-semibold">{words.testMode.title}</b> {words.testMode.body}
    </Banner>
  )
}

function Outcome({ buying: { problem, done, settle } }: { readonly buying: Buying }) {
  const { buy: words } = useMessages().premium
  if (problem)
    return (
      <div className="plans-problem">
        <ProblemNotice problem={problem}>
          <Button size="small" onClick={settle}>
            {words.close}
          </Button>
        </ProblemNotice>
      </div>
    )
  if (!done) return null
  return <Banner tone="green">{done.isNew ? <BoughtWords plan={done.plan} /> : words.already[done.plan]}</Banner>
}
