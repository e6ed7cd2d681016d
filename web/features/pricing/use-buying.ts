import { useEffect, useEffectEvent, useState } from 'react'
import { isPaidTier, type PaidTierId } from '#tools/tiers.ts'
import { useHref } from '#web/i18n/page-link.tsx'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import type { Problem } from '#web/workbench/api-client.ts'
import { beginCheckout } from '#web/workbench/begin-checkout.ts'
import { placeBefore } from '#web/workbench/came-from.ts'
import { leaveFor } from '#web/workbench/leave-for.ts'
import { takeTier, useRefreshSession } from '#web/workbench/refresh-session.ts'
import { session, whenKnown } from '#web/workbench/session.ts'
import { askSignIn } from '#web/workbench/sign-in-request.ts'
import { forgetWantedPlan, noteWantedPlan, takeWantedPlan } from '#web/workbench/wanted-plan.ts'
import { changePlan } from './pricing-api.ts'

type State = {
  /** The plan whose purchase is being begun, or that is being changed to. */
  readonly busy: PaidTierId | null
  readonly problem: Problem | null
  /** The plan that is asked about before it is changed to. */
  readonly asking: PaidTierId | null
  /** The plan that is there: by a change just made, or already when somebody logged in to buy it. */
  readonly done: { readonly plan: PaidTierId; readonly isNew: boolean } | null
}

export type Buying = State & {
  /** Buys a plan, or asks about the change; whoever is not logged in does that first, and then it goes on. */
  readonly choose: (plan: PaidTierId) => void
  /** Makes the change that was asked about. */
  readonly change: () => void
  readonly settle: () => void
}

const calm: State = { busy: null, problem: null, asking: null, done: null }

/** Everything that the buttons of the plans set off. */
export function useBuying(): Buying {
  const { code: locale } = useLocale()
  const { buy: words } = useMessages().premium
  const home = useHref()('home')
  const refreshSession = useRefreshSession()
  const [state, setState] = useState(calm)

  const pay = async (plan: PaidTierId) => {
    setState({ ...calm, busy: plan })
    const answer = await beginCheckout({ tier: plan, returnTo: placeBefore(home), locale })
    // The page stays busy until the next one is there.
    if (answer.ok) return leaveFor(answer.value, { isExternal: true })
    setState({ ...calm, problem: answer.problem })
    if (answer.problem.code === 'subscription-exists') refreshSession()
  }
  const change = async (plan: PaidTierId) => {
    setState({ ...calm, busy: plan })
    const answer = await changePlan(plan, locale)
    // A plan that the operator gave cannot be changed; a greater one can be bought above it.
    if (!answer.ok && answer.problem.code === 'subscription-missing') return pay(plan)
    if (!answer.ok) return setState({ ...calm, problem: answer.problem })
    const tier = answer.value.subscription?.tier ?? plan
    takeTier(tier)
    setState({ ...calm, done: isPaidTier(tier) ? { plan: tier, isNew: true } : null })
  }
  const begin = (plan: PaidTierId) => {
    const { user } = session.read()
    if (!user) {
      noteWantedPlan(plan)
      return askSignIn({ step: { kind: 'sign-up' }, reason: words.signIn, onDone: () => begin(plan) })
    }
    forgetWantedPlan()
    if (user.tier === plan) setState({ ...calm, done: { plan, isNew: false } })
    else if (isPaidTier(user.tier)) setState({ ...calm, asking: plan })
    else void pay(plan)
  }
  const settle = () => setState(calm)
  useWayBack(begin, settle)

  return {
    ...state,
    choose: (plan) => {
      settle()
      whenKnown(() => begin(plan))
    },
    change: () => state.asking && void change(state.asking),
    settle,
  }
}

/** Ways back to this page: from another site where somebody signed in, and by the browser's button from the payment. */
function useWayBack(onPlan: (plan: PaidTierId) => void, onReturn: () => void): void {
  const take = useEffectEvent(() => {
    const plan = session.read().user ? takeWantedPlan() : null
    if (plan) onPlan(plan)
  })
  // Only for who is there when the page comes to life: signing in over the page goes on by itself.
  useEffect(() => whenKnown(() => take()), [])
  const show = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) onReturn()
  })
  useEffect(() => {
    const stop = new AbortController()
    addEventListener('pageshow', (event) => show(event), stop)
    return () => stop.abort()
  }, [])
}
