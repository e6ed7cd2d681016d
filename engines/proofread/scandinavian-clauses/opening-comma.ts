import type { CheckFinding } from '../check.ts'
import { isPronoun } from '../verb-second/order.ts'
import { isForm, isMark, isVerbAt, lowerAt, nounCellsOf, type Clause } from './clause.ts'

const clauseAtMost = 10
/** Words that open a phrase as often as a clause, so that only a pronoun behind them tells. */
const loose = /^(?:om|før|siden|da|mens|etter)$/u

/** "Når jeg kommer hjem spiser jeg": no comma where the clause that opens the sentence ends. */
export function findOpeningCommas(clause: Clause): readonly CheckFinding[] {
  const { tokens, of } = clause
  const first = lowerAt(clause, 0)
  const isLong = /^(?:selv om|etter at|så lenge|hver gang|i tilfelle|fordi om)$/u.test(`${first} ${lowerAt(clause, 1)}`)
  if (!isLong && !of.order.subordinators.has(first)) return []
  const start = isLong ? 2 : 1
  const verb = firstVerb(clause, start, !isLong && loose.test(first))
  if (verb === null) return []
  for (let at = verb + 1; at < Math.min(verb + clauseAtMost, tokens.length); at++) {
    if (isMark(tokens[at]) || (at > verb + 1 && of.order.joiners.has(lowerAt(clause, at)))) return []
    if (!isMainVerb(clause, at, verb) || !isSubject(clause, at + 1)) continue
    const before = tokens[at - 1]
    return before ? [{ from: at - 1, to: at, suggestions: [`${before.text},`] }] : []
  }
  return []
}

/** The finite verb of the opening clause, behind its subject. */
function firstVerb(clause: Clause, start: number, needsPronoun: boolean): number | null {
  const { tokens, of, words } = clause
  const reading = { tokens, of: of.order, words }
  const isPlainSubject = isPronoun(reading, start) || of.order.others.has(lowerAt(clause, start))
  const isNoun =
    nounCellsOf(clause, lowerAt(clause, start)).some((cell) => cell.endsWith('def')) || of.order.owners.has(lowerAt(clause, start))
  if (!isPlainSubject && (needsPronoun || !isNoun)) return null
  for (let at = start + 1; at < start + 5; at++) {
    if (isMark(tokens[at]) || of.order.joiners.has(lowerAt(clause, at))) return null
    if (isFiniteAt(clause, at)) return at
  }
  return null
}

const isFiniteAt = (clause: Clause, at: number): boolean => isVerbAt(clause, at) || clause.of.modals.has(lowerAt(clause, at))

/** A finite verb that is not the second part of the first one: "når vi har spist går vi". */
const isMainVerb = (clause: Clause, at: number, first: number): boolean =>
  at > first + 1 || !(clause.of.modals.has(lowerAt(clause, first)) || clause.of.have.has(lowerAt(clause, first)))
    ? isFiniteAt(clause, at) && !isForm(clause, lowerAt(clause, at), 'perfect', 'infinitive')
    : false

const isSubject = (clause: Clause, at: number): boolean => {
  const { tokens, of, words } = clause
  const word = lowerAt(clause, at)
  return isPronoun({ tokens, of: of.order, words }, at) || of.order.others.has(word) || /^(?:det|dette|den|denne)$/u.test(word)
}
