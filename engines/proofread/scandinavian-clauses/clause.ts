import type { PhraseLanguage } from '../scandinavian/noun-phrase.ts'
import { nounCells, type NounCell } from '../scandinavian/nouns.ts'
import type { Known } from '../pattern.ts'
import type { LintToken } from '../token.ts'
import { isSurelyFinite, type VerbSecond } from '../verb-second/order.ts'
import type { VerbForm } from '../verb-second/verb.ts'

/** What the checks of clauses must know of a language beside its phrases and the order of its main clauses. */
export type ClauseLanguage = {
  readonly order: VerbSecond
  readonly phrase: PhraseLanguage
  /** Finite verbs before a bare infinitive. */
  readonly modals: ReadonlySet<string>
  /** "har", "hade": what stands before a perfect. */
  readonly have: ReadonlySet<string>
  /** What stands before the participle of a passive; empty where it has another form than behind "har". */
  readonly passives: ReadonlySet<string>
  /** Presents that are also nouns for who does it, which do not stand behind modals. */
  readonly doers: ReadonlySet<string>
  /** What stands before an infinitive. */
  readonly mark: string
  /** Adverbs that may stand between a finite verb and what it governs. */
  readonly between: ReadonlySet<string>
  /** Words within a few places before a verb that make the verb the end of a clause inside a phrase: "all he wants is". */
  readonly heads: ReadonlySet<string>
  /** Words that look like a form of a verb only and are something else as well. */
  readonly homographs: ReadonlySet<string>
  /** The infinitive of a regular verb that the book has not; null where the ending tells none. */
  readonly regularInfinitive: (word: string, isKnown: (word: string) => boolean) => string | null
  /** Words before the mark that show an infinitive to follow and no clause; empty where the mark tells enough. */
  readonly beforeMark: RegExp | null
}

/** A sentence as it is judged. */
export type Clause = { readonly tokens: readonly LintToken[]; readonly of: ClauseLanguage; readonly words: Known }

export const lowerAt = ({ tokens }: Clause, at: number): string => tokens[at]?.lower ?? ''

export const isMark = (token: LintToken | undefined): boolean => !token || token.kind === 'mark' || token.kind === 'link'

/** A word that may be judged: no name, nothing that is left alone. */
export const isPlain = (token: LintToken | undefined): boolean => token?.kind === 'word' && !token.isLocked && token.text === token.lower

/** The word is this form of some verb of the book. */
export const isForm = ({ of }: Clause, word: string, ...forms: readonly VerbForm[]): boolean =>
  forms.some((form) => of.order.verbs.all(form).has(word))

/** The cells of nouns that a word may be. */
export const nounCellsOf = ({ of, words }: Clause, word: string): readonly NounCell[] =>
  words === null
    ? []
    : of.phrase.nouns(word, words.isKnown).flatMap(({ formsAt }) => nounCells.filter((cell) => formsAt(cell).includes(word)))

export const isAdjective = ({ of, words }: Clause, word: string): boolean =>
  words !== null && of.phrase.adjectives(word, words.isKnown).length > 0

/** An infinitive of the book and nothing else. */
export const isOnlyInfinitive = (clause: Clause, word: string): boolean =>
  isForm(clause, word, 'infinitive') &&
  !isForm(clause, word, 'present', 'past', 'perfect') &&
  !clause.of.homographs.has(word) &&
  nounCellsOf(clause, word).length === 0 &&
  !isAdjective(clause, word)

/** A finite form, of the book or by its ending, that is no infinitive or perfect, and no noun or little word for sure. */
export function isOnlyFinite(clause: Clause, at: number): boolean {
  const { tokens, of, words } = clause
  const token = tokens[at]
  if (!token || !isPlain(token) || of.homographs.has(token.lower) || of.order.doubtful.has(token.lower)) return false
  // "å laste": an infinitive that the book has not, spelled like the past of another verb.
  if (/[ae]$/u.test(token.lower) && words?.isKnown(`${token.lower}r`)) return false
  if (isForm(clause, token.lower, 'infinitive', 'perfect') || nounCellsOf(clause, token.lower).length > 0) return false
  if (isForm(clause, token.lower, 'present', 'past')) return true
  return words !== null && !isAdjective(clause, token.lower) && of.order.endsFinite(token.lower, words.isKnown)
}

/** The infinitive that a finite form belongs to. */
export function infinitiveOf({ of, words }: Clause, word: string): string | null {
  const [verb] = [...of.order.verbs.verbsWith('present', word), ...of.order.verbs.verbsWith('past', word)]
  return verb?.infinitive ?? (words === null ? null : of.regularInfinitive(word, words.isKnown))
}

/** Behind the adverbs that may stand between a verb and what it governs. */
export function behindAdverbs({ tokens, of }: Clause, from: number): number {
  let at = from
  while (at < from + 2 && of.between.has(tokens[at]?.lower ?? '')) at += 1
  return at
}

/** Where the clause that a place belongs to begins: behind the last mark before it. */
export function clauseStart({ tokens }: Clause, at: number): number {
  let start = at
  while (start > 0 && !isMark(tokens[start - 1])) start -= 1
  return start
}

/** A word within the clause before a place is one of these. */
export const hasBefore = (clause: Clause, at: number, those: ReadonlySet<string>): boolean =>
  clause.tokens.slice(clauseStart(clause, at), at).some(({ lower }) => those.has(lower))

/** A capital as the old word had it. */
export const inCaseOf = (word: string, old: string | undefined): string =>
  old !== undefined && /^\p{Lu}/u.test(old) ? word.charAt(0).toUpperCase() + word.slice(1) : word

/** A verb for sure: a finite form that is nothing else, and not the one of "i går". */
export const isVerbAt = ({ tokens, of, words }: Clause, at: number): boolean =>
  isSurelyFinite(tokens[at], { tokens, of: of.order, words }) && !(tokens[at]?.lower === 'går' && tokens[at - 1]?.lower === 'i')
