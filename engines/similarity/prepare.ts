import { findWords } from './normalize.ts'
import type { Words } from './normalize.ts'

/** A text made ready for alignment; can be used against any number of others. */
export type Prepared = {
  readonly text: string
  readonly language: string
  readonly words: Words
  /** The number of the first word of each unit, then the number of words. A unit is about a sentence. */
  readonly units: Uint32Array
}

/** Shorter units say too little, longer ones hide what is in them. */
const leastWords = 4
const mostWords = 45

/** Finds the words and units of a text. Time is linear. */
export function prepare(text: string, language: string): Prepared {
  const words = findWords(text, language)
  return { text, language, words, units: cutUnits(text, words) }
}

/**
 * Cuts words into units at the ends of sentences, however a language abbreviates: a cut too many does no harm here,
 * because units below four words join the next. Units above 45 words are halved until they fit.
 */
function cutUnits(text: string, words: Words): Uint32Array {
  const starts: number[] = []
  let start = 0
  for (let i = 1; i <= words.count; i++) {
    const isLast = i === words.count
    if (!isLast && !(i - start >= leastWords && endsUnit(text, words.ends[i - 1] ?? 0, words.starts[i] ?? 0))) continue
    const parts = Math.ceil((i - start) / mostWords)
    for (let part = 0; part < parts; part++) starts.push(start + Math.floor(((i - start) * part) / parts))
    start = i
  }
  starts.push(words.count)
  return Uint32Array.from(starts)
}

/** Whether a sentence ends between two words: a mark before white space, or an empty line. */
function endsUnit(text: string, from: number, to: number): boolean {
  let lines = 0
  let isMarked = false
  // A gap longer than this is no prose; a bound keeps time linear.
  const end = Math.min(to, from + 200)
  for (let i = from; i < end; i++) {
    const unit = text.charCodeAt(i)
    if (unit === 10) lines++
    else if (unit === 46 || unit === 33 || unit === 63 || unit === 0x2026 || unit === 0x3002) isMarked = true
    else if (isMarked && (unit === 32 || unit === 9 || unit === 0xa0 || unit === 13)) return true
    if (lines > 1 || (isMarked && lines > 0)) return true
  }
  return end < to
}
