import { allTags } from '../grammar/tag.ts'
import type { Tag, Token } from '../grammar/token.ts'
import { clusterOf, nameCluster } from './clusters.ts'
import { hashWord } from './hash.ts'

/** Marks between two words as bits: each kind says something else about where phrases end. */
const bitOfMark: Readonly<Record<string, number>> = { ',': 1, ';': 2, ':': 2, '(': 4, '[': 4, ')': 8, ']': 8, '–': 16, '—': 16, '-': 16 }
const otherMark = 32

/** Numbers from here on are classes of words, eight to a class, one for each form. */
const firstTag = 16
const formsOfTag = 8
const forms = ['base', 'pl', '3sg', 'past', 'participle', 'ing']

/** The words of a sentence as the numbers that the parser looks at; marks are no words. */
export type Words = {
  count: number
  /** The token of each word. */
  readonly tokens: number[]
  readonly words: number[]
  /** Class and form. */
  readonly tags: number[]
  readonly clusters: number[]
  readonly suffixes: number[]
  /** Marks right before each word; one more for those at the end. */
  readonly marks: number[]
}

/** Lists without a word in them, to be filled. */
export const emptyWords = (): Words => ({ count: 0, tokens: [], words: [], tags: [], clusters: [], suffixes: [], marks: [] })

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

/** Reads the words of a sentence and the marks between them. The lists of an earlier sentence may be given, to be used again. */
export function readWords(sentence: readonly Token[], into: Words = emptyWords()): Words {
  const { tokens, words, tags, clusters, suffixes, marks } = into
  for (const list of [tokens, words, tags, clusters, suffixes, marks]) list.length = 0
  let pending = 0
  sentence.forEach(({ tag, form, text, lower, isName }, i) => {
    if (tag === 'PUNCT') {
      pending |= bitOfMark[text] ?? otherMark
      return
    }
    tokens.push(i)
    marks.push(pending)
    pending = 0
    words.push(hashWord(/\d/.test(lower) ? '0' : lower))
    tags.push(firstTag + allTags.indexOf(tag) * formsOfTag + (form ? forms.indexOf(form) + 1 : 0))
    clusters.push(isName ? nameCluster : clusterOf(lower))
    suffixes.push(hashWord(lower.slice(-3)))
  })
  marks.push(pending)
  for (const list of [words, tags, clusters, suffixes]) list.push(root)
  into.count = tokens.length
  return into
}

/** The same words from the last to the first, in lists of their own or in those given. */
export function mirrored(words: Words, into: Words = emptyWords()): Words {
  const { count } = words
  into.count = count
  for (const name of ['tokens', 'marks'] as const) copyTurned(words[name], words[name].length, into[name])
  for (const name of ['words', 'tags', 'clusters', 'suffixes'] as const) {
    copyTurned(words[name], count, into[name])
    into[name].push(root)
  }
  return into
}

/** The first `count` numbers of a list, the last of them first. */
function copyTurned(from: readonly number[], count: number, into: number[]): void {
  into.length = 0
  for (let i = count - 1; i >= 0; i--) into.push(from[i] ?? nothing)
}
