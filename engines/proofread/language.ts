import type { Forms } from '../languages/forms.ts'
import type { WrittenLanguage } from '../languages/language.ts'
import type { SlipKnowledge } from './near-words.ts'
import type { LintToken } from './token.ts'

/** Cuts one sentence into tokens with what the language knows of them. `offset` is where the sentence begins in the text. */
export type Analysis = (sentence: string, offset: number) => readonly LintToken[]

/** A word of the text is known, and what else it may have meant. Both answer at once: the dictionary is loaded. */
export type Speller = {
  readonly isKnown: (word: string) => boolean
  /** Nearest first, at most six. Slow (tens of milliseconds): asked for only where a suggestion is shown. */
  readonly suggest: (word: string) => readonly string[]
  /** Dictionary forms that a form may belong to. */
  readonly stems?: (word: string) => readonly string[]
  /** For looking one slip around a word without the dictionary's slow search. */
  readonly slips?: SlipKnowledge
}

/** What rules may ask about words: those of the dictionary, and what the forms of words are, where the house can tell them by rule. */
export type WordKnowledge = {
  readonly isKnown: (word: string) => boolean
  readonly forms: Forms | null
  /** Dictionary forms that a form may belong to, where the dictionary says. */
  readonly stems?: ((word: string) => readonly string[]) | undefined
}

/** Lower case in the language: Turkish has two kinds of i. */
export const lowerIn = (text: string, { tag }: WrittenLanguage): string => text.toLocaleLowerCase(tag)
