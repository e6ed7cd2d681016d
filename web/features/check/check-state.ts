import type { CheckAnswer, CheckState, CheckStep } from '#tools/check/contract.ts'
import type { Problem } from '#web/workbench/api-client.ts'
import { checkSteps } from './limits.ts'

type Done = CheckAnswer & { readonly report: NonNullable<CheckAnswer['report']> }

/** What the screen shows. */
export type CheckView =
  /** The text before a check; `problem`: why the last one did not begin. */
  | { readonly kind: 'writing'; readonly isStarting: boolean; readonly problem: Problem | null }
  /** A check of the address is being fetched. */
  | { readonly kind: 'loading'; readonly id: string }
  | { readonly kind: 'running'; readonly state: CheckState; readonly isStopping: boolean; readonly isCutOff: boolean }
  /** `wasWatched`: it became ready under the reader's eyes, so the focus goes to it. */
  | { readonly kind: 'report'; readonly answer: Done; readonly wasWatched: boolean }
  /** It failed or was stopped. */
  | { readonly kind: 'ended'; readonly state: CheckState }
  /** The check of the address cannot be shown. */
  | { readonly kind: 'missing'; readonly id: string; readonly problem: Problem }

export type CheckAction =
  /** The address names a check, or none. */
  | { readonly type: 'went'; readonly id: string | null }
  | { readonly type: 'starting' }
  | { readonly type: 'started'; readonly state: CheckState }
  | { readonly type: 'refused'; readonly problem: Problem }
  | { readonly type: 'settled' }
  | { readonly type: 'arrived'; readonly answer: CheckAnswer }
  | { readonly type: 'told'; readonly state: CheckState }
  /** The stream of events broke, or goes on. */
  | { readonly type: 'cut-off'; readonly isCutOff: boolean }
  | { readonly type: 'lost'; readonly id: string; readonly problem: Problem }
  | { readonly type: 'stopping'; readonly isStopping: boolean }
  | { readonly type: 'changed'; readonly answer: Pick<CheckAnswer, 'share'> }

export const writing: CheckView = { kind: 'writing', isStarting: false, problem: null }

/** Id of the check in sight; null while a text is written. */
export function idOf(view: CheckView): string | null {
  if (view.kind === 'writing') return null
  if (view.kind === 'loading' || view.kind === 'missing') return view.id
  return view.kind === 'report' ? view.answer.id : view.state.id
}

/** The screen after an action. Words about another check than the one in sight change nothing. */
export function checkReducer(view: CheckView, action: CheckAction): CheckView {
  switch (action.type) {
    case 'went':
      if (action.id === idOf(view)) return view
      return action.id === null ? writing : { kind: 'loading', id: action.id }
    case 'starting':
      return { kind: 'writing', isStarting: true, problem: null }
    case 'refused':
      return { kind: 'writing', isStarting: false, problem: action.problem }
    case 'settled':
      return view.kind === 'writing' ? { ...view, problem: null } : view
    case 'started':
      return ofState(action.state)
    case 'arrived':
      return idOf(view) === action.answer.id ? arrived(view, action.answer) : view
    case 'told':
      return idOf(view) === action.state.id ? told(view, action.state) : view
    case 'cut-off':
      return view.kind === 'running' && view.isCutOff !== action.isCutOff ? { ...view, isCutOff: action.isCutOff } : view
    case 'lost':
      return idOf(view) === action.id ? { kind: 'missing', id: action.id, problem: action.problem } : view
    case 'stopping':
      return view.kind === 'running' ? { ...view, isStopping: action.isStopping } : view
    case 'changed':
      return view.kind === 'report' ? { ...view, answer: { ...view.answer, ...action.answer } } : view
  }
}

function arrived(view: CheckView, answer: CheckAnswer): CheckView {
  const { report } = answer
  if (answer.state === 'done' && report) return { kind: 'report', answer: { ...answer, report }, wasWatched: view.kind === 'running' }
  return told(view, answer)
}

function told(view: CheckView, state: CheckState): CheckView {
  if (view.kind === 'report') return view
  // The report itself is still to be fetched: until then the last step stays in sight.
  if (state.state === 'done') return view.kind === 'running' ? { ...view, state, isCutOff: false } : view
  const next = ofState(state)
  return next.kind === 'running' && view.kind === 'running' ? { ...next, isStopping: view.isStopping } : next
}

const ofState = (state: CheckState): CheckView =>
  state.state === 'failed' || state.state === 'cancelled'
    ? { kind: 'ended', state }
    : { kind: 'running', state, isStopping: false, isCutOff: false }

/** The steps that have begun, in order: a state tells the present one, and all before it are done. */
export function begunSteps({ state, step }: CheckState): readonly CheckStep[] {
  if (state === 'done') return checkSteps
  return step === null ? [] : checkSteps.slice(0, checkSteps.indexOf(step) + 1)
}

/** The share of a check that is done (0 to 1), from what the server has said: steps begun, and the part of the present one. */
export function shareDone(state: CheckState): number {
  if (state.state === 'done') return 1
  const at = state.step === null ? 0 : checkSteps.indexOf(state.step)
  const within = state.progress && state.progress.of > 0 ? state.progress.done / state.progress.of : 0
  return (at + Math.min(1, within)) / checkSteps.length
}
