import type { CheckFinding } from '../check.ts'
import type { LintToken } from '../token.ts'
import { isFinite, isSurelyFinite, type Reading } from '../verb-second/order.ts'
import { clauseStart, isAdjective, isMark, lowerAt, nounCellsOf, type Clause } from './clause.ts'

/** Adjectives that tell how something is done, with the form that they have then. */
export type MannerWords = {
  readonly manners: ReadonlyMap<string, string>
  /** Adjectives that tell how much, with that form; empty where the two do not differ. */
  readonly degrees: ReadonlyMap<string, string>
  /** Verbs behind which an adjective tells what something is. */
  readonly linking: ReadonlySet<string>
}

/** "Hon sjunger vacker.", "fruktansvärd kallt": adjectives that belong to a verb or an adjective, without their -t. */
export function findAdverbForms(clause: Clause, language: MannerWords): readonly CheckFinding[] {
  return clause.tokens.flatMap((token, at) => {
    if (token.isLocked || token.text !== token.lower) return []
    const degree = language.degrees.get(token.lower)
    if (degree !== undefined && isDegree(clause, at)) return [{ from: at, to: at + 1, suggestions: [degree] }]
    const manner = language.manners.get(token.lower)
    return manner !== undefined && isManner(clause, at, language) ? [{ from: at, to: at + 1, suggestions: [manner] }] : []
  })
}

/** What follows is no noun that the adjective could belong to, but a neuter or an adverb. */
function isDegree(clause: Clause, at: number): boolean {
  const next = lowerAt(clause, at + 1)
  const isNeuter = /[^aeiouyåäö]t$|tt$/u.test(next) && isAdjective(clause, next) && nounCellsOf(clause, next).length === 0
  return (isNeuter || /^(?:bra|mycket|många|ofta|gärna|lite)$/u.test(next)) && !/^(?:och|og)$/u.test(lowerAt(clause, at + 2))
}

/** The adjective ends a clause whose verb is of doing, and stands behind it or its object. */
function isManner(clause: Clause, at: number, { linking }: MannerWords): boolean {
  const { tokens, of, words } = clause
  if (!isMark(tokens[at + 1]) || /^[:)"»”]/u.test(lowerAt(clause, at + 1))) return false
  const start = clauseStart(clause, at)
  const before = tokens.slice(start, at)
  const reading = { tokens, of: of.order, words }
  const isDone =
    of.order.pronouns.has(before[0]?.lower ?? '') && isFinite(before[1], reading) && !isSurelyOtherVerb(before.slice(2), reading)
  if (!isDone || before.some(({ lower }) => linking.has(lower) || of.order.joiners.has(lower))) return false
  const isDegreed = of.phrase.degrees.has(before.at(-1)?.lower ?? '')
  const owner = isDegreed ? before.at(-2) : before.at(-1)
  if (!owner) return false
  if (owner === before[1] || isLanguage(owner.lower)) return true
  return (
    isDegreed &&
    !of.phrase.determiners.has(owner.lower) &&
    !isAdjective(clause, owner.lower) &&
    nounCellsOf(clause, owner.lower).length === 0
  )
}

const isSurelyOtherVerb = (tokens: readonly LintToken[], reading: Reading): boolean =>
  tokens.some((token) => isSurelyFinite(token, reading))

/** "snakker norsk veldig god". */
const isLanguage = (word: string): boolean => /(?:sk|ska)$/u.test(word)
