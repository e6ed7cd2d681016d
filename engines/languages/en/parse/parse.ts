import type { Token } from '../grammar/token.ts'
import { arcFeatures, featuresAtMost, moveFeatures } from './features.ts'
import { apply, arcOf, isDone, isLegal, moves, startState } from './state.ts'
import type { State } from './state.ts'
import { relations } from './tree.ts'
import type { Relation, Tree } from './tree.ts'
import { emptyWords, mirrored, readWords } from './words.ts'
import type { Words } from './words.ts'

/**
 * Weights in rows by feature, one column for each answer; a table has a power of two rows. Each weight is one character of `weights`,
 * its code less `zero`: so the text of the model is the table, and nothing is kept twice. A score is `scale` times a sum of weights.
 */
export type Table = { readonly columns: number; readonly weights: string; readonly scale: number }

/** The code of the character of a weight of nothing. */
export const zero = 71
/** The codes of weights lie so far to both sides of `zero`. */
export const span = 31

/**
 * What a parser has learned: moves from the first word to the last, names of arcs, and moves from the last word to the first.
 * The second reading names nothing: an arc that both readings make is likelier right.
 */
export type ParserModel = { readonly moves: Table; readonly arcs: Table; readonly mirror: Table }

// Written anew at each step: a parse runs to its end before the next one begins.
const features = new Uint32Array(featuresAtMost)
const scores = new Float64Array(relations.length)

type Choice = { readonly best: number; readonly share: number }

/** The best open answer and its probability. */
function choose({ columns, weights, scale }: Table, count: number, isOpen: (answer: number) => boolean): Choice {
  const mask = weights.length / columns - 1
  scores.fill(0)
  for (let k = 0; k < count; k++) {
    const at = ((features[k] ?? 0) & mask) * columns
    for (let c = 0; c < columns; c++) scores[c] = (scores[c] ?? 0) + weights.charCodeAt(at + c) - zero
  }
  let best = -1
  for (let c = 0; c < columns; c++) if (isOpen(c) && (best < 0 || (scores[c] ?? 0) > (scores[best] ?? 0))) best = c
  let sum = 0
  for (let c = 0; c < columns; c++) if (isOpen(c)) sum += Math.exp(((scores[c] ?? 0) - (scores[best] ?? 0)) * scale)
  return { best, share: 1 / sum }
}

/** Where arcs get their names from, and the state that is used for every sentence anew. */
type Reading = { readonly arcs: Table | null; readonly spent: State }

/** Makes the likeliest move at each step. Without `arcs` the arcs stay unnamed. */
function read(words: Words, table: Table, { arcs, spent }: Reading): State {
  const state = startState(words, spent)
  while (!isDone(state)) {
    const { best, share } = choose(table, moveFeatures(state, features), (move) => isLegal(state, move))
    if (best === moves.shift) {
      apply(state, best)
      continue
    }
    const { head, dependent } = arcOf(state, best)
    const named = arcs ? choose(arcs, arcFeatures(state, head, dependent, features), () => true) : { best: 0, share: 1 }
    apply(state, best, named.best, Math.min(share, named.share))
  }
  return state
}

/** What is left of an arc's certainty where the reading from the end has another head. */
const disputed = 0.4

/** The words and the states of the two readings: each sentence is read to its end before the next, so they serve all of them. */
const forwards = { words: emptyWords(), state: startState(emptyWords()) }
const backwards = { words: emptyWords(), state: startState(emptyWords()) }

/** The tree of a sentence. */
export function parse(sentence: readonly Token[], model: ParserModel): Tree {
  const words = readWords(sentence, forwards.words)
  const { heads, labels, certainty } = read(words, model.moves, { arcs: model.arcs, spent: forwards.state })
  const mirror = read(mirrored(words, backwards.words), model.mirror, { arcs: null, spent: backwards.state })
  const { count } = words
  const tokenHeads = sentence.map(() => -1)
  const names: Relation[] = sentence.map(() => 'core')
  const sure = sentence.map(() => 1)
  for (let i = 0; i < count; i++) {
    const token = words.tokens[i] ?? 0
    const head = heads[i] ?? count
    const other = mirror.heads[count - 1 - i] ?? count
    const isAgreed = other === (head === count ? count : count - 1 - head)
    tokenHeads[token] = head === count ? -1 : (words.tokens[head] ?? -1)
    names[token] = relations[labels[i] ?? 0] ?? 'core'
    sure[token] = (certainty[i] ?? 0) * (isAgreed ? 1 : disputed)
  }
  return { heads: tokenHeads, relations: names, certainty: sure }
}
