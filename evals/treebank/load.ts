import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readBrackets, tokensOf, treeOf } from './brackets.ts'
import type { Example } from './train.ts'

/** The files of the English treebank: sentences of the project's own test texts, and sentences written for it. */
export const treebankFiles = ['texts', 'written'] as const

/** A sentence with its tree; `id` tells where it comes from: "seen.12". */
export type TreebankSentence = Example & { readonly id: string }

/** Every sentence of a file, `ID<TAB>brackets` each. Throws an Error where a line has no tree or its words are cut in another way. */
export function loadTreebank(name: (typeof treebankFiles)[number]): readonly TreebankSentence[] {
  const lines = readFileSync(path.join(import.meta.dirname, 'en', `${name}.txt`), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map((line) => {
    const [id = '', brackets = ''] = line.split('\t')
    const { words, phrase } = readBrackets(brackets)
    const tokens = tokensOf(words)
    if (!tokens) throw new Error(`${name}.txt, ${id}: the tagger cuts the words in another way.`)
    return { id, tokens, tree: treeOf(phrase, tokens) }
  })
}

/** The test texts by which the paraphraser is measured: the parser never learns from them, so that no rule is surer there than elsewhere. */
const apart = /^(?:seen|unseen)\./

/** The sentences of `texts` that the parser learns from, and those that it is measured on. */
export function splitTreebank(sentences: readonly TreebankSentence[]): {
  readonly learned: readonly TreebankSentence[]
  readonly held: readonly TreebankSentence[]
} {
  return { learned: sentences.filter(({ id }) => !apart.test(id)), held: sentences.filter(({ id }) => apart.test(id)) }
}

/** What the shipped parser is learned from. */
export const loadLessons = (): readonly TreebankSentence[] => [...splitTreebank(loadTreebank('texts')).learned, ...loadTreebank('written')]

/** More rounds learn the lessons by heart. */
export const trainingRounds = 3
