import type { Span } from '#engines/text/span.ts'
import { editBetween } from './shift.ts'
import {
  carriedOver,
  withOriginal,
  withOriginalSentence,
  withSentence,
  withTyping,
  withWording,
  type ShownResult,
  type Wording,
} from './shown-result.ts'

/** What the reader may do to a result. */
export type ResultAction =
  | { readonly type: 'choose'; readonly change: string; readonly wording: string }
  | { readonly type: 'keep-original'; readonly change: string }
  | { readonly type: 'replace-sentence'; readonly sentence: number; readonly wording: Wording }
  | { readonly type: 'keep-original-sentence'; readonly sentence: number }
  /** The whole text after a key; keys of one sitting (`begin-typing` to the next other action) are undone together. */
  | { readonly type: 'type'; readonly text: string }
  | { readonly type: 'begin-typing' }
  /** The same run again with a term locked: what the reader did elsewhere is carried over. */
  | { readonly type: 'run-again'; readonly result: ShownResult; readonly except: Span }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }

/** A result with what was done to it and undone. */
export type ResultState = {
  readonly past: readonly ShownResult[]
  readonly present: ShownResult
  readonly future: readonly ShownResult[]
  /** True from `begin-typing` until a key was typed and kept apart. */
  readonly isTyping: boolean
}

const mostSteps = 200

export const makeResultState = (present: ShownResult): ResultState => ({ past: [], present, future: [], isTyping: false })

/** The state after an action; the same value when the action changes nothing. */
export function resultReducer(state: ResultState, action: ResultAction): ResultState {
  switch (action.type) {
    case 'choose':
      return done(state, withWording(state.present, action.change, action.wording))
    case 'keep-original':
      return done(state, withOriginal(state.present, action.change))
    case 'replace-sentence':
      return done(state, withSentence(state.present, action.sentence, action.wording))
    case 'keep-original-sentence':
      return done(state, withOriginalSentence(state.present, action.sentence))
    case 'begin-typing':
      return { ...state, isTyping: false }
    case 'type':
      return typed(state, action.text)
    case 'run-again':
      return done(state, carriedOver(state.present, action.result, action.except))
    case 'undo':
      return undone(state)
    case 'redo':
      return redone(state)
  }
}

function done(state: ResultState, present: ShownResult): ResultState {
  if (present === state.present) return state
  return { past: [...state.past, state.present].slice(-mostSteps), present, future: [], isTyping: false }
}

function typed(state: ResultState, text: string): ResultState {
  const edit = editBetween(state.present.text, text)
  if (!edit) return state
  const next = done(state, withTyping(state.present, edit))
  return { ...next, past: state.isTyping ? state.past : next.past, isTyping: true }
}

function undone(state: ResultState): ResultState {
  const present = state.past.at(-1)
  if (!present) return state
  return { past: state.past.slice(0, -1), present, future: [state.present, ...state.future], isTyping: false }
}

function redone(state: ResultState): ResultState {
  const [present, ...future] = state.future
  return present ? { past: [...state.past, state.present], present, future, isTyping: false } : state
}
