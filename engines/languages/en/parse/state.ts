import type { Words } from './words.ts'

/**
 * Where a parse stands (arc-hybrid system; Kuhlmann, Gómez-Rodríguez and Satta 2011): a stack of words that wait for their head or
 * for dependents, and the words that are still to come, the root last. Words are counted without marks.
 */
export type State = {
  words: Words
  readonly stack: number[]
  depth: number
  /** The next word; `words.count` is the root. */
  next: number
  readonly heads: number[]
  readonly labels: number[]
  readonly certainty: number[]
  readonly leftmost: number[]
  readonly rightmost: number[]
  readonly leftCount: number[]
  readonly rightCount: number[]
}

/** Moves: the next word onto the stack; the top depends on the next word; the top depends on the one below it. */
export const moves = { shift: 0, left: 1, right: 2 } as const

/** No move made yet: every word is still to come. A state of an earlier sentence may be given, to be used again. */
export function startState(words: Words, spent?: State): State {
  const state = spent ?? emptyState(words)
  state.words = words
  state.depth = 0
  state.next = 0
  const count = words.count + 1
  for (const list of [state.heads, state.leftmost, state.rightmost]) refill(list, count, -1)
  for (const list of [state.labels, state.certainty, state.leftCount, state.rightCount]) refill(list, count, 0)
  return state
}

const emptyState = (words: Words): State => ({
  words,
  stack: [],
  depth: 0,
  next: 0,
  heads: [],
  labels: [],
  certainty: [],
  leftmost: [],
  rightmost: [],
  leftCount: [],
  rightCount: [],
})

function refill(list: number[], count: number, value: number): void {
  list.length = count
  list.fill(value)
}

/** Whether every word has its head. */
export const isDone = ({ depth, next, words }: State): boolean => depth === 0 && next === words.count

/** The word `i` from the top of the stack, or -1. */
export const fromTop = ({ stack, depth }: State, i: number): number => (i < depth ? (stack[depth - 1 - i] ?? -1) : -1)

/** Whether the move can be made from here. */
export const isLegal = (state: State, move: number): boolean =>
  move === moves.shift ? state.next < state.words.count : move === moves.left ? state.depth > 0 : state.depth > 1

/** The arc that a move makes: head and dependent. */
export const arcOf = (state: State, move: number): { readonly head: number; readonly dependent: number } => ({
  head: move === moves.left ? state.next : fromTop(state, 1),
  dependent: fromTop(state, 0),
})

/** Makes the move; `label` and `certainty` are those of the arc. */
export function apply(state: State, move: number, label = 0, certainty = 1): void {
  if (move === moves.shift) {
    state.stack[state.depth++] = state.next++
    return
  }
  const { head, dependent } = arcOf(state, move)
  state.depth--
  state.heads[dependent] = head
  state.labels[dependent] = label
  state.certainty[dependent] = certainty
  if (move === moves.left) {
    state.leftmost[head] = dependent
    state.leftCount[head] = (state.leftCount[head] ?? 0) + 1
  } else {
    state.rightmost[head] = dependent
    state.rightCount[head] = (state.rightCount[head] ?? 0) + 1
  }
}
