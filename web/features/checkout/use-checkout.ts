import { useCallback, useEffect, useState } from 'react'
import type { TestCheckout } from '#tools/account/contract.ts'
import { useHref } from '#web/i18n/page-link.tsx'
import { useLocale } from '#web/i18n/messages.tsx'
import type { Answer, Problem } from '#web/workbench/api-client.ts'
import { beginCheckout } from '#web/workbench/begin-checkout.ts'
import { boughtName } from '#web/workbench/came-from.ts'
import { leaveFor } from '#web/workbench/leave-for.ts'
import { localPath, withQuery } from '#web/workbench/local-path.ts'
import { endCheckout, requestCheckout } from './checkout-api.ts'

/** What is known of the purchase: nothing yet, a problem in its place, or the purchase. */
export type Found =
  | { readonly kind: 'loading' }
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'found'; readonly checkout: TestCheckout }

type Ending = 'pay' | 'decline' | 'again'

export type CheckoutDesk = {
  readonly found: Found
  /** What the last click set off, while it goes on. */
  readonly ending: Ending | null
  /** Why the last click did nothing; the purchase is as it was. */
  readonly trouble: Problem | null
  readonly load: () => void
  readonly end: (outcome: 'pay' | 'decline') => void
  /** The same plan in a new purchase. */
  readonly again: () => void
  /** Where the purchase was begun. */
  readonly backTo: string
}

const missing: Found = { kind: 'problem', problem: { code: 'not-found', status: 404 } }

/** One purchase of the test checkout; paying leads back to where it was begun. */
export function useCheckout(id: string): CheckoutDesk {
  const { code: locale } = useLocale()
  const home = useHref()('home')
  const [found, setFound] = useState<Found>(id === '' ? missing : { kind: 'loading' })
  const [ending, setEnding] = useState<Ending | null>(null)
  const [trouble, setTrouble] = useState<Problem | null>(null)
  const backTo = (found.kind === 'found' && localPath(found.checkout.returnTo)) || home

  const take = useCallback((answer: Answer<TestCheckout>) => {
    setFound(answer.ok ? { kind: 'found', checkout: answer.value } : { kind: 'problem', problem: answer.problem })
  }, [])
  const load = useCallback(() => {
    if (id !== '') void requestCheckout({ id, locale }).then(take)
  }, [id, locale, take])
  useEffect(load, [load])

  const end = (outcome: 'pay' | 'decline') => {
    setEnding(outcome)
    setTrouble(null)
    void endCheckout({ id, locale, outcome }).then((answer) => {
      if (answer.ok && answer.value.status === 'paid') return leaveFor(withQuery(backTo, boughtName, '1'))
      setEnding(null)
      if (answer.ok) take(answer)
      else setTrouble(answer.problem)
    })
  }
  const again = () => {
    if (found.kind !== 'found') return
    setEnding('again')
    setTrouble(null)
    void beginCheckout({ tier: found.checkout.tier, returnTo: backTo, locale }).then((answer) => {
      if (answer.ok) return leaveFor(answer.value, { isExternal: true })
      setEnding(null)
      setTrouble(answer.problem)
    })
  }
  return { found, ending, trouble, load, end, again, backTo }
}
