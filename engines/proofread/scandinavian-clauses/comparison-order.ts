import type { CheckFinding } from '../check.ts'
import { isFinite } from '../verb-second/order.ts'
import { isMark, lowerAt, type Clause } from './clause.ts'

/** "ju mer jag läser, ju mer jag förstår": the second clause has its verb before its subject. `the`: words for "the more". */
export function findComparisonOrder(clause: Clause, the: ReadonlySet<string>, comparative: RegExp): readonly CheckFinding[] {
  const { tokens, of, words } = clause
  const first = tokens.findIndex(({ lower }, at) => the.has(lower) && comparative.test(lowerAt(clause, at + 1)))
  const second = tokens.findIndex(({ lower }, at) => at > first + 3 && the.has(lower) && comparative.test(lowerAt(clause, at + 1)))
  if (first < 0 || second < 0) return []
  for (let at = second + 2; at < second + 5; at++) {
    if (isMark(tokens[at])) return []
    if (!of.order.pronouns.has(lowerAt(clause, at)) || !isFinite(tokens[at + 1], { tokens, of: of.order, words })) continue
    return [{ from: at, to: at + 2, suggestions: [`${tokens[at + 1]?.text ?? ''} ${tokens[at]?.text ?? ''}`] }]
  }
  return []
}
