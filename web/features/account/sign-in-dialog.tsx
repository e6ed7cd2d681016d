import { useEffect, useRef, type RefObject } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { DialogState } from './dialog-state.ts'
import { dialogWords } from './dialog-words.ts'
import { MailStep } from './mail-step.tsx'
import { AgainStep, CodeStep, ExpiredStep, NewPasswordStep, OpenLinkStep, SendLinkStep, SignInStep, SignUpStep } from './step-views.tsx'
import { useSignIn, type SignIn, type SignInOptions } from './use-sign-in.ts'
import './account.css'

type SignInDialogProps = SignInOptions & {
  readonly isOpen: boolean
  /** Why it opens, instead of the step's own sentence, until the first step on. */
  readonly reason: string | null
  readonly onClose: () => void
  /** It has gone from the page, and the focus is where it was before. */
  readonly onClosed: () => void
}

/** Signing in, over the page, which stays as it is. Mounted anew for every opening. */
export function SignInDialog({ isOpen, reason, onClose, onClosed, ...options }: SignInDialogProps) {
  const { account, shell } = useMessages()
  const signIn = useSignIn(options)
  const body = useRef<HTMLDivElement>(null)
  const { state } = signIn
  const { title, lead } = dialogWords(account, state, reason)
  useFocus(body, state)
  useEffect(() => {
    if (!isOpen) onClosed()
  }, [isOpen, onClosed])
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeLabel={shell.dialog.close} className="sign-in">
      <div ref={body}>
        <p role="status" className="sign-in-lead">
          {lead}
        </p>
        <StepView signIn={signIn} onClose={onClose} />
      </div>
    </Dialog>
  )
}

/** The focus goes to the first field of a new step, and to the first field that is wrong. */
function useFocus(body: RefObject<HTMLElement | null>, { step, hasMoved, refusals }: DialogState): void {
  const part = step.kind === 'code' ? step.isRecovery : step.kind === 'open-link' && step.asksEmail
  const place = `${step.kind} ${part}`
  useEffect(() => {
    if (hasMoved) body.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus()
  }, [body, place, hasMoved])
  useEffect(() => {
    if (refusals > 0) body.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [body, refusals])
}

function StepView({ signIn, onClose }: { readonly signIn: SignIn; readonly onClose: () => void }) {
  const { step } = signIn.state
  switch (step.kind) {
    case 'sign-in':
      return <SignInStep signIn={signIn} />
    case 'sign-up':
      return <SignUpStep signIn={signIn} />
    case 'again':
      return <AgainStep signIn={signIn} />
    case 'send-link':
    case 'forgot':
      return <SendLinkStep signIn={signIn} />
    case 'mail':
      return <MailStep signIn={signIn} step={step} />
    case 'code':
      return <CodeStep signIn={signIn} step={step} />
    case 'open-link':
      return <OpenLinkStep signIn={signIn} step={step} />
    case 'new-password':
    case 'own-password':
      return <NewPasswordStep signIn={signIn} />
    case 'expired':
      return <ExpiredStep signIn={signIn} step={step} onClose={onClose} />
  }
}
