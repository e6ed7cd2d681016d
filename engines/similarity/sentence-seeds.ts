import type { Pair, Side } from './pair.ts'
import type { Seed } from './seed.ts'

/** Units that agree at least so far in weighted words (cosine) and in different words (Dice). */
const leastCosine = 0.33
const leastDice = 0.33
/** Words in more units than this share help no search; they still count in the cosine. */
const commonShare = 0.12
const commonAtMost = 400
/** Partners of one unit: a text that repeats itself would otherwise pair everything with everything. */
const partnersAtMost = 12

/**
 * Pairs of units of two texts that speak alike: cosine of word weights (tf-idf over both texts) and Dice's coefficient,
 * after Sanchez-Perez, Sidorov and Gelbukh, "A winning approach to text alignment for text reuse detection" (PAN 2014).
 * `isActive` leaves units of the checked text out. Time grows with the texts' length, not with its square.
 */
export function findSentenceSeeds(pair: Pair, isActive: (firstWord: number) => boolean): readonly Seed[] {
  const weights = weigh(pair)
  const checked = vectorsOf(pair.checked, weights)
  const source = vectorsOf(pair.source, weights)
  const postings = invert(source, pair.size)
  const scores = new Float64Array(source.count)
  const seeds: Seed[] = []
  const unitsOf = { checked: pair.checked.units, source: pair.source.units }
  for (let unit = 0; unit < checked.count; unit++) {
    if (!isActive(unitsOf.checked[unit] ?? 0)) continue
    for (const partner of partnersOf(unit, { checked, source, postings, scores })) {
      seeds.push({
        a: unitsOf.checked[unit] ?? 0,
        aEnd: unitsOf.checked[unit + 1] ?? 0,
        b: unitsOf.source[partner] ?? 0,
        bEnd: unitsOf.source[partner + 1] ?? 0,
        isRun: false,
      })
    }
  }
  return seeds
}

/** Inverse frequency of every word over the units of both texts. */
function weigh({ checked, source, size }: Pair): Float64Array {
  const counts = new Uint32Array(size)
  for (const side of [checked, source]) {
    const seen = new Int32Array(size).fill(-1)
    for (let unit = 0; unit + 1 < side.units.length; unit++) {
      for (let i = side.units[unit] ?? 0; i < (side.units[unit + 1] ?? 0); i++) {
        const id = side.ids[i] ?? 0
        if (seen[id] === unit) continue
        seen[id] = unit
        counts[id] = (counts[id] ?? 0) + 1
      }
    }
  }
  const total = checked.units.length + source.units.length - 2
  return Float64Array.from(counts, (count) => Math.log((total + 1) / Math.max(1, count)))
}

/** Weighted words of every unit, ascending by number: unit `u` has the columns `first[u]` up to `first[u + 1]`. */
type Vectors = { readonly count: number; readonly first: Uint32Array; readonly ids: Int32Array; readonly values: Float64Array }

function vectorsOf({ ids, units, count: words }: Side, weights: Float64Array): Vectors {
  const count = units.length - 1
  const first = new Uint32Array(count + 1)
  const kept = new Int32Array(words)
  const values = new Float64Array(words)
  let at = 0
  for (let unit = 0; unit < count; unit++) {
    const begin = at
    const own = ids.slice(units[unit], units[unit + 1]).sort()
    for (const id of own) {
      const weight = weights[id] ?? 0
      if (at > begin && kept[at - 1] === id) values[at - 1] = (values[at - 1] ?? 0) + weight
      else {
        kept[at] = id
        values[at++] = weight
      }
    }
    normalise(values, begin, at)
    first[unit + 1] = at
  }
  return { count, first, ids: kept.subarray(0, at), values: values.subarray(0, at) }
}

function normalise(values: Float64Array, from: number, to: number): void {
  let sum = 0
  for (let i = from; i < to; i++) sum += (values[i] ?? 0) ** 2
  const length = Math.sqrt(sum)
  if (length === 0) return
  for (let i = from; i < to; i++) values[i] = (values[i] ?? 0) / length
}

/** The units that have a word, for words that are not too common. */
type Inverted = { readonly first: Uint32Array; readonly units: Uint32Array; readonly values: Float64Array; readonly most: number }

function invert({ count, first, ids, values }: Vectors, size: number): Inverted {
  const starts = new Uint32Array(size + 1)
  for (const id of ids) starts[id + 1] = (starts[id + 1] ?? 0) + 1
  for (let id = 0; id < size; id++) starts[id + 1] = (starts[id + 1] ?? 0) + (starts[id] ?? 0)
  const next = starts.slice()
  const units = new Uint32Array(ids.length)
  const own = new Float64Array(ids.length)
  for (let unit = 0; unit < count; unit++) {
    for (let k = first[unit] ?? 0; k < (first[unit + 1] ?? 0); k++) {
      const id = ids[k] ?? 0
      const at = next[id] ?? 0
      units[at] = unit
      own[at] = values[k] ?? 0
      next[id] = at + 1
    }
  }
  return { first: starts, units, values: own, most: Math.min(commonAtMost, Math.max(10, commonShare * count)) }
}

type Search = { readonly checked: Vectors; readonly source: Vectors; readonly postings: Inverted; readonly scores: Float64Array }

function partnersOf(unit: number, { checked, source, postings, scores }: Search): readonly number[] {
  const touched: number[] = []
  for (let k = checked.first[unit] ?? 0; k < (checked.first[unit + 1] ?? 0); k++) {
    const id = checked.ids[k] ?? 0
    const begin = postings.first[id] ?? 0
    const end = postings.first[id + 1] ?? 0
    if (end - begin > postings.most) continue
    const value = checked.values[k] ?? 0
    for (let p = begin; p < end; p++) {
      const other = postings.units[p] ?? 0
      if (scores[other] === 0) touched.push(other)
      scores[other] = (scores[other] ?? 0) + value * (postings.values[p] ?? 0)
    }
  }
  const found: { readonly other: number; readonly cosine: number }[] = []
  for (const other of touched) {
    const partial = scores[other] ?? 0
    scores[other] = 0
    // What the common words add is small: most of the cosine is known by now.
    if (partial < leastCosine / 2) continue
    const { cosine, dice } = compare(checked, unit, source, other)
    if (cosine >= leastCosine && dice >= leastDice) found.push({ other, cosine })
  }
  if (found.length > partnersAtMost) found.sort((x, y) => y.cosine - x.cosine || Math.abs(x.other - unit) - Math.abs(y.other - unit))
  return found.slice(0, partnersAtMost).map(({ other }) => other)
}

function compare(a: Vectors, unit: number, b: Vectors, other: number): { cosine: number; dice: number } {
  let i = a.first[unit] ?? 0
  let j = b.first[other] ?? 0
  const endA = a.first[unit + 1] ?? 0
  const endB = b.first[other + 1] ?? 0
  const different = endA - i + (endB - j)
  let cosine = 0
  let shared = 0
  while (i < endA && j < endB) {
    const x = a.ids[i] ?? 0
    const y = b.ids[j] ?? 0
    if (x === y) {
      cosine += (a.values[i++] ?? 0) * (b.values[j++] ?? 0)
      shared++
    } else if (x < y) i++
    else j++
  }
  return { cosine, dice: different === 0 ? 0 : (2 * shared) / different }
}
