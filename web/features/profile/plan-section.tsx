import { useState, type ReactNode } from 'react'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { PageLink } from '#web/i18n/page-link.tsx'
import { useSite } from '#web/shell/site.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { CancelPlan } from './cancel-plan.tsx'
import { leaveFor } from '#web/workbench/leave-for.ts'
import { ProblemLine } from '#web/workbench/problem-line.tsx'
import { UsageView } from './usage-view.tsx'
import type { AccountDesk } from './use-account.ts'
import { useSending } from '#web/workbench/use-sending.ts'

type PlanSectionProps = {
  readonly desk: AccountDesk
  /** The plan was cancelled just now. */
  readonly isCancelled: boolean
  readonly onCancelled: () => void
}

/** The plan, what is used of it, and the ways to change and to leave it. */
export function PlanSection({ desk, isCancelled, onCancelled }: PlanSectionProps) {
  const { plan: words } = useMessages().profile
  const { plans } = useMessages().premium
  const { usage, subscription, idlePlan } = desk.account
  const name = subscription ? plans[subscription.tier].name : words.free
  return (
    <section aria-label={name} className="profile-section profile-plan" data-open="true">
      <div className="profile-name">
        <h2 className="h2">{name}</h2>
        <PlanLines desk={desk} isCancelled={isCancelled} />
      </div>
      <div className="profile-rows">
        {subscription?.status === 'past-due' ? <PastDue desk={desk} name={name} /> : null}
        {idlePlan ? <p className="profile-help">{words.idle(plans[idlePlan].name)}</p> : null}
        <UsageView usage={usage} />
        {isCancelled ? <p className="profile-help">{words.cancelled.keeps}</p> : null}
        <PlanButtons desk={desk} name={name} onCancelled={onCancelled} />
        <Help />
      </div>
    </section>
  )
}

/** Since when, until when, for how much; a line each. */
function PlanLines({ desk: { account }, isCancelled }: Pick<PlanSectionProps, 'desk' | 'isCancelled'>) {
  const { plan: words } = useMessages().profile
  const { money } = useWords()
  const { subscription } = account
  if (!subscription) return <p className="profile-lead">{isCancelled ? words.sinceToday : words.since(account.since)}</p>
  const { since, periodEnd, price, provider } = subscription
  const isGranted = provider === 'granted'
  const end = periodEnd ? (isGranted ? words.until(periodEnd) : words.renews(periodEnd)) : words.endless
  const lines = [
    words.since(since),
    isGranted ? words.granted : null,
    end,
    price && !isGranted ? words.perMonth(money(price.amount, price.currency)) : null,
  ]
  return (
    <>
      <p className="profile-lead">
        {lines
          .filter((line) => line !== null)
          .map((line) => (
            <span key={line}>{line}</span>
          ))}
      </p>
      {provider === 'test' ? (
        <Tag tone="ochre" className="profile-test">
          {words.test}
        </Tag>
      ) : null}
    </>
  )
}

function PastDue({ desk: { account }, name }: { readonly desk: AccountDesk; readonly name: string }) {
  const { pastDue } = useMessages().profile.plan
  const until = account.subscription?.graceUntil
  return (
    <Banner tone="ochre" className="profile-banner">
      <b className="font-semibold">{pastDue.title}</b> {until ? pastDue.body(name, until) : pastDue.bodyEnded}
    </Banner>
  )
}

function PlanButtons({ desk, name, onCancelled }: Pick<PlanSectionProps, 'desk' | 'onCancelled'> & { readonly name: string }) {
  const { plan: words } = useMessages().profile
  const { subscription } = desk.account
  const [isAsking, setIsAsking] = useState(false)
  const sending = useSending()
  const toInvoices = () => sending.send(desk.api.portal, ({ url }) => leaveFor(url, { isExternal: true }))
  const canCancel = subscription !== null && subscription.provider !== 'granted'
  return (
    <>
      <div className="profile-plan-buttons">
        <PageLink page="premium" className={buttonClass()}>
          {canCancel ? words.changePlan : words.seePlans}
        </PageLink>
        {canCancel ? (
          <Button aria-expanded={isAsking} aria-controls="cancel-plan" onClick={() => setIsAsking(!isAsking)}>
            {words.cancel}
          </Button>
        ) : null}
        {subscription?.provider === 'stripe' ? (
          <Button variant="quiet" isBusy={sending.isBusy} onClick={toInvoices}>
            {words.invoices}
          </Button>
        ) : null}
      </div>
      <ProblemLine problem={sending.problem} />
      {canCancel ? (
        <div id="cancel-plan" hidden={!isAsking}>
          {isAsking ? <CancelPlan desk={desk} name={name} onKeep={() => setIsAsking(false)} onCancelled={onCancelled} /> : null}
        </div>
      ) : null}
    </>
  )
}

/** Where a person can be reached about money; always in sight. */
function Help() {
  const { plan: words } = useMessages().profile
  const { supportEmail } = useSite().settings
  return <p className="profile-help">{supportEmail ? withLink(words.help, supportEmail) : words.helpNoEmail}</p>
}

/** A sentence with the address in it as a link, wherever the language puts it. */
function withLink(sentence: (email: string) => string, email: string): ReactNode {
  const [before = '', after = ''] = sentence('\u0000').split('\u0000')
  return (
    <>
      {before}
      <a className="link" href={`mailto:${email}`}>
        <bdi>{email}</bdi>
      </a>
      {after}
    </>
  )
}
