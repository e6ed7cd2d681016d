import type { CheckFinding } from '../check.ts'
import { isFinite } from '../verb-second/order.ts'
import { isForm, isOnlyInfinitive, lowerAt, type Clause } from './clause.ts'

/** Forms of pronouns for what is no subject, and where they are asked for. */
export type ObjectForms = {
  /** "jag": "mig". */
  readonly forms: ReadonlyMap<string, string>
  readonly prepositions: ReadonlySet<string>
  readonly subjects: ReadonlySet<string>
  readonly linking: ReadonlySet<string>
}

/** Pronouns in the form of a subject at the end of a clause, behind a preposition or a verb that has its subject. */
export function findObjectForms(clause: Clause, objects: ObjectForms): readonly CheckFinding[] {
  const { tokens } = clause
  return tokens.flatMap((token, at) => {
    const right = objects.forms.get(token.lower)
    if (right === undefined || token.text !== token.lower || !/^[.!?;]?$/u.test(lowerAt(clause, at + 1))) return []
    const isWrong = objects.prepositions.has(lowerAt(clause, at - 1)) || isObject(clause, at, objects)
    return isWrong ? [{ from: at, to: at + 1, suggestions: [right] }] : []
  })
}

/** "Jag älskar hon.", "Vi vill träffa de." */
function isObject(clause: Clause, at: number, { subjects, linking }: ObjectForms): boolean {
  const { tokens, of, words } = clause
  const verb = lowerAt(clause, at - 1)
  const subject = lowerAt(clause, at - 2)
  if (isOnlyInfinitive(clause, verb)) return true
  if (!subjects.has(subject) || linking.has(verb) || subject === tokens[at]?.lower) return false
  const isOpening = at === 2 || /^(?:och|og|men|att|at|,|eftersom|fordi)$/u.test(lowerAt(clause, at - 3))
  return isOpening && isFinite(tokens[at - 1], { tokens, of: of.order, words }) && !isForm(clause, verb, 'infinitive')
}
