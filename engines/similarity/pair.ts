import type { Prepared } from './prepare.ts'
import { stopStems } from './stems.ts'

/** One text of a pair: its words as numbers that both share, and where each number stands. */
export type Side = {
  readonly ids: Int32Array
  readonly units: Uint32Array
  readonly count: number
  /** Places of the word `id`: `places[firstPlace[id]]` up to `places[firstPlace[id + 1]]`, ascending. */
  readonly firstPlace: Uint32Array
  readonly places: Uint32Array
}

/** Two texts whose words have one numbering. */
export type Pair = {
  readonly checked: Side
  readonly source: Side
  readonly size: number
  /** Whether the word `id` is one that any text of the language has. */
  readonly isStop: Uint8Array
}

/** Joins two prepared texts; `fold` gives words of one meaning one form. */
export function makePair(checked: Prepared, source: Prepared, fold: (stem: string) => string): Pair {
  const numbers = new Map<string, number>()
  const number = (stem: string): number => {
    const folded = fold(stem)
    const known = numbers.get(folded)
    if (known !== undefined) return known
    numbers.set(folded, numbers.size)
    return numbers.size - 1
  }
  const ofChecked = Int32Array.from(checked.words.vocabulary, number)
  const ofSource = Int32Array.from(source.words.vocabulary, number)
  const isStop = new Uint8Array(numbers.size)
  for (const language of new Set([checked.language, source.language])) {
    for (const stem of stopStems(language)) {
      const id = numbers.get(fold(stem))
      if (id !== undefined) isStop[id] = 1
    }
  }
  for (const [stem, id] of numbers) if (stem.length < 2) isStop[id] = 1
  const size = numbers.size
  return { checked: makeSide(checked, ofChecked, size), source: makeSide(source, ofSource, size), size, isStop }
}

function makeSide({ words, units }: Prepared, numberOf: Int32Array, size: number): Side {
  const ids = words.ids.map((id) => numberOf[id] ?? 0)
  const firstPlace = new Uint32Array(size + 1)
  for (const id of ids) firstPlace[id + 1] = (firstPlace[id + 1] ?? 0) + 1
  for (let id = 0; id < size; id++) firstPlace[id + 1] = (firstPlace[id + 1] ?? 0) + (firstPlace[id] ?? 0)
  const next = firstPlace.slice()
  const places = new Uint32Array(ids.length)
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i] ?? 0
    const at = next[id] ?? 0
    places[at] = i
    next[id] = at + 1
  }
  return { ids, units, count: ids.length, firstPlace, places }
}

/** How often the word `id` stands in a text. */
export const timesIn = (side: Side, id: number): number => (side.firstPlace[id + 1] ?? 0) - (side.firstPlace[id] ?? 0)

/** Where the word `id` stands first at or after `from`; the number of words when nowhere. */
export function placeFrom(side: Side, id: number, from: number): number {
  let low = side.firstPlace[id] ?? 0
  const end = side.firstPlace[id + 1] ?? 0
  let high = end
  while (low < high) {
    const middle = (low + high) >> 1
    if ((side.places[middle] ?? 0) < from) low = middle + 1
    else high = middle
  }
  return low < end ? (side.places[low] ?? side.count) : side.count
}
