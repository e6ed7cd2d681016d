import { takesAn } from '../../languages/en/articles.ts'
import type { LintToken } from '../token.ts'
import type { Sentence } from './verbs.ts'

/** `a` or `an`, whichever the word takes. */
export const articleOf = (word: string): string => (takesAn(word) ? 'an' : 'a')

export const lowerFirst = (word: string): string =>
  /^(?:I|I['’].*|\p{Lu}{2,}.*)$/u.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1)

export const upperFirst = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The words with others before them, with the capital of a word that begins the sentence. */
export function withBefore(before: string, token: LintToken, isFirst: boolean): string {
  return isFirst ? `${upperFirst(before)} ${lowerFirst(token.text)}` : `${before} ${token.text}`
}

/** Whether the sentence is running text: it ends in a full stop, a question mark or an exclamation mark, and has a verb. */
export const isProse = (tokens: Sentence): boolean =>
  tokens.slice(-3).some(({ text }) => /^[.!?…]+$/.test(text)) && tokens.some(({ tag }) => tag === 'VERB' || tag === 'AUX')

export const isName = (token: LintToken | undefined): boolean =>
  token?.tag === 'PROPN' || (token !== undefined && /^\p{Lu}/u.test(token.text))
export const lowerAt = (tokens: Sentence, i: number): string => tokens[i]?.lower ?? ''
