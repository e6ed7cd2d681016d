import type { PasswordPolicy } from '#tools/account/contract.ts'
import { missingIn } from '#tools/account/password-policy.ts'
import type { MailedLink } from '#web/identity/identity-client.ts'
import { linkAddressNeeded, linkAddressWrong, type LinkStep } from '#web/identity/link-step.ts'
import type { Problem } from '#web/workbench/api-client.ts'
import type { SignInStep } from '#web/workbench/sign-in-request.ts'

/** What a link of a mail was for. */
export type OpenedLink = 'confirm' | 'link' | 'address'

/** What the dialog shows. */
export type Step =
  | { readonly kind: 'sign-in' | 'sign-up' | 'send-link' | 'forgot' | 'again' }
  /** A mail is on its way to `email`; `sends` counts them. `address`: the second link of a change of address. */
  | { readonly kind: 'mail'; readonly link: MailedLink | 'address'; readonly email: string; readonly sends: number }
  | { readonly kind: 'code'; readonly isRecovery: boolean }
  /** `asksEmail`: where the link was sent to must be typed first. */
  | { readonly kind: 'open-link'; readonly link: OpenedLink; readonly token: string; readonly asksEmail?: boolean }
  | { readonly kind: 'new-password'; readonly token: string }
  /** The link confirms an account that was made in another browser: its password is chosen here. */
  | { readonly kind: 'own-password'; readonly token: string }
  | { readonly kind: 'expired'; readonly link: MailedLink | 'address' }

export type Field = 'email' | 'password' | 'code'
/** A line that stands above the form: something went well, or must be done anew. */
export type Notice = 'confirmed' | 'password-set' | 'took-too-long'
export type Work = 'submit' | 'link' | 'google' | 'resend'

export type DialogState = {
  readonly step: Step
  /** Somebody who is signed in proves it once more. */
  readonly isAgain: boolean
  readonly values: Readonly<Record<Field, string>>
  readonly trustsDevice: boolean
  /** What is wrong, by field; the first one has the focus. */
  readonly wrong: Readonly<Partial<Record<Field, Problem>>>
  /** What is wrong with no field in particular. */
  readonly problem: Problem | null
  readonly notice: Notice | null
  readonly work: Work | null
  /** The dialog has gone on from where it opened. */
  readonly hasMoved: boolean
  /** Grows with everything that is refused, so that the focus goes to what is wrong each time. */
  readonly refusals: number
}

export type DialogAction =
  | { readonly type: 'typed'; readonly field: Field; readonly value: string }
  | { readonly type: 'trusted'; readonly trusts: boolean }
  | { readonly type: 'went'; readonly to: Step; readonly notice?: Notice }
  | { readonly type: 'started'; readonly work: Work }
  | { readonly type: 'refused'; readonly wrong: DialogState['wrong'] }
  | { readonly type: 'failed'; readonly problem: Problem }
  | { readonly type: 'mailed'; readonly link: MailedLink | 'address'; readonly email?: string }

type Opening = { readonly step: SignInStep | LinkStep; readonly email: string }

/** The dialog as it opens: for a request of the page, or for a link. `email` is the person's, as far as it is known. */
export function openedDialog({ step, email }: Opening): DialogState {
  const failed = step.kind === 'failed' && step.problem.code !== 'multi-factor-auth-required' ? step.problem : null
  return {
    ...quiet,
    step: stepOf(step),
    isAgain: step.kind === 'again',
    values: { email, password: '', code: '' },
    trustsDevice: false,
    hasMoved: false,
    refusals: 0,
    problem: failed,
  }
}

const quiet = { wrong: {}, problem: null, notice: null, work: null } as const

function stepOf(step: SignInStep | LinkStep): Step {
  switch (step.kind) {
    case 'confirm':
    case 'link':
    case 'address':
      return { kind: 'open-link', link: step.kind, token: step.token }
    case 'reset':
      return { kind: 'new-password', token: step.token }
    case 'second':
      return { kind: 'code', isRecovery: false }
    case 'failed':
      return step.problem.code === 'multi-factor-auth-required' ? { kind: 'code', isRecovery: false } : { kind: 'sign-in' }
    default:
      return { kind: step.kind }
  }
}

/** The dialog after an action. What was typed stays, except a code that led nowhere. */
export function dialogReducer(state: DialogState, action: DialogAction): DialogState {
  switch (action.type) {
    case 'typed':
      return {
        ...state,
        values: { ...state.values, [action.field]: action.value },
        wrong: { ...state.wrong, [action.field]: undefined },
        problem: null,
      }
    case 'trusted':
      return { ...state, trustsDevice: action.trusts }
    case 'went':
      return { ...moved(state, action.to), notice: action.notice ?? null }
    case 'started':
      return { ...state, ...quiet, notice: state.notice, work: action.work }
    case 'refused':
      return { ...state, wrong: action.wrong, problem: null, work: null, refusals: state.refusals + 1 }
    case 'failed':
      return failed(state, action.problem)
    case 'mailed':
      return mailed(state, action)
  }
}

function moved(state: DialogState, to: Step): DialogState {
  const keepsPassword = (to.kind === 'sign-in' || to.kind === 'sign-up') && !choosesPassword(state.step)
  return { ...state, ...quiet, step: to, hasMoved: true, values: { ...state.values, code: '', ...(keepsPassword ? {} : { password: '' }) } }
}

type Mailed = { readonly link: MailedLink | 'address'; readonly email?: string }

function mailed(state: DialogState, { link, email = state.values.email.trim() }: Mailed): DialogState {
  const sends = state.step.kind === 'mail' && state.step.link === link ? state.step.sends + 1 : 1
  return { ...state, ...quiet, step: { kind: 'mail', link, email, sends }, hasMoved: true }
}

/** With these steps a link brings a new password, which is not the one typed before. */
export const choosesPassword = ({ kind }: Step): boolean => kind === 'new-password' || kind === 'own-password'

/** The field that a code belongs to. */
const fieldOf: Readonly<Record<string, Field>> = {
  'invalid-email': 'email',
  'email-already-in-use': 'email',
  'invalid-credential': 'password',
  'user-not-found': 'password',
  'wrong-password': 'password',
  'password-weak': 'password',
  'password-common': 'password',
  'code-wrong': 'code',
  [linkAddressWrong]: 'email',
}

/** The fields that a step shows, from top to bottom. */
export const fieldsOf = (step: Step): readonly Field[] => (step.kind === 'open-link' && step.asksEmail ? ['email'] : shownFields[step.kind])

const shownFields: Readonly<Record<Step['kind'], readonly Field[]>> = {
  'sign-in': ['email', 'password'],
  'sign-up': ['email', 'password'],
  'send-link': ['email'],
  forgot: ['email'],
  again: ['password'],
  mail: [],
  code: ['code'],
  'open-link': [],
  'new-password': ['password'],
  'own-password': ['password'],
  expired: ['email'],
}

function failed(state: DialogState, problem: Problem): DialogState {
  const still = { ...state, work: null }
  // The person has stopped it, and knows.
  if (problem.code === 'popup-closed-by-user' || problem.code === 'cancelled') return still
  const other = elsewhere(state, problem.code)
  if (other) return other
  const field = fieldOf[problem.code]
  if (field && fieldsOf(state.step).includes(field)) return { ...still, wrong: { [field]: problem }, refusals: state.refusals + 1 }
  return { ...still, problem }
}

/** Where the dialog goes on when it cannot go on here. */
function elsewhere(state: DialogState, code: string): DialogState | null {
  const { step } = state
  if (code === 'email-not-verified') return mailed(state, { link: 'confirm' })
  if (code === 'multi-factor-auth-required') return moved(state, { kind: 'code', isRecovery: false })
  if (code === 'user-token-expired' && step.kind === 'code')
    return { ...moved(state, { kind: state.isAgain ? 'again' : 'sign-in' }), notice: 'took-too-long' }
  if (code === linkAddressNeeded && step.kind === 'open-link') return moved(state, { ...step, asksEmail: true })
  if (code === 'sign-up-elsewhere' && step.kind === 'open-link') return moved(state, { kind: 'own-password', token: step.token })
  if (code !== 'link-expired') return null
  if (step.kind === 'own-password') return moved(state, { kind: 'expired', link: 'confirm' })
  if (step.kind === 'open-link') return moved(state, { kind: 'expired', link: step.link })
  return step.kind === 'new-password' ? moved(state, { kind: 'expired', link: 'reset' }) : null
}

const localProblem = (code: string, facts: object = {}): Problem => ({ ...facts, code, status: 0 })

/** Nothing was typed; only the browser knows this code, and has words for it by field. */
export const emptyCode = 'field-empty'

/** What is wrong with the fields of a step before anything is sent; empty when it may be sent. */
export function wrongFields({ step, values }: DialogState, policy: PasswordPolicy): DialogState['wrong'] {
  const wrong: Partial<Record<Field, Problem>> = {}
  for (const field of fieldsOf(step)) {
    const value = values[field]
    if (value.trim() === '') wrong[field] = localProblem(emptyCode)
    else if (field === 'email' && !/^[^\s@]+@[^\s@]+$/.test(value.trim())) wrong.email = localProblem('invalid-email')
    else if (field === 'password' && (step.kind === 'sign-up' || choosesPassword(step))) {
      const missing = missingIn(value, policy)
      if (missing.length > 0) wrong.password = localProblem('password-weak', { min: policy.min, max: policy.max, missing })
    }
  }
  return wrong
}
