import { CircleAlert, CircleCheck } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { describeProblem } from '#locales/problem.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { linkAddressWrong } from '#web/identity/link-step.ts'
import { useSite } from '#web/shell/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Problem } from '#web/workbench/api-client.ts'
import { PasswordRules } from '#web/workbench/password-rules.tsx'
import { choosesPassword, emptyCode, type Field, type Step } from './dialog-state.ts'
import { noCookieCode, type SignIn } from './use-sign-in.ts'

type StepProps = { readonly signIn: SignIn; readonly children: ReactNode }

/** The form of a step, with what is behind the person and what went wrong above its fields. */
export function StepForm({ signIn, children }: StepProps) {
  const { notice } = useMessages().account
  const { state, submit } = signIn
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form noValidate method="post" className="sign-in-form" onSubmit={onSubmit}>
      {state.notice ? (
        <p role="status" className="sign-in-notice">
          <Icon of={CircleCheck} />
          <span>{notice[state.notice]}</span>
        </p>
      ) : null}
      {children}
      <FormProblem signIn={signIn} />
    </form>
  )
}

/** What is wrong with no field in particular, with the way on that it has. */
function FormProblem({ signIn: { state, dispatch, google } }: { readonly signIn: SignIn }) {
  const { account } = useMessages()
  const { supportEmail } = useSite().settings
  const say = useProblemWords(state.step)
  const { problem } = state
  if (!problem) return null
  return (
    <div role="alert" className="sign-in-problem">
      <Icon of={CircleAlert} />
      <div>
        <p>
          <LinkedWords words={say(problem)} address={problem.code === 'origin-refused' ? problem['address'] : null} />
        </p>
        {problem.code === 'popup-blocked' ? (
          <Button size="small" className="mt-2" onClick={() => google('tab')}>
            {account.popup.here}
          </Button>
        ) : null}
        {problem.code === 'sign-in-needed' ? (
          <Button size="small" className="mt-2" onClick={() => dispatch({ type: 'went', to: { kind: 'sign-in' } })}>
            {account.signIn.submit}
          </Button>
        ) : null}
        {problem.code === 'user-disabled' && supportEmail ? (
          <a className="link" href={`mailto:${supportEmail}`}>
            {account.problem.support}
          </a>
        ) : null}
      </div>
    </div>
  )
}

/** Words in which the site's own address leads to the same page there. */
function LinkedWords({ words, address }: { readonly words: string; readonly address: unknown }) {
  if (typeof address !== 'string' || !/^https?:\/\//.test(address) || !words.includes(address)) return words
  const [before = '', after = ''] = words.split(address)
  return (
    <>
      {before}
      <a className="link" href={new URL(location.pathname + location.search, address).href} dir="ltr">
        {address}
      </a>
      {after}
    </>
  )
}

/** Says a problem in one line. */
function useProblemWords(step: Step): (problem: Problem, field?: Field) => string {
  const { account, problems } = useMessages()
  // Firebase may want more of a password than the rules that are shown.
  const isEmbedded = useSite().settings.identity.kind === 'embedded'
  const hasRules = isEmbedded && (step.kind === 'sign-up' || choosesPassword(step))
  return (problem, field) => {
    const { code, seconds } = problem
    if (code === emptyCode && field) return account.empty[field]
    if (code === noCookieCode) return account.problem.noCookie
    if (code === 'sign-in-needed' && step.kind === 'open-link') return account.problem.ownerFirst
    if (code === linkAddressWrong) return account.linkAddress.wrong
    if (code === 'too-many-requests' && seconds === undefined) return account.problem.tooManyForNow
    if (code === 'too-many-requests' && typeof seconds === 'number')
      return account.problem[step.kind === 'sign-in' || step.kind === 'again' ? 'tooMany' : 'tooManyMails'](seconds)
    const { title, detail } = describeProblem(problems, code, problem)
    // The rules below the field say what is missing, and tick it off.
    return code === 'password-weak' && hasRules ? title : `${title} ${detail}`
  }
}

function useField(signIn: SignIn, field: Field) {
  const { state, dispatch } = signIn
  const say = useProblemWords(state.step)
  const wrong = state.wrong[field]
  return {
    name: field,
    value: state.values[field],
    error: wrong ? say(wrong, field) : null,
    onChange: (value: string) => dispatch({ type: 'typed', field, value }),
  }
}

type FieldProps = { readonly signIn: SignIn; readonly isFirst?: boolean }

export function EmailField({ signIn, isFirst = false }: FieldProps) {
  const { field } = useMessages().account
  return (
    <TextField
      {...useField(signIn, 'email')}
      label={field.email}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      required
      data-first-focus={isFirst || undefined}
    />
  )
}

type PasswordProps = FieldProps & {
  readonly label?: string
  /** A password is chosen: its rules are listed and ticked. */
  readonly isNew?: boolean
  readonly aside?: ReactNode
}

export function PasswordInput({ signIn, isFirst = false, isNew = false, label, aside }: PasswordProps) {
  const { field } = useMessages().account
  const { policy } = useSite().settings.identity
  const props = useField(signIn, 'password')
  return (
    <PasswordField
      {...props}
      label={label ?? field.password}
      showLabel={field.showPassword}
      hideLabel={field.hidePassword}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      hint={isNew ? <PasswordRules policy={policy} password={props.value} /> : undefined}
      aside={aside}
      required
      data-first-focus={isFirst || undefined}
    />
  )
}

export function CodeField({ signIn, isRecovery }: { readonly signIn: SignIn; readonly isRecovery: boolean }) {
  const { field } = useMessages().account
  return (
    <TextField
      {...useField(signIn, 'code')}
      label={isRecovery ? field.recoveryCode : field.code}
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      required
      data-first-focus
    />
  )
}

/** The one blue button of a step. */
export const SubmitButton = ({ signIn: { state }, children, isFirst = false }: StepProps & { readonly isFirst?: boolean }) => (
  <Button
    type="submit"
    variant="primary"
    isBlock
    className="sign-in-submit"
    isBusy={state.work === 'submit'}
    data-first-focus={isFirst || undefined}
  >
    {children}
  </Button>
)

type GoProps = { readonly onClick: () => void; readonly children: ReactNode; readonly className?: string }

/** A way to another step, in the words around it. */
export const GoButton = ({ onClick, children, className }: GoProps) => (
  <button type="button" className={className ? `link ${className}` : 'link'} onClick={onClick}>
    {children}
  </button>
)
