import type { LintToken } from '../token.ts'
import type { Known } from '../pattern.ts'
import type { VerbBook } from './verb.ts'

/** What a language with its verb in the second place must tell for the order of its main clauses to be judged. */
export type VerbSecond = {
  readonly verbs: VerbBook
  /** Words that are verbs of the book and something else as well, so that only a pronoun before them tells. */
  readonly doubtful: ReadonlySet<string>
  /** Finite by its ending, for verbs that the book has not. */
  readonly endsFinite: (word: string, isKnown: (word: string) => boolean) => boolean
  /** Pronouns that can be nothing but subjects, and those that may open a noun phrase too. */
  readonly pronouns: ReadonlySet<string>
  /** Those of them that are objects too. */
  readonly objects: ReadonlySet<string>
  /** Those of them that are articles too. */
  readonly articles: ReadonlySet<string>
  readonly owners: ReadonlySet<string>
  /** Subjects of one word: people, everyone. */
  readonly others: ReadonlySet<string>
  /** Adverbs after which the verb comes first, those of them that may have a comma behind, and phrases of two words like them. */
  readonly adverbs: ReadonlySet<string>
  readonly connectives: ReadonlySet<string>
  readonly phrases: ReadonlySet<string>
  readonly prepositions: ReadonlySet<string>
  /** Conjunctions that open a clause, the main clause following. */
  readonly subordinators: ReadonlySet<string>
  /** Words that join clauses or open one, anywhere. */
  readonly joiners: ReadonlySet<string>
  /** Words before a clause without "that": all he knows. */
  readonly heads: ReadonlySet<string>
  /** Words that may follow a subject and a verb inside an opening clause, and never open a clause. */
  readonly coordinators: ReadonlySet<string>
}

/** A sentence as it is judged. */
export type Reading = { readonly tokens: readonly LintToken[]; readonly of: VerbSecond; readonly words: Known }

/** After a pronoun any finite form is a verb. */
export function isFinite(token: LintToken | undefined, { of, words }: Reading): boolean {
  if (token?.kind !== 'word' || token.isLocked) return false
  if (of.verbs.all('present').has(token.lower) || of.verbs.all('past').has(token.lower)) return true
  return words !== null && of.endsFinite(token.lower, words.isKnown)
}

/** A finite form that is no noun, adjective or adverb, whatever stands before it. */
export const isSurelyFinite = (token: LintToken | undefined, { of }: Reading): boolean =>
  token?.kind === 'word' &&
  !token.isLocked &&
  !of.doubtful.has(token.lower) &&
  (of.verbs.all('present').has(token.lower) || of.verbs.all('past').has(token.lower))

/** Where the subject that begins at `at` ends, when a finite verb follows it; null where there is none. */
export function subjectEnd(reading: Reading, at: number): number | null {
  const { tokens, of } = reading
  const [first, second] = [tokens[at], tokens[at + 1]]
  if (first?.kind !== 'word') return null
  if (of.pronouns.has(first.lower)) {
    if (first.text !== first.lower) return null
    const isVerb = of.articles.has(first.lower) ? isSurelyFinite(second, reading) : isFinite(second, reading)
    return isVerb ? at + 1 : null
  }
  if (of.others.has(first.lower) || isName(first)) {
    const end = second && isName(first) && isName(second) ? at + 2 : at + 1
    return isSurelyFinite(tokens[end], reading) ? end : null
  }
  if (!of.owners.has(first.lower) || second?.kind !== 'word' || isSurelyFinite(second, reading) || of.joiners.has(second.lower)) return null
  return isSurelyFinite(tokens[at + 2], reading) ? at + 2 : null
}

export const isPronoun = ({ tokens, of }: Reading, at: number): boolean => of.pronouns.has(tokens[at]?.lower ?? '')

const isName = ({ text }: LintToken): boolean => /^\p{Lu}\p{Ll}+$/u.test(text)

/**
 * A finite verb from `at` on that no conjunction or mark brings in, and that a subject does not stand before: then what came before was
 * a clause inside a phrase ("the day I was born").
 */
export function hasLooseVerb(reading: Reading, at: number): boolean {
  const { tokens, of } = reading
  for (let i = at; i < tokens.length; i++) {
    const token = tokens[i]
    if (token?.lower === ',' && isSurelyFinite(tokens[i + 1], reading)) return true
    if (!token || (token.kind === 'mark' && /[,;:–—()"»”-]/.test(token.lower)) || of.joiners.has(token.lower)) return false
    if (isSurelyFinite(token, reading)) return true
  }
  return false
}

/** A set of phrases, apart by commas. */
export const phrasesOf = (text: string): ReadonlySet<string> => new Set(text.split(/,\s*/))
