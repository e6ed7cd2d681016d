import type { CheckFinding } from '../check.ts'
import { isForm, isMark, lowerAt, isVerbAt, nounCellsOf, type Clause } from './clause.ts'

const clauseAtMost = 9
const openingAtMost = 4

/** Prepositions and adverbs that join clauses only where a subject follows. */
const looseWords = /^(?:for|om|der|så)$/u

/**
 * "Boka som jeg leste var god": no comma where the relative clause that belongs to the subject ends. Only where the sentence begins
 * with that subject and the two finite verbs are plain to see.
 */
export function findRelativeCommas(clause: Clause, relative: string): readonly CheckFinding[] {
  const { tokens, of } = clause
  const at = tokens.findIndex(({ lower }) => lower === relative)
  if (at < 1 || at > openingAtMost || !opensWithSubject(clause, at)) return []
  const isVerb = (i: number): boolean => isVerbAt(clause, i) || (of.modals.has(lowerAt(clause, i)) && i > at + 1)
  const first = [at + 1, at + 2, at + 3].find((i) => isVerb(i) || of.modals.has(lowerAt(clause, i)))
  if (first === undefined || tokens.slice(at + 1, first).some((token) => isMark(token))) return []
  for (let i = first + 1; i < Math.min(first + clauseAtMost, tokens.length); i++) {
    const word = lowerAt(clause, i)
    if (isMark(tokens[i]) || (of.order.joiners.has(word) && !looseWords.test(word)) || of.order.pronouns.has(lowerAt(clause, i + 1)))
      return []
    // "som ble hentet": a participle.
    if (!isVerb(i) || isForm(clause, word, 'perfect', 'infinitive')) continue
    // The comma stands behind this word: it belongs to the relative clause, whatever it is.
    if (isMark(tokens[i + 1])) return []
    // A second verb behind a modal or "har" would be an error of another kind.
    const before = tokens[i - 1]
    if (i === first + 1 && (of.modals.has(lowerAt(clause, first)) || of.have.has(lowerAt(clause, first)))) return []
    return before ? [{ from: i - 1, to: i, suggestions: [`${before.text},`] }] : []
  }
  return []
}

/** All before the relative clause is one phrase: a pronoun, or up to four words that end with a noun. */
function opensWithSubject(clause: Clause, relative: number): boolean {
  const { tokens, of } = clause
  const before = tokens.slice(0, relative)
  if (before.some((token) => isMark(token) || of.order.prepositions.has(token.lower) || of.order.joiners.has(token.lower))) return false
  if (before.some((_, i) => isVerbAt(clause, i))) return false
  const last = before.at(-1)?.lower ?? ''
  return (
    (before.length === 1 && /^(?:alle|de|den|dem|han|hun|noen|mange|det|alt|folk)$/u.test(last)) || nounCellsOf(clause, last).length > 0
  )
}
