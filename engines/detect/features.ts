import type { WordClasses } from './classes.ts'
import type { Token } from './tokens.ts'

/** `delexical`: the order of function words, marks and endings, whatever a text is about; `word`: words and their order. */
export const families = ['delexical', 'word'] as const
/** Of languages without classes of their own; `pattern`: kinds of words and marks; `rhythm`: marks, and how far apart they stand. */
export const sharedFamilies = ['pattern', 'rhythm'] as const
type ClassFamily = (typeof families)[number]
export type Family = ClassFamily | (typeof sharedFamilies)[number]

/** The features of a stretch of text that are not zero: which, and how much; of length 1 (L2). */
export type Vector = { readonly at: Uint32Array; readonly value: Float32Array }

/** Two to the power of this many features; what hashes alike is one feature. */
export const featureBits = 17
const mask = (1 << featureBits) - 1

const longest: Readonly<Record<ClassFamily, number>> = { delexical: 4, word: 3 }

/** The features of tokens: runs of up to four classes, or of up to three words and marks. */
export const vectorOf = (tokens: readonly Token[], family: ClassFamily, classes: WordClasses): Vector =>
  unitVector(runsOf(hashesOf(tokens, family, classes), longest[family]))

/** The features of runs of up to `length` names, whatever they name. */
export const vectorOfRuns = (names: readonly string[], length: number): Vector =>
  unitVector(
    runsOf(
      Int32Array.from(names, (name) => hashOf(name, 0)),
      length,
    ),
  )

/** FNV-1a (Fowler, Noll, Vo) with the last mixing of MurmurHash3. */
function hashOf(text: string, seed: number): number {
  let hash = 2166136261 ^ seed
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

function hashesOf(tokens: readonly Token[], family: ClassFamily, classes: WordClasses): Int32Array {
  const known = new Map<string, number>()
  const hashes = new Int32Array(tokens.length)
  for (const [i, token] of tokens.entries()) {
    const key = family === 'delexical' && token.isCapital ? `^${token.lower}` : token.lower
    let hash = known.get(key)
    if (hash === undefined) {
      hash = family === 'delexical' ? hashOf(classOf(token, classes), 77) : hashOf(token.lower, 0)
      known.set(key, hash)
    }
    hashes[i] = hash
  }
  return hashes
}

/** What stands for a token: itself when it is a function word or a mark, `#` for a number, else case and ending. */
export function classOf({ lower, isWord, isCapital }: Token, { functionWords, endings }: WordClasses): string {
  if (!isWord) return /^\p{N}/u.test(lower) ? '#' : lower
  if (functionWords.has(lower)) return lower
  const apostrophe = lower.indexOf("'")
  const body = apostrophe > 0 ? lower.slice(0, apostrophe) : lower
  const kind = (isCapital ? 'C' : 'x') + (apostrophe > 0 ? lower.slice(apostrophe) : '')
  return kind + (endings.find((ending) => body.length > ending.length + 2 && body.endsWith(ending)) ?? '')
}

type Counts = Map<number, number>
const add = (counts: Counts, feature: number): void => void counts.set(feature, (counts.get(feature) ?? 0) + 1)

function runsOf(hashes: Int32Array, length: number): Counts {
  const counts: Counts = new Map()
  for (let i = 0; i < hashes.length; i++) {
    let hash = 0
    for (let n = 0; n < length && i + n < hashes.length; n++) {
      hash = (Math.imul(hash ^ (hashes[i + n] ?? 0), 0x9e3779b1) + n) | 0
      hash ^= hash >>> 15
      add(counts, hash & mask)
    }
  }
  return counts
}

/** Square roots of counts, so that what is repeated weighs less, scaled to length 1. */
function unitVector(counts: Counts): Vector {
  const at = new Uint32Array(counts.size)
  const value = new Float32Array(counts.size)
  let sum = 0
  let i = 0
  for (const [feature, count] of counts) {
    at[i] = feature
    value[i++] = Math.sqrt(count)
    sum += count
  }
  const scale = 1 / Math.sqrt(sum || 1)
  for (let j = 0; j < value.length; j++) value[j] = (value[j] ?? 0) * scale
  return { at, value }
}
