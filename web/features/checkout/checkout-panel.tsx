import { CircleAlert, CircleCheck, FlaskConical } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import type { TestCheckout } from '#tools/account/contract.ts'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { PageLink } from '#web/i18n/page-link.tsx'
import { useSite } from '#web/shell/site.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { ProblemNotice } from '#web/workbench/problem-notice.tsx'
import { askSignIn } from '#web/workbench/sign-in-request.ts'
import { useCheckout, type CheckoutDesk } from './use-checkout.ts'
import './checkout.css'

/** The test checkout: what is bought, and the two ways a payment can end. */
export function CheckoutPanel({ id }: { readonly id: string }) {
  const { checkout: words } = useMessages()
  const desk = useCheckout(id)
  return (
    <Sheet aria-label={words.title} className="checkout" aria-busy={desk.found.kind === 'loading' || undefined}>
      <Banner tone="ochre" icon={FlaskConical} className="checkout-mode">
        <b className="font-semibold">{words.mode}</b>
      </Banner>
      <div className="checkout-body">
        <Body desk={desk} />
      </div>
    </Sheet>
  )
}

function Body({ desk }: { readonly desk: CheckoutDesk }) {
  const { checkout: words } = useMessages()
  const { found } = desk
  if (found.kind === 'loading')
    return (
      <div role="status">
        <p className="sr-only">{words.loading}</p>
        <span className="skeleton w-1/3" />
        <span className="skeleton mt-4 w-2/3" />
        <span className="skeleton mt-4 w-1/2" />
      </div>
    )
  if (found.kind === 'found') return <Purchase desk={desk} checkout={found.checkout} />
  const { code } = found.problem
  if (code === 'sign-in-needed')
    return (
      <Notice title={words.signedOut.title} body={words.signedOut.body}>
        <Button variant="primary" onClick={() => askSignIn({ reason: words.signedOut.body, onDone: desk.load })}>
          {words.signedOut.go}
        </Button>
      </Notice>
    )
  if (code === 'not-found' || code === 'billing-off')
    return (
      <Notice title={words.missing.title} body={words.missing.body}>
        <Plans />
      </Notice>
    )
  return (
    <ProblemNotice problem={found.problem}>
      <Button onClick={desk.load}>{words.again}</Button>
    </ProblemNotice>
  )
}

function Purchase({ desk, checkout }: { readonly desk: CheckoutDesk; readonly checkout: TestCheckout }) {
  const { checkout: words } = useMessages()
  const { status } = checkout
  if (status === 'paid')
    return (
      <Notice tone="done" title={words.paid.title} body={words.paid.body}>
        <a href={desk.backTo} className={buttonClass({ variant: 'primary' })}>
          {words.paid.go}
        </a>
      </Notice>
    )
  if (status === 'expired')
    return (
      <Notice title={words.expired.title} body={words.expired.body}>
        <Plans />
      </Notice>
    )
  return (
    <>
      <Bill checkout={checkout} />
      {desk.trouble ? <Trouble desk={desk} /> : null}
      {status === 'declined' ? <Declined desk={desk} /> : <Open desk={desk} />}
    </>
  )
}

/** What is bought, at what price. */
function Bill({ checkout: { tier, price } }: { readonly checkout: TestCheckout }) {
  const { checkout: words, premium } = useMessages()
  const { money } = useWords()
  const { settings } = useSite()
  const { charactersMonthly, strengths, plagiarismChecksMonthly } = settings.tiers[tier]
  const lines = premium.plans[tier].features({
    characters: charactersMonthly,
    levels: strengths.length,
    checks: plagiarismChecksMonthly,
  })
  return (
    <dl className="checkout-bill">
      <Line name={words.plan}>
        <span className="checkout-plan">{premium.plans[tier].name}</span>
      </Line>
      <Line name={words.holds}>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Line>
      <Line name={words.billing}>{words.monthly}</Line>
      <Line name={words.price}>
        {price ? (
          <>
            <bdi className="checkout-price">{money(price.amount, price.currency)}</bdi> <span className="text-ink-soft">{words.month}</span>
          </>
        ) : (
          words.noPrice
        )}
      </Line>
    </dl>
  )
}

const Line = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="checkout-line">
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

function Open({ desk: { ending, end, backTo } }: { readonly desk: CheckoutDesk }) {
  const { checkout: words } = useMessages()
  return (
    <>
      <div className="checkout-actions">
        <Button variant="primary" isBusy={ending === 'pay'} disabled={ending === 'decline'} onClick={() => end('pay')}>
          {words.pay}
        </Button>
        <Button isBusy={ending === 'decline'} disabled={ending === 'pay'} aria-describedby="decline-help" onClick={() => end('decline')}>
          {words.decline}
        </Button>
        <a href={backTo} className={buttonClass({ variant: 'quiet' })}>
          {words.back}
        </a>
      </div>
      <p id="decline-help" className="mt-3 text-sm text-ink-pencil">
        {words.declineHelp}
      </p>
    </>
  )
}

function Declined({ desk: { ending, again, backTo } }: { readonly desk: CheckoutDesk }) {
  const { checkout: words } = useMessages()
  return (
    <Notice title={words.declined.title} body={words.declined.body} tone="wrong">
      <Button variant="primary" isBusy={ending === 'again'} onClick={again}>
        {words.declined.again}
      </Button>
      <a href={backTo} className={buttonClass()}>
        {words.back}
      </a>
    </Notice>
  )
}

function Trouble({ desk: { trouble, load } }: { readonly desk: CheckoutDesk }) {
  const { checkout: words } = useMessages()
  return trouble ? (
    <div className="mt-5">
      <ProblemNotice problem={trouble}>
        <Button size="small" onClick={load}>
          {words.again}
        </Button>
      </ProblemNotice>
    </div>
  ) : null
}

const Plans = () => (
  <PageLink page="premium" className={buttonClass({ variant: 'primary' })}>
    {useMessages().checkout.plans}
  </PageLink>
)

type NoticeProps = { readonly title: string; readonly body: string; readonly tone?: 'done' | 'wrong'; readonly children: ReactNode }

/** What became of the purchase, and the way on; the focus goes to it, for the button that led here is gone. */
function Notice({ title, body, tone, children }: NoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (tone) heading.current?.focus()
  }, [tone])
  return (
    <div role={tone ? 'status' : undefined} className="checkout-notice">
      <h2 ref={heading} tabIndex={-1} className="h3 checkout-notice-title" data-tone={tone}>
        {tone ? <Icon of={tone === 'done' ? CircleCheck : CircleAlert} /> : null}
        {title}
      </h2>
      <p className="mt-1.5 text-ink-soft">{body}</p>
      <div className="checkout-actions">{children}</div>
    </div>
  )
}
