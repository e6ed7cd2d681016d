import type { CheckFinding } from '../check.ts'
import {
  behindAdverbs,
  hasBefore,
  infinitiveOf,
  isForm,
  isMark,
  isOnlyFinite,
  isOnlyInfinitive,
  isPlain,
  lowerAt,
  nounCellsOf,
  type Clause,
} from './clause.ts'

/** Verbs in another form than the modal, the mark of the infinitive or the auxiliary before them asks for. */
export function findVerbForms(clause: Clause): readonly CheckFinding[] {
  const found = clause.tokens.flatMap(
    (_, at) => afterModal(clause, at) ?? afterMark(clause, at) ?? afterHave(clause, at) ?? afterPassive(clause, at) ?? [],
  )
  return found.filter(({ from }, i) => found.findIndex((one) => one.from === from) === i)
}

const one = (at: number, suggestions: readonly (string | null)[]): CheckFinding | null => {
  const right = suggestions.filter((word) => word !== null)
  return right.length === 0 ? null : { from: at, to: at + 1, suggestions: [...new Set(right)] }
}

/** Behind a pronoun or a name that stands between the verb and what it governs. */
function behindSubject({ tokens, of }: Clause, at: number): number {
  const token = tokens[at]
  if (!token) return at
  const isPronoun = (of.order.pronouns.has(token.lower) && !of.order.articles.has(token.lower)) || of.order.others.has(token.lower)
  return isPronoun || (at > 1 && /^\p{Lu}\p{Ll}+$/u.test(token.text)) ? at + 1 : at
}

/** "kan kommer", "ska vi äter". */
function afterModal(clause: Clause, at: number): CheckFinding | null {
  const { of } = clause
  if (!of.modals.has(lowerAt(clause, at)) || isFree(clause, at)) return null
  const verb = behindAdverbs(clause, behindSubject(clause, behindAdverbs(clause, at + 1)))
  if (!(isOnlyFinite(clause, verb) || isPresent(clause, verb)) || isNextClause(clause, verb)) return null
  const isSubordinate = hasBefore(clause, at, of.order.subordinators)
  if (isSubordinate && !isMark(clause.tokens[verb + 1]) && !of.order.prepositions.has(lowerAt(clause, verb + 1))) return null
  return one(verb, [infinitiveOf(clause, lowerAt(clause, verb))])
}

/** Behind a modal the name of somebody who does it ("en hjelper") is the verb. */
const isPresent = (clause: Clause, at: number): boolean => {
  const word = lowerAt(clause, at)
  if (isPlain(clause.tokens[at]) && clause.of.doers.has(word)) return true
  if (!isPlain(clause.tokens[at]) || clause.of.homographs.has(word) || clause.of.order.doubtful.has(word)) return false
  return /er$/u.test(word) && isForm(clause, word, 'present') && !isForm(clause, word, 'infinitive', 'past', 'perfect')
}

/** What stands before shows that the verb ends a clause inside a phrase: "det han kan är". */
const isFree = (clause: Clause, at: number): boolean => hasBefore(clause, at, clause.of.heads)

/** "Om du vill kommer jag": the verb opens a clause of its own. */
const isNextClause = (clause: Clause, verb: number): boolean =>
  isSubject(clause, verb + 1) || /^(?:och|og|eller|,)$/u.test(lowerAt(clause, verb - 1))

const isSubject = (clause: Clause, at: number): boolean =>
  clause.of.order.pronouns.has(lowerAt(clause, at)) && !clause.of.order.objects.has(lowerAt(clause, at))

/** "för att köper", "å ikke kommer". */
function afterMark(clause: Clause, at: number): CheckFinding | null {
  const { of } = clause
  if (lowerAt(clause, at) !== of.mark || clause.tokens[at]?.isLocked) return null
  if (of.beforeMark && !of.beforeMark.test(lowerAt(clause, at - 1))) return null
  const verb = behindAdverbs(clause, at + 1)
  if (!isOnlyFinite(clause, verb) || isSubject(clause, verb + 1)) return null
  return hasNoun(clause, verb) ? null : one(verb, [infinitiveOf(clause, lowerAt(clause, verb))])
}

/** "skadade knän": the past of a weak verb is an adjective before a noun. */
const hasNoun = (clause: Clause, verb: number): boolean =>
  /e$/u.test(lowerAt(clause, verb)) && nounCellsOf(clause, lowerAt(clause, verb + 1)).length > 0

/** "har gå", "hon har skrev". */
function afterHave(clause: Clause, at: number): CheckFinding | null {
  const { of } = clause
  if (!of.have.has(lowerAt(clause, at)) || isFree(clause, at)) return null
  const plain = behindAdverbs(clause, at + 1)
  const turned = behindAdverbs(clause, behindSubject(clause, plain))
  const verb = isPlain(clause.tokens[turned]) ? turned : plain
  const isTurned = turned !== plain
  if (!isPlain(clause.tokens[verb]) || !(isTurned || opensClause(clause, at - 1))) return null
  const word = lowerAt(clause, verb)
  const isPast = isForm(clause, word, 'past') && isOnlyFinite(clause, verb)
  if (isPast && (hasNoun(clause, verb) || isNextClause(clause, verb) || hasBefore(clause, at, of.order.subordinators))) return null
  if (!isPast && !isOnlyInfinitive(clause, word)) return null
  const verbs = of.order.verbs.verbsWith(isPast ? 'past' : 'infinitive', word)
  return one(
    verb,
    verbs.map(({ perfect }) => perfect),
  )
}

/** A pronoun or a name that is the subject of a clause which begins with it. */
function opensClause({ tokens, of }: Clause, at: number): boolean {
  const subject = tokens[at]
  if (!subject) return false
  const isSubject = of.order.pronouns.has(subject.lower) || /^\p{Lu}\p{Ll}+$/u.test(subject.text)
  return isSubject && (at === 0 || isMark(tokens[at - 1]) || of.order.joiners.has(tokens[at - 1]?.lower ?? ''))
}

/** "ble invitere". */
function afterPassive(clause: Clause, at: number): CheckFinding | null {
  if (!clause.of.passives.has(lowerAt(clause, at)) || isFree(clause, at)) return null
  const verb = behindAdverbs(clause, at + 1)
  const word = lowerAt(clause, verb)
  if (!isPlain(clause.tokens[verb]) || !isOnlyInfinitive(clause, word)) return null
  return one(
    verb,
    clause.of.order.verbs.verbsWith('infinitive', word).map(({ perfect }) => perfect),
  )
}
