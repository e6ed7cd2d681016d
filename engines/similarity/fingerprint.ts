import { stopStems } from './stems.ts'
import { findWords } from './normalize.ts'
import type { Words } from './normalize.ts'

/** Raised whenever the same text would get another fingerprint: by words, stems, stop stems or hash. Stored with every segment. */
export const engineVersion = 1

/** Bits of a hash: 44, so that it is a safe integer and chance hits stay rare up to billions of postings. */
export const hashBits = 44

/** Distinct hashes, ascending; each a whole number below 2^44. */
export type Fingerprint = Float64Array

/** Content words a shingle is made of. */
const shingleSize = 3
/** Of so many shingles in a row at least one is kept: a shared run of `window + shingleSize - 1` content words is always found. */
const winnowWindow = 3

/**
 * The fingerprint of a text: hashes of its shingles, three content stems in a row, sorted, so that their order does not
 * count. With `winnow` (for indexing) one of every three neighbours is kept, the least (Schleimer, Wilkerson and Aiken
 * 2003); without (for asking) all are. The same text in another normal form, with other line ends or with invisible
 * characters has the same fingerprint.
 */
export function fingerprint(text: string, language: string, { winnow }: { readonly winnow: boolean }): Fingerprint {
  return fingerprintOf(findWords(text, language), language, { winnow })
}

/** The fingerprint of words found before. */
export function fingerprintOf(words: Words, language: string, { winnow }: { readonly winnow: boolean }): Fingerprint {
  const { hashes } = findShingles(words, language)
  return distinct(winnow ? pick(hashes, winnowed(hashes)) : hashes)
}

/** A fingerprint that remembers where in the text its hashes stand, for asking an index. */
export type Query = {
  readonly hashes: Fingerprint
  /** For each hash the number of its first shingle: neighbours in the text are neighbours in number. */
  readonly places: Uint32Array
  /** Where the shingle `n` begins and ends in the text. */
  readonly starts: Uint32Array
  readonly ends: Uint32Array
}

/**
 * All shingles of a text as a question to an index, and those with one content word left out: a word put into a copied
 * sentence then breaks one shingle fewer of its three. That costs the index nothing, and the question three times as many hashes.
 */
export function queryOf(words: Words, language: string): Query {
  const { halves, places } = contentHashes(words, language)
  const place = new Map<number, number>()
  const count = Math.max(0, places.length - shingleSize + 1)
  for (let i = count - 1; i >= 0; i--) {
    for (const [second, third] of askedGaps) if (i + third < places.length) place.set(hashShingle(halves, i, i + second, i + third), i)
  }
  const hashes = Float64Array.from(place.keys()).sort()
  return {
    hashes,
    places: Uint32Array.from(hashes, (hash) => place.get(hash) ?? 0),
    starts: Uint32Array.from({ length: count }, (_, i) => words.starts[places[i] ?? 0] ?? 0),
    ends: Uint32Array.from({ length: count }, (_, i) => words.ends[places[i + shingleSize - 1] ?? 0] ?? 0),
  }
}

/** Where the second and third word of a shingle stand after the first, in content words. */
const askedGaps: readonly (readonly [number, number])[] = [
  [1, 2],
  [1, 3],
  [2, 3],
]

export type Shingles = { readonly hashes: Float64Array; readonly first: Uint32Array; readonly last: Uint32Array }

/** Every shingle of a text in order, with the numbers of its first and last word. */
export function findShingles(words: Words, language: string): Shingles {
  const { halves, places } = contentHashes(words, language)
  const count = Math.max(0, places.length - shingleSize + 1)
  const hashes = new Float64Array(count)
  for (let i = 0; i < count; i++) hashes[i] = hashShingle(halves, i, i + 1, i + 2)
  return { hashes, first: places.slice(0, count), last: places.slice(Math.min(places.length, shingleSize - 1)) }
}

/** Hashes of the content words, two 32-bit halves each, with the numbers of the words. */
function contentHashes(words: Words, language: string): { halves: Uint32Array; places: Uint32Array } {
  const stop = stopStems(language)
  const isContent = words.vocabulary.map((stem) => stem.length > 1 && !stop.has(stem))
  const high = Uint32Array.from(words.vocabulary, (stem) => hashText(stem, 0x811c9dc5))
  const low = Uint32Array.from(words.vocabulary, (stem) => hashText(stem, 0x2f0b4a27))
  const halves = new Uint32Array(2 * words.count)
  const places = new Uint32Array(words.count)
  let count = 0
  for (let i = 0; i < words.count; i++) {
    const id = words.ids[i] ?? 0
    if (!isContent[id]) continue
    halves[2 * count] = high[id] ?? 0
    halves[2 * count + 1] = low[id] ?? 0
    places[count++] = i
  }
  return { halves, places: places.slice(0, count) }
}

/** FNV-1a over UTF-16 units with a last mixing; `seed` gives an independent half. */
function hashText(text: string, seed: number): number {
  let hash = seed
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return mix(hash)
}

function mix(value: number): number {
  let hash = value ^ (value >>> 16)
  hash = Math.imul(hash, 0x85ebca6b)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** One number of three words, whatever their order: the halves are added and multiplied, which no order changes. */
function hashShingle(halves: Uint32Array, a: number, b: number, c: number): number {
  const [x, y, z] = [halves[2 * a] ?? 0, halves[2 * b] ?? 0, halves[2 * c] ?? 0]
  const [u, v, w] = [halves[2 * a + 1] ?? 0, halves[2 * b + 1] ?? 0, halves[2 * c + 1] ?? 0]
  const upper = mix((x + y + z) ^ Math.imul(Math.imul(x | 1, y | 1), Math.imul(z | 1, 0x9e3779b1)))
  const lower = mix((u + v + w) ^ Math.imul(Math.imul(u | 1, v | 1), Math.imul(w | 1, 0x85ebca77)))
  // 32 + 12 bits: multiplied, not shifted, because shifts work on 32 bits only.
  return upper * 4096 + (lower >>> 20)
}

/** Robust winnowing: the numbers of the kept hashes. A text shorter than the window keeps its least. */
function winnowed(hashes: Float64Array): number[] {
  const kept: number[] = []
  let least = -1
  for (let end = 0; end < hashes.length; end++) {
    const start = Math.max(0, end - winnowWindow + 1)
    if (end < Math.min(winnowWindow, hashes.length) - 1) continue
    const value = (i: number): number => hashes[i] ?? Infinity
    if (least < start) {
      least = start
      for (let i = start + 1; i <= end; i++) if (value(i) <= value(least)) least = i
    } else if (value(end) < value(least)) least = end
    if (kept.at(-1) !== least) kept.push(least)
  }
  return kept
}

const pick = (hashes: Float64Array, at: readonly number[]): Float64Array => Float64Array.from(at, (i) => hashes[i] ?? 0)

function distinct(hashes: Float64Array): Fingerprint {
  const sorted = hashes.slice().sort()
  let count = 0
  for (let i = 0; i < sorted.length; i++) {
    const hash = sorted[i] ?? 0
    if (i === 0 || hash !== sorted[count - 1]) sorted[count++] = hash
  }
  return sorted.slice(0, count)
}
