import { allTags } from '../grammar/tag.ts'
import type { Tag, Token } from '../grammar/token.ts'
import { clusterOf, nameCluster } from './clusters.ts'

/** Marks between two words as bits: each kind says something else about where phrases end. */
const bitOfMark: Readonly<Record<string, number>> = { ',': 1, ';': 2, ':': 2, '(': 4, '[': 4, ')': 8, ']': 8, '–': 16, '—': 16, '-': 16 }
const otherMark = 32

/** A 32-bit hash (FNV-1a) of a word, so that no list of words has to be kept. */
export function hashWord(word: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193)
  return hash
}

/** Numbers from here on are classes of words, eight to a class, one for each form. */
const firstTag = 16
const formsOfTag = 8
const forms = ['base', 'pl', '3sg', 'past', 'participle', 'ing']

/** The words of a sentence as the numbers that the parser looks at; marks are no words. Plain lists: many small typed arrays cost more. */
export type Words = {
  readonly count: number
  /** The token of each word. */
  readonly tokens: readonly number[]
  readonly words: readonly number[]
  /** Class and form. */
  readonly tags: readonly number[]
  readonly clusters: readonly number[]
  readonly suffixes: readonly number[]
  /** Marks right before each word; one more for those at the end. */
  readonly marks: readonly number[]
}

/** What stands before the first word and behind the root. */
export const nothing = 1
/** What stands past the last word: the head of the sentence hangs on it. */
export const root = 2

/** The numbers of `tags` that stand for one of two classes side by side in `allTags`, whatever the form. */
const within = (first: Tag): ((tag: number) => boolean) => {
  const from = firstTag + allTags.indexOf(first) * formsOfTag
  return (tag) => tag >= from && tag < from + 2 * formsOfTag
}
/** Whether a number of `tags` stands for a noun or a name. */
export const isNounTag = within('NOUN')
/** Whether a number of `tags` stands for a verb or an auxiliary. */
export const isVerbTag = within('VERB')

/** Reads the words of a sentence and the marks between them. */
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
  const numbers = (of: (token: Token) => number): readonly number[] => [...tokens.map(of), root]
  return {
    count: tokens.length,
    tokens: at,
    words: numbers(({ lower }) => hashWord(/\d/.test(lower) ? '0' : lower)),
    tags: numbers(({ tag, form }) => firstTag + allTags.indexOf(tag) * formsOfTag + (form ? forms.indexOf(form) + 1 : 0)),
    clusters: numbers(({ lower, isName }) => (isName ? nameCluster : clusterOf(lower))),
    suffixes: numbers(({ lower }) => hashWord(lower.slice(-3))),
    marks: [...marks, pending],
  }
}

/** The same words from the last to the first. */
export function mirrored({ count, tokens, words, tags, clusters, suffixes, marks }: Words): Words {
  const turned = (values: readonly number[]): readonly number[] => [...values.slice(0, count).reverse(), root]
  return {
    count,
    tokens: tokens.toReversed(),
    words: turned(words),
    tags: turned(tags),
    clusters: turned(clusters),
    suffixes: turned(suffixes),
    marks: marks.toReversed(),
  }
}
