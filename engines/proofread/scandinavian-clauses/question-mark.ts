import type { CheckFinding } from '../check.ts'
import { isFinite } from '../verb-second/order.ts'
import { isMark, isVerbAt, lowerAt, type Clause } from './clause.ts'

/** What questions begin with beside a verb. */
export type Questions = {
  readonly questionWords: ReadonlySet<string>
  /** Verbs that open wishes and reports: "sa han". */
  readonly noQuestion: ReadonlySet<string>
}

/** Questions of one clause that end with a full stop. */
export function findQuestions(clause: Clause, { questionWords, noQuestion }: Questions): readonly CheckFinding[] {
  const { tokens, of, words } = clause
  const last = tokens.length - 1
  const reading = { tokens, of: of.order, words }
  if (tokens[last]?.text !== '.' || last < 3 || last > 14 || !/^\p{Lu}/u.test(tokens[0]?.text ?? '')) return []
  const verb = questionWords.has(lowerAt(clause, 0)) ? 1 : 0
  const subject = lowerAt(clause, verb + 1)
  const isVerb = isFinite(tokens[verb], reading) || of.modals.has(lowerAt(clause, verb))
  if (noQuestion.has(lowerAt(clause, verb)) || !isVerb || !of.order.pronouns.has(subject)) return []
  const isFurther = ({ lower }: { readonly lower: string }, at: number): boolean =>
    at > verb + 1 && at < last && (isMark(tokens[at]) || isVerbAt(clause, at) || of.modals.has(lower) || of.order.joiners.has(lower))
  if (tokens.some(isFurther)) return []
  return [{ from: last, to: last + 1, suggestions: ['?'] }]
}
