import type { Token } from '../grammar/token.ts'
import { clusterOf } from './clusters.ts'

/** Marks between two words as bits: each kind says something else about where phrases end. */
const bitOfMark: Readonly<Record<string, number>> = { ',': 1, ';': 2, ':': 2, '(': 4, '[': 4, ')': 8, ']': 8, '–': 16, '—': 16, '-': 16 }
const otherMark = 32

/** A 32-bit hash (FNV-1a) of a word, so that no list of words has to be kept. */
export function hashWord(word: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193)
  return hash
}

const kinds = [
  'NOUN',
  'PROPN',
  'VERB',
  'AUX',
  'ADJ',
  'ADV',
  'PRON',
  'DET',
  'ADP',
  'NUM',
  'CCONJ',
  'SCONJ',
  'PART',
  'INTJ',
  'PUNCT',
  'SYM',
  'X',
]
const forms = ['base', 'pl', '3sg', 'past', 'participle', 'ing']

/** The words of a sentence as the numbers that the parser looks at; marks are no words. */
export type Words = {
  readonly count: number
  /** The token of each word. */
  readonly tokens: Int16Array
  readonly words: Int32Array
  /** Class and form. */
  readonly tags: Int32Array
  readonly clusters: Int32Array
  readonly suffixes: Int32Array
  /** Marks right before each word; one more for those at the end. */
  readonly marks: Int32Array
}

/** Past the last word stands the root, before the first and behind the root nothing. */
export const nothing = 1
export const root = 2

export function readWords(sentence: readonly Token[]): Words {
  const at: number[] = []
  const marks: number[] = []
  let pending = 0
  sentence.forEach((token, i) => {
    if (token.tag === 'PUNCT') {
      pending |= bitOfMark[token.text] ?? otherMark
      return
    }
    at.push(i)
    marks.push(pending)
    pending = 0
  })
  const tokens = at.flatMap((i) => sentence[i] ?? [])
  const numbers = (of: (token: Token) => number): Int32Array => Int32Array.from([...tokens.map(of), root])
  return {
    count: tokens.length,
    tokens: Int16Array.from(at),
    words: numbers(({ lower }) => hashWord(/\d/.test(lower) ? '0' : lower)),
    tags: numbers(({ tag, form }) => 16 + kinds.indexOf(tag) * 8 + (form ? forms.indexOf(form) + 1 : 0)),
    clusters: numbers(({ lower, isName }) => (isName ? 5 : clusterOf(lower))),
    suffixes: numbers(({ lower }) => hashWord(lower.slice(-3))),
    marks: Int32Array.from([...marks, pending]),
  }
}

/** The same words from the last to the first. */
export function mirrored({ count, tokens, words, tags, clusters, suffixes, marks }: Words): Words {
  const turned = (values: Int32Array): Int32Array => Int32Array.from([...values.slice(0, count).reverse(), root])
  return {
    count,
    tokens: tokens.slice().reverse(),
    words: turned(words),
    tags: turned(tags),
    clusters: turned(clusters),
    suffixes: turned(suffixes),
    marks: marks.slice().reverse(),
  }
}
