import { useEffect, useState } from 'react'
import { useLocale, useMessages } from '../i18n/messages.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast.tsx'
import type { Problem } from './api-client.ts'
import { browserStorage } from './draft-store.ts'
import type { LibraryClient } from './library-client.ts'
import { libraryInBrowser } from './library-in-browser.ts'
import { takeAlong } from './library-take-along.ts'
import { ProblemText } from './problem-line.tsx'
import { useSession } from './session.ts'

/** The account that was asked and wanted nothing of this browser. */
const leftKey = 'tinta-library-left'

/**
 * Offers somebody who has signed in the works that this browser kept before. Asked once an account; what is left here is
 * seen again by visitors of this browser.
 */
export function TakeAlong({ to }: { readonly to: LibraryClient | null }) {
  const { user } = useSession()
  return to?.place === 'account' && user ? <Asking key={user.id} account={user.id} to={to} /> : null
}

type Step = { readonly done: number; readonly all: number }

function Asking({ account, to }: { readonly account: string; readonly to: LibraryClient }) {
  const { takeAlong: words, import: imports } = useMessages().library
  const { code: locale } = useLocale()
  const [count, setCount] = useState(0)
  const [step, setStep] = useState<Step | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  useEffect(() => {
    let isHere = true
    if (wasLeft(account)) return undefined
    void libraryInBrowser(locale)
      .overview()
      .then((answer) => {
        if (isHere && answer.ok) setCount(answer.value.counts.all)
      })
    return () => {
      isHere = false
    }
  }, [account, locale])
  if (count === 0) return null
  const take = async () => {
    setProblem(null)
    setStep({ done: 0, all: count })
    const answer = await takeAlong({ from: libraryInBrowser(locale), to, onStep: (done, all) => setStep({ done, all }) })
    setStep(null)
    if (!answer.ok) {
      setProblem(answer.problem)
      // What has gone is gone; the rest is offered again.
      const left = await libraryInBrowser(locale).overview()
      return setCount(left.ok ? left.value.counts.all : count)
    }
    setCount(0)
    const { taken, doubles } = answer.value
    const told = [words.done(taken - doubles), ...(doubles > 0 ? [imports.doubles(doubles)] : [])]
    showToast({ text: told.join(' ') })
  }
  const leave = () => {
    markLeft(account)
    setCount(0)
  }
  return (
    <Banner
      actions={
        <span className="flex flex-wrap gap-2">
          <Button size="small" isBusy={step !== null} onClick={() => void take()}>
            {words.yes}
          </Button>
          {step ? null : (
            <Button size="small" onClick={leave}>
              {words.no}
            </Button>
          )}
        </span>
      }
    >
      {step ? words.busy(step.done, step.all) : words.ask(count)}
      {problem ? (
        <span className="mt-1 block text-red">
          <ProblemText problem={problem} />
        </span>
      ) : null}
    </Banner>
  )
}

function wasLeft(account: string): boolean {
  try {
    return browserStorage()?.getItem(leftKey) === account
  } catch {
    return false
  }
}

function markLeft(account: string): void {
  try {
    browserStorage()?.setItem(leftKey, account)
  } catch {
    // Then it is asked again on the next visit.
  }
}
