import type { CheckFinding } from '../check.ts'
import { isFinite, isPronoun, isSurelyFinite, subjectEnd } from '../verb-second/order.ts'
import { inCaseOf, isMark, lowerAt, nounCellsOf, type Clause, type ClauseLanguage } from './clause.ts'

/** What the order of subordinate clauses must know. */
export type SubordinateLanguage = ClauseLanguage & {
  /** Conjunctions behind which a subject and then adverbs and the verb stand. */
  readonly openers: ReadonlySet<string>
  /** Adverbs that stand before the verb of such a clause, and those that do only where the verb is an auxiliary. */
  readonly early: ReadonlySet<string>
  readonly earlyBeforeAuxiliary: ReadonlySet<string>
  readonly auxiliaries: ReadonlySet<string>
  /** "inte bara", "ikke minst": words that the adverb belongs to. */
  readonly takesAdverb: ReadonlySet<string>
  readonly relative: string
  /** Forms of verbs before an indirect question, and words that may stand between. */
  readonly asking: RegExp
  readonly asked: ReadonlySet<string>
  readonly questionWords: ReadonlySet<string>
  /** Question words that may be subjects: "vad som". */
  readonly subjectQuestions: ReadonlySet<string>
  /** "hur gammal": words between the question word and the verb. */
  readonly questionRests: ReadonlySet<string>
}

type SubordinateClause = Clause & { readonly of: SubordinateLanguage }

/** Subordinate clauses in the order of main clauses. */
export function findSubordinateOrder(clause: SubordinateClause): readonly CheckFinding[] {
  const found = clause.tokens.flatMap((_, at) => adverbBehind(clause, at) ?? questionAt(clause, at) ?? [])
  return found.filter((one, i) => i === 0 || one.from >= (found[i - 1]?.to ?? 0))
}

const reading = ({ tokens, of, words }: Clause): { tokens: Clause['tokens']; of: ClauseLanguage['order']; words: Clause['words'] } => ({
  tokens,
  of: of.order,
  words,
})

/** Where the subject ends that a definite noun, a pronoun, a name or a possessive with its noun makes, a finite verb behind it. */
function endOfSubject(clause: Clause, at: number): number | null {
  const end = subjectEnd(reading(clause), at)
  if (end !== null) return end
  const token = clause.tokens[at]
  const isNoun = token?.kind === 'word' && nounCellsOf(clause, token.lower).some((cell) => cell.endsWith('def'))
  return isNoun && isSurelyFinite(clause.tokens[at + 1], reading(clause)) ? at + 1 : null
}

/** "att han kommer inte": the adverb belongs before the verb. */
function adverbBehind(clause: SubordinateClause, at: number): CheckFinding | null {
  const { tokens, of } = clause
  const opener = tokens[at]
  if (!opener || opener.isLocked || !(of.openers.has(opener.lower) || opener.lower === of.relative)) return null
  const isRelative = opener.lower === of.relative && isSurelyFinite(tokens[at + 1], reading(clause))
  const verb = isRelative ? at + 1 : endOfSubject(clause, at + 1)
  if (verb === null) return null
  const adverb = tokens[verb + 1]
  const isEarly =
    of.early.has(adverb?.lower ?? '') || (of.earlyBeforeAuxiliary.has(adverb?.lower ?? '') && of.auxiliaries.has(lowerAt(clause, verb)))
  if (!adverb || !isEarly || of.takesAdverb.has(lowerAt(clause, verb + 2)) || isFollowedByClause(clause, verb + 2)) return null
  return { from: verb, to: verb + 2, suggestions: [`${adverb.text} ${tokens[verb]?.text ?? ''}`] }
}

/** "Om han kommer inte jag": the words belong to a main clause. */
const isFollowedByClause = (clause: Clause, at: number): boolean =>
  isPronoun(reading(clause), at) && isFinite(clause.tokens[at + 1], reading(clause))

/** "vet inte var bor han", "vet inte vad händer". */
function questionAt(clause: SubordinateClause, at: number): CheckFinding | null {
  const { tokens, of } = clause
  if (!of.questionWords.has(lowerAt(clause, at)) || tokens[at]?.isLocked || !isAsked(clause, at)) return null
  let verb = at + 1
  while (verb < at + 3 && of.questionRests.has(lowerAt(clause, verb))) verb += 1
  if (!isSurelyFinite(tokens[verb], reading(clause)) && !isPronoun(reading(clause), verb + 1)) return null
  if (!isFinite(tokens[verb], reading(clause))) return null
  const subject = verb + 1
  const end = plainSubjectEnd(clause, subject)
  if (end !== null) {
    const turned = [...tokens.slice(subject, end), tokens[verb]].map((token) => token?.text ?? '').join(' ')
    return { from: verb, to: end, suggestions: [inCaseOf(turned, undefined)] }
  }
  const isSubject = verb === at + 1 && of.subjectQuestions.has(lowerAt(clause, at)) && isSurelyFinite(tokens[verb], reading(clause))
  if (!isSubject || isMark(tokens[subject])) return null
  const verbText = tokens[verb]?.text ?? ''
  return { from: verb, to: verb + 1, suggestions: [`${of.relative} ${verbText}`] }
}

/** A verb of asking or knowing stands before, with nothing but small words between. */
function isAsked({ tokens, of }: SubordinateClause, at: number): boolean {
  let before = at - 1
  while (before > at - 4 && of.asked.has(tokens[before]?.lower ?? '')) before -= 1
  return of.asking.test(tokens[before]?.lower ?? '')
}

/** A subject that a verb stands before: a pronoun, a definite noun, or a possessive with its noun. */
function plainSubjectEnd(clause: Clause, at: number): number | null {
  const { tokens, of } = clause
  const first = tokens[at]
  if (first?.kind !== 'word') return null
  if (of.order.pronouns.has(first.lower)) return of.order.articles.has(first.lower) && !endsAt(clause, at + 1) ? null : at + 1
  if (of.order.owners.has(first.lower)) return nounCellsOf(clause, lowerAt(clause, at + 1)).length > 0 ? at + 2 : null
  return nounCellsOf(clause, first.lower).some((cell) => cell.endsWith('def')) ? at + 1 : null
}

/** No noun phrase goes on here. */
const endsAt = (clause: Clause, at: number): boolean =>
  isMark(clause.tokens[at]) || clause.of.order.prepositions.has(lowerAt(clause, at)) || clause.of.between.has(lowerAt(clause, at))
