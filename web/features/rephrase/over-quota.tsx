import { useEffect, useEffectEvent, useState } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { PageLink } from '#web/i18n/page-link.tsx'
import { useSite } from '#web/shell/site.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Ruler } from '#web/ui/figure.tsx'
import type { Problem } from '#web/workbench/api-client.ts'
import { useProblemWords } from '#web/workbench/problem-notice.tsx'
import { useSession } from '#web/workbench/session.ts'
import { askSignIn } from '#web/workbench/sign-in-request.ts'
import { firstPart } from './first-part.ts'
import type { Rephrasing } from './use-rephrase.ts'

type Given = { readonly desk: Rephrasing; readonly problem: Problem }

const countIn = (problem: Problem, fact: string): number => {
  const value = problem[fact]
  return typeof value === 'number' ? value : 0
}

/** The month's characters do not hold this text: what is used, when the count starts again, and every way on. */
export function OverQuota({ desk, problem }: Given) {
  const { title, detail } = useProblemWords(problem)
  const [used, limit] = [countIn(problem, 'used'), countIn(problem, 'limit')]
  return (
    <div role="alert" className="problem-notice">
      <p className="font-semibold">{title}</p>
      <p className="mt-2 text-ink-soft">{detail}</p>
      {limit > 0 ? <Ruler value={(used / limit) * 100} className="over-quota-ruler" /> : null}
      <div className="mt-5 flex flex-wrap gap-2">
        <FirstPart desk={desk} limit={limit - used} />
        <MoreCharacters desk={desk} />
        <KeepForLater desk={desk} />
      </div>
    </div>
  )
}

/** Visitors of one network have used their day: an account has a count of its own. */
export function AddressSpent({ desk, problem }: Given) {
  const { problem: words } = useMessages().rephrase
  const { title, detail } = useProblemWords(problem)
  return (
    <div role="alert" className="problem-notice">
      <p className="font-semibold">{title}</p>
      <p className="mt-2 text-ink-soft">{detail}</p>
      <div className="mt-5 flex flex-wrap gap-2">
        <SignUpOrIn desk={desk} />
        <Button size="small" onClick={() => desk.rephrase()}>
          {words.again}
        </Button>
        <KeepForLater desk={desk} />
      </div>
    </div>
  )
}

/** As much of the text as still fits, if that is a sentence or more. */
export function FirstPart({ desk, limit }: { readonly desk: Rephrasing; readonly limit: number }) {
  const { problem: words } = useMessages().rephrase
  const part = firstPart(desk.draft.text, Math.min(limit, desk.tier.charactersPerRun))
  return part.characters > 0 ? (
    <Button size="small" onClick={() => desk.rephrase(part.text)}>
      {words.cut(part.characters)}
    </Button>
  ) : null
}

/** Where more characters are to be had: an account for visitors, a greater plan where there is one. */
function MoreCharacters({ desk }: { readonly desk: Rephrasing }) {
  const { problem: words } = useMessages().rephrase
  const { tiers } = useSite().settings
  const { tier } = useSession()
  const isMoreOffered = Object.values(tiers).some(({ charactersMonthly }) => charactersMonthly > desk.tier.charactersMonthly)
  return (
    <>
      {isMoreOffered ? (
        <PageLink page="premium" className={buttonClass({ size: 'small' })}>
          {tier === 'premium' ? words.seePlatinum : words.plans}
        </PageLink>
      ) : null}
      <SignUpOrIn desk={desk} />
    </>
  )
}

/** For visitors: an account of their own, or the one they have. Stays where it is while they log in, and then the run goes on by their limits. */
export function SignUpOrIn({ desk, isOffered = true }: { readonly desk: Rephrasing; readonly isOffered?: boolean }) {
  const { problem: words } = useMessages().rephrase
  const { tiers } = useSite().settings
  const { isLoggedIn } = useSession()
  const [isAwaited, setIsAwaited] = useState(false)
  const goOn = useEffectEvent(() => desk.rephrase())
  useEffect(() => {
    if (isAwaited && isLoggedIn) goOn()
  }, [isAwaited, isLoggedIn])
  if (isLoggedIn || !isOffered) return null
  const ask = (kind: 'sign-up' | 'sign-in') =>
    askSignIn({ step: { kind }, reason: words.accountHolds(tiers.free.charactersMonthly), onDone: () => setIsAwaited(true) })
  return (
    <>
      <Button size="small" onClick={() => ask('sign-up')}>
        {words.signUp}
      </Button>
      <Button variant="quiet" size="small" onClick={() => ask('sign-in')}>
        {words.logIn}
      </Button>
    </>
  )
}

function KeepForLater({ desk }: { readonly desk: Rephrasing }) {
  const { problem: words } = useMessages().rephrase
  return (
    <Button variant="quiet" size="small" onClick={() => desk.dispatch({ type: 'settled' })}>
      {words.keep}
    </Button>
  )
}
