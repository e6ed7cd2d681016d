import { MailCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { timings } from '#web/identity/timings.ts'
import { useSite } from '#web/shell/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Step } from './dialog-state.ts'
import { GoButton, StepForm } from './form-parts.tsx'
import type { SignIn } from './use-sign-in.ts'

type MailStepProps = { readonly signIn: SignIn; readonly step: Extract<Step, { readonly kind: 'mail' }> }

/** Where each mail was asked for, and may be asked for with another address. */
const askedAt = { confirm: 'sign-up', link: 'send-link', reset: 'forgot' } as const

/** A mail is on its way: what to do meanwhile. */
export function MailStep({ signIn, step }: MailStepProps) {
  const { mail: words } = useMessages().account
  const { hasOutbox, identity } = useSite().settings
  const { link } = step
  return (
    <>
      <div className="mail-step" tabIndex={-1} data-first-focus={link === 'address' || undefined}>
        <Icon of={MailCheck} className="mail-step-icon" />
        <ul>
          {link === 'confirm' || link === 'link' ? <li>{words.waits}</li> : null}
          <li>{words.missing}</li>
          {hasOutbox && identity.kind === 'embedded' ? (
            <li>
              {words.outbox}{' '}
              <a className="link" href="/dev/mail" target="_blank" rel="noreferrer" dir="ltr">
                /dev/mail
              </a>
            </li>
          ) : null}
        </ul>
      </div>
      {link === 'address' ? null : <MailAgain signIn={signIn} step={step} link={link} />}
    </>
  )
}

function MailAgain({ signIn, step, link }: MailStepProps & { readonly link: keyof typeof askedAt }) {
  const { mail: words, sendLink } = useMessages().account
  const { state, dispatch, resend } = signIn
  const go = (kind: 'sign-in' | 'again' | (typeof askedAt)[typeof link]) => () => dispatch({ type: 'went', to: { kind } })
  const seconds = useWait(step.sends)
  const waits = seconds > 0
  return (
    <>
      <StepForm signIn={signIn}>
        <Button
          isBlock
          data-first-focus
          aria-disabled={waits || undefined}
          isBusy={state.work === 'resend'}
          onClick={() => (waits ? undefined : resend(link))}
        >
          {waits ? words.againIn(seconds) : words.again}
        </Button>
        <p role="status" className="sr-only">
          {step.sends > 1 ? words.sentAgain : ''}
        </p>
      </StepForm>
      <p className="sign-in-foot">
        {state.isAgain ? (
          <GoButton onClick={go('again')}>{sendLink.back}</GoButton>
        ) : (
          <GoButton onClick={go(askedAt[link])}>{words.other}</GoButton>
        )}
      </p>
      {link === 'reset' || state.isAgain ? null : (
        <p className="sign-in-foot">
          {words.elsewhere} <GoButton onClick={go('sign-in')}>{words.logIn}</GoButton>
        </p>
      )}
    </>
  )
}

/** Seconds until another mail may be asked for, counted from the last one. */
function useWait(sends: number): number {
  const [left, setLeft] = useState<number>(timings.resend / 1_000)
  useEffect(() => {
    const end = Date.now() + timings.resend
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1_000)))
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [sends])
  return left
}
