import type { Token } from '../../engines/languages/en/grammar/token.ts'
import { arcFeatures, featuresAtMost, moveFeatures } from '../../engines/languages/en/parse/features.ts'
import { span, zero } from '../../engines/languages/en/parse/parse.ts'
import type { ParserModel, Table } from '../../engines/languages/en/parse/parse.ts'
import { apply, arcOf, fromTop, isDone, isLegal, moves, startState } from '../../engines/languages/en/parse/state.ts'
import type { State } from '../../engines/languages/en/parse/state.ts'
import { relations } from '../../engines/languages/en/parse/tree.ts'
import { mirrored, readWords } from '../../engines/languages/en/parse/words.ts'
import type { Words } from '../../engines/languages/en/parse/words.ts'
import type { GoldTree } from './brackets.ts'

/** A sentence and its right tree. */
export type Example = { readonly tokens: readonly Token[]; readonly tree: GoldTree }
/** A tree over words without marks; the root is `words.count`. */
type Gold = { readonly words: Words; readonly heads: readonly number[]; readonly labels: readonly number[] }

/** Rows of the tables, a power of two each: more rows, fewer features that share one. */
const moveRows = 2 ** 18
const arcRows = 2 ** 16
const allMoves = Object.values(moves)

/** Multinomial logistic regression over hashed features, each weight with its own step (AdaGrad; Duchi, Hazan and Singer 2011). */
class Learner {
  readonly columns: number
  readonly weights: Float32Array
  private readonly squares: Float32Array
  private readonly sums: Float64Array
  private rounds = 0
  private readonly mask: number
  private readonly scores: Float64Array

  constructor(rows: number, columns: number) {
    this.columns = columns
    this.weights = new Float32Array(rows * columns)
    this.squares = new Float32Array(rows * columns)
    this.sums = new Float64Array(rows * columns)
    this.mask = rows - 1
    this.scores = new Float64Array(columns)
  }

  /** Probabilities of the open answers. */
  shares(features: Uint32Array, count: number, isOpen: (answer: number) => boolean): Float64Array {
    const { scores, columns, weights, mask } = this
    scores.fill(0)
    for (let k = 0; k < count; k++) {
      const at = ((features[k] ?? 0) & mask) * columns
      for (let c = 0; c < columns; c++) scores[c] = (scores[c] ?? 0) + (weights[at + c] ?? 0)
    }
    let most = -Infinity
    for (let c = 0; c < columns; c++) if (isOpen(c)) most = Math.max(most, scores[c] ?? 0)
    let sum = 0
    for (let c = 0; c < columns; c++) {
      scores[c] = isOpen(c) ? Math.exp((scores[c] ?? 0) - most) : 0
      sum += scores[c] ?? 0
    }
    for (let c = 0; c < columns; c++) scores[c] = (scores[c] ?? 0) / sum
    return scores
  }

  /** One step towards `right`, from the probabilities just asked for. */
  learn(features: Uint32Array, count: number, right: number): void {
    const { scores, columns, weights, squares, mask } = this
    for (let c = 0; c < columns; c++) {
      const slope = (scores[c] ?? 0) - (c === right ? 1 : 0)
      if (Math.abs(slope) < 0.005) continue
      for (let k = 0; k < count; k++) {
        const at = ((features[k] ?? 0) & mask) * columns + c
        squares[at] = (squares[at] ?? 0) + slope * slope
        weights[at] = (weights[at] ?? 0) - (rate * slope) / (Math.sqrt(squares[at] ?? 0) + steadiness)
      }
    }
  }

  /** Counts the weights of this round in: the mean over rounds is steadier than the last. */
  closeRound(): void {
    this.rounds++
    for (let i = 0; i < this.sums.length; i++) this.sums[i] = (this.sums[i] ?? 0) + (this.weights[i] ?? 0)
  }

  /** The mean weights as characters; those beyond `most` are cut. */
  table(): Table {
    const codes = Buffer.alloc(this.weights.length)
    for (let i = 0; i < codes.length; i++) {
      const weight = Math.max(-most, Math.min(most, (this.sums[i] ?? 0) / this.rounds))
      codes[i] = zero + Math.round((weight / most) * span)
    }
    return { columns: this.columns, weights: codes.toString('latin1'), scale: most / span }
  }
}

/** The length of a step. */
const rate = 0.08
/** Weights beyond this are cut. */
const most = 1.5
/** Keeps the first steps of a weight short. */
const steadiness = 0.5

/** The tree over the words alone. */
function goldOf({ tokens, tree }: Example): Gold {
  const words = readWords(tokens)
  const place = new Map(words.tokens.map((token, i) => [token, i] as const))
  return {
    words,
    heads: words.tokens.map((token) => place.get(tree.heads[token] ?? -1) ?? words.count),
    labels: words.tokens.map((token) => relations.indexOf(tree.relations[token] ?? 'core')),
  }
}

/** How many right arcs the move makes impossible (the dynamic oracle of Goldberg and Nivre 2013). */
function costOf(state: State, move: number, { heads }: Gold): number {
  const { next, words, depth } = state
  const top = fromTop(state, 0)
  let cost = 0
  if (move === moves.shift) {
    for (let i = 0; i < depth; i++) {
      const one = state.stack[i] ?? -1
      if (heads[one] === next) cost++
      if (i < depth - 1 && heads[next] === one) cost++
    }
    return cost
  }
  for (let i = next; i < words.count; i++) if (heads[i] === top) cost++
  const head = heads[top] ?? -1
  if (move === moves.left) return cost + ((head > next || head === fromTop(state, 1)) && head !== next ? 1 : 0)
  return cost + (head >= next ? 1 : 0)
}

/** Numbers that follow from `seed` alone (xorshift). */
function numbers(seed: number): () => number {
  let x = seed
  return () => {
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    return (x >>> 0) / 2 ** 32
  }
}

/** The sentence read from its end. */
const mirrorOf = ({ words, heads, labels }: Gold): Gold => ({
  words: mirrored(words),
  heads: heads.toReversed().map((head) => (head === words.count ? head : words.count - 1 - head)),
  labels: labels.toReversed(),
})

/** Learns a parser. The same examples give the same weights. */
export function train(examples: readonly Example[], rounds: number): ParserModel {
  const lessons = examples.map(goldOf)
  const namer = new Learner(arcRows, relations.length)
  const forwards = learn(lessons, rounds, namer)
  const backwards = learn(lessons.map(mirrorOf), rounds, null)
  return { moves: forwards.table(), arcs: namer.table(), mirror: backwards.table() }
}

/** The order of the lessons and the strays follow from it. */
const seed = 20_261_129

/** Learns to move, and where there is a namer to name the arcs. */
function learn(lessons: readonly Gold[], rounds: number, namer: Learner | null): Learner {
  const mover = new Learner(moveRows, allMoves.length)
  const random = numbers(seed)
  const order = [...lessons]
  for (let round = 0; round < rounds; round++) {
    for (let i = order.length - 1; i > 0; i--) {
      const k = Math.floor(random() * (i + 1))
      const [a, b] = [order[i], order[k]]
      if (a && b) [order[i], order[k]] = [b, a]
    }
    for (const lesson of order) learnSentence(lesson, { mover, namer, random, strays: round > 0 })
    mover.closeRound()
    namer?.closeRound()
  }
  return mover
}

type Teaching = { readonly mover: Learner; readonly namer: Learner | null; readonly random: () => number; readonly strays: boolean }
const features = new Uint32Array(featuresAtMost)

/** How often a wrong move is followed, so that the parser learns to go on from its own mistakes. */
const straying = 0.9

function learnSentence(gold: Gold, { mover, namer, random, strays }: Teaching): void {
  const state = startState(gold.words)
  while (!isDone(state)) {
    const count = moveFeatures(state, features)
    const shares = mover.shares(features, count, (move) => isLegal(state, move))
    const costs = allMoves.map((move) => (isLegal(state, move) ? costOf(state, move, gold) : Infinity))
    const least = Math.min(...costs)
    const best = (isOpen: (move: number) => boolean): number =>
      allMoves.filter(isOpen).reduce((a, b) => ((shares[b] ?? 0) > (shares[a] ?? -1) ? b : a), -1)
    const right = best((move) => costs[move] === least)
    const likeliest = best((move) => isLegal(state, move))
    mover.learn(features, count, right)
    const move = strays && random() < straying ? likeliest : right
    apply(state, move, move === moves.shift || !namer ? 0 : learnName(state, arcOf(state, move), { gold, namer }))
  }
}

/** Learns the name of the arc where it is right; answers the likeliest. */
function learnName(state: State, { head, dependent }: ReturnType<typeof arcOf>, { gold, namer }: { gold: Gold; namer: Learner }): number {
  const count = arcFeatures(state, head, dependent, features)
  const shares = namer.shares(features, count, () => true)
  const likeliest = shares.indexOf(Math.max(...shares))
  if (gold.heads[dependent] === head) namer.learn(features, count, gold.labels[dependent] ?? 0)
  return likeliest
}
