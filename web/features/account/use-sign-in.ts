import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import type { SessionUser } from '#tools/account/contract.ts'
import type { IdentityClient, MailedLink } from '#web/identity/identity-client.ts'
import type { SessionKeeper } from '#web/identity/keep-session.ts'
import type { LinkStep } from '#web/identity/link-step.ts'
import { useSite } from '#web/shell/site.ts'
import type { Answer, Problem } from '#web/workbench/api-client.ts'
import { useSession } from '#web/workbench/session.ts'
import type { SignInStep } from '#web/workbench/sign-in-request.ts'
import { addressChangeOf } from './address-change.ts'
import { dialogReducer, openedDialog, wrongFields, type DialogAction, type DialogState, type Work } from './dialog-state.ts'
import { mail, submission, type Outcome } from './submission.ts'

export type SignInOptions = {
  readonly step: SignInStep | LinkStep
  readonly client: IdentityClient
  readonly keeper: SessionKeeper
  /** Somebody is signed in; `isChange` when only their address is another now. May be called more than once. */
  readonly onDone: (user: SessionUser, isChange: boolean) => void
}

export type SignIn = {
  readonly state: DialogState
  readonly dispatch: (action: DialogAction) => void
  /** Sends what the step shows, unless something is wrong with it. */
  readonly submit: () => void
  /** A link to log in, to the address in the form; where there is none yet, the step that asks for it. */
  readonly emailLink: () => void
  /** The last mail once more. */
  readonly resend: (link: MailedLink) => void
  readonly google: (where: 'popup' | 'tab') => void
}

/** The address typed last, for a dialog that was closed before it was done. */
let lastEmail = ''

export const noCookieCode = 'cookie-not-kept'
const problemOf = (code: string): Problem => ({ code, status: 0 })

/** The dialog's state, and what its buttons do. Nothing is sent twice at once. */
export function useSignIn({ step, client, keeper, onDone }: SignInOptions): SignIn {
  const { policy } = useSite().settings.identity
  const { user } = useSession()
  const [state, dispatch] = useReducer(dialogReducer, null, () => openedDialog({ step, email: user?.email ?? lastEmail }))
  const run = useRef(0)
  useRemembered(state.values.email, user === null)
  useOthersDoings({ keeper, user, state, onDone })

  const finish = (who: SessionUser, isChange = false): void => {
    lastEmail = ''
    onDone(who, isChange)
  }
  const signedIn = async (): Promise<void> => {
    const change = state.step.kind === 'open-link' && state.step.link === 'address' ? addressChangeOf(state.step.token) : null
    const who = await keeper.refresh()
    if (change && !change.isLast) dispatch({ type: 'mailed', link: 'address', email: change.to })
    else if (who.kind === 'user') finish(who.user, change !== null)
    else if (who.kind === 'unknown') dispatch({ type: 'failed', problem: problemOf('network-request-failed') })
    // A link that is opened a second time confirms, and signs nobody in.
    else if (state.step.kind === 'open-link') dispatch({ type: 'went', to: { kind: 'sign-in' }, notice: 'confirmed' })
    else dispatch({ type: 'failed', problem: problemOf(noCookieCode) })
  }
  const onward = async (outcome: Outcome): Promise<void> => {
    if (outcome === 'signed-in') await signedIn()
    else if (outcome === 'second-step') dispatch({ type: 'went', to: { kind: 'code', isRecovery: false } })
    else if (outcome === 'password-set') dispatch({ type: 'went', to: { kind: 'sign-in' }, notice: 'password-set' })
    else if (outcome !== 'leaving') dispatch({ type: 'mailed', ...outcome })
  }
  const perform = async (work: Work, act: () => Promise<Answer<Outcome>>): Promise<void> => {
    // Waiting for another window may be overtaken: who closed it does not want to wait for it.
    if (state.work !== null && state.work !== 'google') return
    run.current += 1
    const mine = run.current
    dispatch({ type: 'started', work })
    const answer = await act()
    if (answer.ok) await onward(answer.value)
    else if (mine === run.current) dispatch({ type: 'failed', problem: answer.problem })
  }

  return {
    state,
    dispatch,
    submit: () => {
      const wrong = wrongFields(state, policy)
      const act = submission(client, state)
      if (Object.keys(wrong).length > 0) dispatch({ type: 'refused', wrong })
      else if (act) void perform('submit', act)
    },
    emailLink: () => {
      const asked: DialogState = { ...state, step: { kind: 'send-link' } }
      const act = submission(client, asked)
      if (Object.keys(wrongFields(asked, policy)).length > 0) dispatch({ type: 'went', to: asked.step })
      else if (act) void perform('link', act)
    },
    resend: (link) => {
      const email = state.step.kind === 'mail' ? state.step.email : state.values.email
      void perform('resend', () => mail(client, link, email))
    },
    google: (where) => void perform('google', () => (where === 'popup' ? client.signInWithPopup() : client.signInWithRedirect())),
  }
}

/** Keeps what a visitor typed for the next opening. */
function useRemembered(email: string, isVisitor: boolean): void {
  useEffect(() => {
    if (isVisitor) lastEmail = email
  }, [email, isVisitor])
}

/** At these steps it does not matter that somebody is signed in already: more is asked. */
const asksMore = ['again', 'open-link', 'new-password', 'own-password', 'expired', 'code']

/** Somebody is signed in after all: the link was opened in another tab, or the page's first question was answered late. */
function useOthersDoings({
  keeper,
  user,
  state,
  onDone,
}: Pick<SignInOptions, 'keeper' | 'onDone'> & { readonly user: SessionUser | null; readonly state: DialogState }): void {
  const finish = useEffectEvent((who: SessionUser) => {
    if (state.step.kind !== 'open-link') onDone(who, false)
  })
  useEffect(() => keeper.onElsewhere(finish), [keeper])
  const wasVisitor = useRef(user === null)
  const onUser = useEffectEvent((who: SessionUser) => {
    if (!asksMore.includes(state.step.kind)) onDone(who, false)
  })
  useEffect(() => {
    if (user && wasVisitor.current) onUser(user)
    wasVisitor.current = user === null
  }, [user])
}
