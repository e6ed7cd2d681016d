import type { Span } from '#engines/text/span.ts'
import type { RephraseResult } from '#tools/rephrase/contract.ts'
import type { Problem } from '#web/workbench/api-client.ts'
import { currentVersion, noVersions, stepped, withCurrent, withVersion, type Versions } from '#web/workbench/versions.ts'
import type { Draft, Step } from './options.ts'
import { makeResultState, resultReducer, type ResultAction, type ResultState } from './result-state.ts'
import { makeShownResult } from './shown-result.ts'

/** A result on the sheet: as it came, what was asked, and what the reader made of it. */
export type Version = {
  readonly came: RephraseResult
  readonly asked: Draft
  readonly state: ResultState
}

/** A line that stays until the next action: there was no text to work on, or the run was stopped. */
type RunRemark = 'empty' | 'stopped'

/** What is going on. */
export type Run =
  | { readonly phase: 'idle'; readonly remark?: RunRemark }
  | { readonly phase: 'running'; readonly announced: readonly Step[]; readonly done?: number; readonly of?: number }
  | { readonly phase: 'failed'; readonly problem: Problem }

/** Why a run was asked for: the main button, "generate again", or a term that was locked at `except` in the version that came as `of`. */
export type Purpose = { readonly kind: 'new' | 'again' } | { readonly kind: 'lock'; readonly except: Span; readonly of: RephraseResult }

export type SheetState = {
  readonly versions: Versions<Version>
  readonly run: Run
  /** The last run found no wording that was not shown already. */
  readonly hasNoOther: boolean
}

export type SheetAction =
  | { readonly type: 'started' }
  | { readonly type: 'step'; readonly step: Step; readonly done?: number | undefined; readonly of?: number | undefined }
  | { readonly type: 'arrived'; readonly result: RephraseResult; readonly asked: Draft; readonly purpose: Purpose }
  | { readonly type: 'failed'; readonly problem: Problem }
  | { readonly type: 'settled' }
  | { readonly type: 'no-text' }
  /** The reader did something else: a remark about the last run has been read. */
  | { readonly type: 'moved-on' }
  | { readonly type: 'edit'; readonly action: ResultAction }
  | { readonly type: 'turn'; readonly by: -1 | 1 }
  | { readonly type: 'clear' }
  | { readonly type: 'restore'; readonly state: SheetState }

export const emptySheet: SheetState = { versions: noVersions, run: { phase: 'idle' }, hasNoOther: false }

/** The sheet after an action. A failed or stopped run changes no version. */
export function sheetReducer(state: SheetState, action: SheetAction): SheetState {
  switch (action.type) {
    case 'started':
      return { ...state, run: { phase: 'running', announced: [] }, hasNoOther: false }
    case 'step':
      return state.run.phase === 'running' ? { ...state, run: stepRun(state.run.announced, action) } : state
    case 'arrived':
      return arrived(state, action)
    case 'failed':
      return { ...state, run: action.problem.code === 'cancelled' ? idleWith('stopped') : { phase: 'failed', problem: action.problem } }
    case 'settled':
      return { ...state, run: { phase: 'idle' }, hasNoOther: false }
    case 'no-text':
      return { ...state, run: idleWith('empty') }
    case 'moved-on':
      return movedOn(state)
    case 'edit':
      return withEdit(movedOn(state), action.action)
    case 'turn':
      return { ...movedOn(state), versions: stepped(state.versions, action.by), hasNoOther: false }
    case 'clear':
      return emptySheet
    case 'restore':
      return { ...action.state, run: { phase: 'idle' } }
  }
}

const idleWith = (remark: RunRemark): Run => ({ phase: 'idle', remark })

const movedOn = (state: SheetState): SheetState =>
  state.run.phase === 'idle' && state.run.remark ? { ...state, run: { phase: 'idle' } } : state

type StepAction = Extract<SheetAction, { readonly type: 'step' }>

function stepRun(announced: readonly Step[], { step, done, of }: StepAction): Run {
  const all = announced.includes(step) ? announced : [...announced, step]
  return { phase: 'running', announced: all, ...(done !== undefined && of !== undefined ? { done, of } : {}) }
}

function arrived(state: SheetState, { result, asked, purpose }: Extract<SheetAction, { readonly type: 'arrived' }>): SheetState {
  const idle = { ...state, run: { phase: 'idle' } } as const
  if (purpose.kind === 'again' && !result.isNew) return { ...idle, hasNoOther: true }
  const shown = makeShownResult(asked.text, result)
  const at = purpose.kind === 'lock' ? state.versions.all.findIndex(({ came }) => came === purpose.of) : -1
  const locked = state.versions.all[at]
  if (purpose.kind === 'lock' && locked) {
    const again = resultReducer(locked.state, { type: 'run-again', result: shown, except: purpose.except })
    return { ...idle, versions: withCurrent({ ...state.versions, at }, { came: result, asked, state: again }) }
  }
  return { ...idle, versions: withVersion(state.versions, { came: result, asked, state: makeResultState(shown) }) }
}

function withEdit(state: SheetState, action: ResultAction): SheetState {
  const current = currentVersion(state.versions)
  if (!current) return state
  const next = resultReducer(current.state, action)
  return next === current.state ? state : { ...state, versions: withCurrent(state.versions, { ...current, state: next }) }
}

/** Versions made from the same text, terms, mode and strength: what another run of them must avoid, and go on from. */
export const versionsOf = ({ versions }: SheetState, asked: Draft): readonly Version[] =>
  versions.all.filter(
    (version) =>
      version.asked.text === asked.text &&
      version.asked.mode === asked.mode &&
      version.asked.strength === asked.strength &&
      version.asked.keep.length === asked.keep.length &&
      version.asked.keep.every((term, at) => term === asked.keep[at]),
  )

/** The seed after all that were used, so that "generate again" goes on where it was. */
export const nextSeed = (versions: readonly Version[]): number =>
  versions.reduce((highest, { came }) => Math.max(highest, came.seed), 0) + 1
