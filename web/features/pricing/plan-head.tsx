import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { PageLink } from '#web/i18n/page-link.tsx'
import { useSite } from '#web/shell/site.ts'
import { isPaidTier, type PaidTierId, type Tier } from '#tools/tiers.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { InkBottle } from './ink-bottle.tsx'
import { mainPlan, offerOf, type Looker, type PlanId } from './offer.ts'

export type PlanActions = {
  readonly looker: Looker
  readonly busy: PaidTierId | null
  readonly choose: (plan: PaidTierId) => void
  readonly signUp: () => void
}

const fills: Readonly<Record<PlanId, number>> = { free: 0.08, premium: 0.4, platinum: 0.97 }

type PlanHeadProps = { readonly tier: Tier; readonly plan: PlanId; readonly actions: PlanActions }

/** Name, price, button and features of a plan. */
export function PlanHead({ tier, plan, actions }: PlanHeadProps) {
  const { name, description } = useMessages().premium.plans[plan]
  return (
    <div className="plan-head">
      <InkBottle share={fills[plan]} />
      <span className="h2 mt-4 mb-1 block">{name}</span>
      <span className="plan-line block text-ink-soft">{description}</span>
      <Price plan={plan} />
      <PlanButton plan={plan} actions={actions} />
      <Features tier={tier} plan={plan} />
    </div>
  )
}

function Price({ plan }: { readonly plan: PlanId }) {
  const { price: words } = useMessages().premium
  const { money } = useWords()
  const { billing, prices } = useSite().settings
  if (billing === 'off') return <span className="plan-price-none" />
  const amount = isPaidTier(plan) ? prices[plan] : 0
  if (amount === null) return <span className="plan-price plan-price-words">{billing === 'stripe' ? words.atCheckout : words.none}</span>
  return (
    <span className="plan-price">
      <bdi>{money(amount, prices.currency)}</bdi>
      {amount > 0 ? <span className="plan-price-month"> {words.month}</span> : null}
    </span>
  )
}

function PlanButton({ plan, actions: { looker, busy, choose, signUp } }: { readonly plan: PlanId; readonly actions: PlanActions }) {
  const { buy: words, table } = useMessages().premium
  const offer = offerOf(plan, looker)
  switch (offer?.kind) {
    case 'current':
      return (
        <Button isBlock disabled className="plan-button">
          {table.current}
        </Button>
      )
    case 'buy':
    case 'change': {
      const label = offer.kind === 'buy' ? words.choose[offer.plan] : words.change[offer.plan]
      return (
        <Button
          isBlock
          className="plan-button"
          variant={mainPlan(looker) === plan ? 'primary' : 'outline'}
          isBusy={busy === offer.plan}
          disabled={busy !== null && busy !== offer.plan}
          onClick={() => choose(offer.plan)}
        >
          {label}
        </Button>
      )
    }
    case 'sign-up':
      return (
        <Button isBlock className="plan-button" onClick={signUp}>
          {words.signUp}
        </Button>
      )
    case 'leave':
      return (
        <PageLink page="profile" className={`${buttonClass({ variant: 'quiet', isBlock: true })} plan-button`}>
          {words.leave}
        </PageLink>
      )
    case undefined:
      return null
  }
}

function Features({ tier, plan }: { readonly tier: Tier; readonly plan: PlanId }) {
  const { features } = useMessages().premium.plans[plan]
  const lines = features({ characters: tier.charactersMonthly, levels: tier.strengths.length, checks: tier.plagiarismChecksMonthly })
  return (
    <ul className="plan-features">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
