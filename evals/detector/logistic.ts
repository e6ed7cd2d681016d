import { featureBits } from '../../engines/detect/features.ts'
import type { Vector } from '../../engines/detect/features.ts'

/** One stretch of text to learn from; `weight` is how much it counts. */
export type Example = { readonly vector: Vector; readonly isMachine: boolean; readonly weight: number }
export type Linear = { readonly weights: Float64Array; readonly bias: number }

const size = 1 << featureBits
const rate = 0.5

/** How long is learned. */
export type Course = {
  readonly epochs: number
  /** Epochs before this one are still far from the end and not averaged. */
  readonly firstKept: number
  readonly decay: number
  /** One order of the examples is chance: several are averaged. */
  readonly seeds: readonly number[]
}

/**
 * Logistic regression by AdaGrad (Duchi, Hazan and Singer 2011), the weights averaged over the ends of the later epochs and over
 * several orders of the examples. The same examples in the same order give the same bits.
 */
export function fitLogistic(examples: readonly Example[], course: Course): Linear {
  const { seeds } = course
  const fitted = seeds.map((seed) => fitInOrder(examples, seed, course))
  const weights = new Float64Array(size)
  for (const one of fitted) for (let i = 0; i < size; i++) weights[i] = (weights[i] ?? 0) + (one.weights[i] ?? 0) / seeds.length
  return { weights, bias: fitted.reduce((sum, { bias }) => sum + bias / seeds.length, 0) }
}

function fitInOrder(examples: readonly Example[], seed: number, { epochs, firstKept, decay }: Course): Linear {
  const [weights, squares, sum] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)]
  let [bias, biasSquares, biasSum] = [0, 1e-6, 0]
  const order = Uint32Array.from(examples, (_, i) => i)
  const draw = makeDraw(seed)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, draw)
    for (const index of order) {
      const example = examples[index]
      if (!example) continue
      const error = errorOf(example, weights, bias)
      learn(example.vector, error, { weights, squares, decay })
      biasSquares += error * error
      bias -= (rate * error) / Math.sqrt(biasSquares)
    }
    if (epoch < firstKept) continue
    for (let i = 0; i < size; i++) sum[i] = (sum[i] ?? 0) + (weights[i] ?? 0)
    biasSum += bias
  }
  const kept = epochs - firstKept
  return { weights: sum.map((value) => value / kept), bias: biasSum / kept }
}

function errorOf({ vector: { at, value }, isMachine, weight }: Example, weights: Float64Array, bias: number): number {
  let logit = bias
  for (let k = 0; k < at.length; k++) logit += (weights[at[k] ?? 0] ?? 0) * (value[k] ?? 0)
  return (1 / (1 + Math.exp(-logit)) - (isMachine ? 1 : 0)) * weight
}

type State = { readonly weights: Float64Array; readonly squares: Float64Array; readonly decay: number }

function learn({ at, value }: Vector, error: number, { weights, squares, decay }: State): void {
  for (let k = 0; k < at.length; k++) {
    const feature = at[k] ?? 0
    const weight = weights[feature] ?? 0
    const gradient = error * (value[k] ?? 0) + decay * weight
    const square = (squares[feature] ?? 0) + gradient * gradient
    squares[feature] = square
    weights[feature] = weight - (rate * gradient) / Math.sqrt(square + 1e-8)
  }
}

/** Whole numbers below a bound, by a linear congruence (Knuth; the constants of Numerical Recipes). */
function makeDraw(from: number): (below: number) => number {
  let state = from >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * below)
  }
}

function shuffle(order: Uint32Array, draw: (below: number) => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = draw(i + 1)
    const kept = order[i] ?? 0
    order[i] = order[j] ?? 0
    order[j] = kept
  }
}
