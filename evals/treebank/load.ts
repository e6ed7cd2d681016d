import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readBrackets, tokensOf, treeOf } from './brackets.ts'
import type { Example } from './train.ts'

/** The files of the English treebank: sentences of the project's own test texts, and sentences written for it. */
export const treebankFiles = ['texts', 'written'] as const

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

/** The text that a sentence of `texts` is from: its set and number. */
export const textOf = (id: string): string => id.split('.').slice(0, 2).join('.')

/** Every tenth text of the project's own, whole, is kept apart for measuring. */
export function splitTreebank(sentences: readonly TreebankSentence[]): {
  readonly learned: readonly TreebankSentence[]
  readonly held: readonly TreebankSentence[]
} {
  const texts = Array.from(new Set(sentences.map(({ id }) => textOf(id))))
  const apart = new Set(texts.filter((_, i) => i % 10 === 3))
  return { learned: sentences.filter(({ id }) => !apart.has(textOf(id))), held: sentences.filter(({ id }) => apart.has(textOf(id))) }
}

export const trainingRounds = 3
