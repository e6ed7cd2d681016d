import { useMessages } from '#web/i18n/messages.tsx'
import { useSite } from '#web/shell/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import type { Step } from './dialog-state.ts'
import { openedLinkWords } from './dialog-words.ts'
import { CodeField, EmailField, GoButton, PasswordInput, StepForm, SubmitButton } from './form-parts.tsx'
import { OtherWays } from './other-ways.tsx'
import type { SignIn } from './use-sign-in.ts'

type ViewProps = { readonly signIn: SignIn }

const going =
  ({ dispatch }: SignIn) =>
  (kind: 'sign-in' | 'sign-up' | 'forgot') =>
  () =>
    dispatch({ type: 'went', to: { kind } })

export function SignInStep({ signIn }: ViewProps) {
  const { signIn: words } = useMessages().account
  const go = going(signIn)
  return (
    <>
      <StepForm signIn={signIn}>
        <EmailField signIn={signIn} isFirst />
        <PasswordInput signIn={signIn} aside={<GoButton onClick={go('forgot')}>{words.forgot}</GoButton>} />
        <SubmitButton signIn={signIn}>{words.submit}</SubmitButton>
      </StepForm>
      <OtherWays signIn={signIn} hasLink />
      <p className="sign-in-foot">
        {words.newHere} <GoButton onClick={go('sign-up')}>{words.create}</GoButton>
        <span>{words.takes}</span>
      </p>
    </>
  )
}

export function SignUpStep({ signIn }: ViewProps) {
  const { signUp: words } = useMessages().account
  return (
    <>
      <StepForm signIn={signIn}>
        <EmailField signIn={signIn} isFirst={signIn.state.values.email === ''} />
        <PasswordInput signIn={signIn} isFirst={signIn.state.values.email !== ''} isNew />
        <SubmitButton signIn={signIn}>{words.submit}</SubmitButton>
      </StepForm>
      <OtherWays signIn={signIn} hasLink={false} />
      <p className="sign-in-foot">
        {words.hasOne} <GoButton onClick={going(signIn)('sign-in')}>{words.logIn}</GoButton>
      </p>
    </>
  )
}

/** Somebody is signed in and proves it once more. */
export function AgainStep({ signIn }: ViewProps) {
  const { again: words } = useMessages().account
  return (
    <>
      <StepForm signIn={signIn}>
        {/* Managers of passwords want to know whose password it is. */}
        <input type="email" name="email" autoComplete="username" value={signIn.state.values.email} readOnly hidden />
        <PasswordInput signIn={signIn} isFirst />
        <SubmitButton signIn={signIn}>{words.submit}</SubmitButton>
      </StepForm>
      <OtherWays signIn={signIn} hasLink />
    </>
  )
}

export function SendLinkStep({ signIn }: ViewProps) {
  const { sendLink, forgot } = useMessages().account
  const words = signIn.state.step.kind === 'forgot' ? forgot : sendLink
  return (
    <>
      <StepForm signIn={signIn}>
        <EmailField signIn={signIn} isFirst />
        <SubmitButton signIn={signIn}>{words.submit}</SubmitButton>
      </StepForm>
      <p className="sign-in-foot">
        <GoButton onClick={going(signIn)('sign-in')}>{sendLink.back}</GoButton>
      </p>
    </>
  )
}

export function CodeStep({ signIn, step }: ViewProps & { readonly step: Extract<Step, { readonly kind: 'code' }> }) {
  const { code: words } = useMessages().account
  // Firebase has neither recovery codes nor trusted devices.
  const isEmbedded = useSite().settings.identity.kind === 'embedded'
  const { state, dispatch } = signIn
  return (
    <>
      <StepForm signIn={signIn}>
        <CodeField signIn={signIn} isRecovery={step.isRecovery} />
        {step.isRecovery || !isEmbedded ? null : (
          <Checkbox label={words.trust} isOn={state.trustsDevice} onChange={(trusts) => dispatch({ type: 'trusted', trusts })} />
        )}
        <SubmitButton signIn={signIn}>{words.submit}</SubmitButton>
      </StepForm>
      {isEmbedded ? (
        <p className="sign-in-foot">
          <GoButton onClick={() => dispatch({ type: 'went', to: { kind: 'code', isRecovery: !step.isRecovery } })}>
            {step.isRecovery ? words.useApp : words.useRecovery}
          </GoButton>
        </p>
      ) : null}
    </>
  )
}

/** One press more, so that a program which only looks into mails uses no link up. */
export function OpenLinkStep({ signIn, step }: ViewProps & { readonly step: Extract<Step, { readonly kind: 'open-link' }> }) {
  const { submit } = openedLinkWords(useMessages().account, step)
  const { asksEmail = false } = step
  return (
    <StepForm signIn={signIn}>
      {asksEmail ? <EmailField signIn={signIn} isFirst /> : null}
      <SubmitButton signIn={signIn} isFirst={!asksEmail}>
        {submit}
      </SubmitButton>
    </StepForm>
  )
}

/** A link brings a password: a new one for one that was forgotten, or the own one for an account that was made elsewhere. */
export function NewPasswordStep({ signIn }: ViewProps) {
  const { newPassword, ownPassword, field } = useMessages().account
  const isOwn = signIn.state.step.kind === 'own-password'
  return (
    <StepForm signIn={signIn}>
      <PasswordInput signIn={signIn} label={isOwn ? field.password : newPassword.label} isFirst isNew />
      <SubmitButton signIn={signIn}>{isOwn ? ownPassword.submit : newPassword.submit}</SubmitButton>
    </StepForm>
  )
}

type ExpiredProps = ViewProps & { readonly step: Extract<Step, { readonly kind: 'expired' }>; readonly onClose: () => void }

export function ExpiredStep({ signIn, step, onClose }: ExpiredProps) {
  const { expired: words } = useMessages().account
  if (step.link === 'address')
    return (
      <Button isBlock data-first-focus onClick={onClose}>
        {words.close}
      </Button>
    )
  return (
    <StepForm signIn={signIn}>
      <EmailField signIn={signIn} isFirst />
      <SubmitButton signIn={signIn}>{words.submit}</SubmitButton>
    </StepForm>
  )
}
