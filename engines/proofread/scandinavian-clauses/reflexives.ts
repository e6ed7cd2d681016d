import type { CheckFinding } from '../check.ts'
import { isFinite } from '../verb-second/order.ts'
import type { VerbBook } from '../verb-second/verb.ts'
import { behindAdverbs, isForm, isMark, isPlain, lowerAt, type Clause } from './clause.ts'

/** Verbs that have a pronoun for their own subject with them, and that pronoun. */
export type Reflexives = {
  /** By every form of the verbs: what follows where the pronoun is missing; `.` the end of a clause, `for_å` two words. */
  readonly verbs: ReadonlyMap<string, ReadonlySet<string>>
  /** "jag": "mig". Those of the first and second person alone are wrong with the pronoun of the third. */
  readonly own: ReadonlyMap<string, string>
  readonly third: string
}

/** Reads lines like `glede: til over`; `skynde|skynder: hjem` for words that the book has not. */
export function reflexiveVerbs(lines: string, book: VerbBook): Reflexives['verbs'] {
  const all = new Map<string, ReadonlySet<string>>()
  for (const line of lines.trim().split('\n')) {
    const [heads = '', followers = ''] = line.trim().split(': ')
    for (const head of heads.split('|')) {
      const verbs = book.verbsWith('infinitive', head)
      const forms = verbs.flatMap(({ infinitive, present, past, perfect }) => [infinitive, present, past, perfect])
      for (const form of forms.length > 0 ? forms : [head]) all.set(form, new Set(followers.split(' ')))
    }
  }
  return all
}

/** "Jeg gleder til ferien", "Vi skynder seg": the pronoun of the verb is missing, or that of another person. */
export function findReflexives(clause: Clause, reflexives: Reflexives): readonly CheckFinding[] {
  return clause.tokens.flatMap(
    (token, at) => missingAt(clause, at, reflexives) ?? (token.isLocked ? [] : (otherAt(clause, at, reflexives) ?? [])),
  )
}

function missingAt(clause: Clause, at: number, { verbs, own, third }: Reflexives): CheckFinding | null {
  const { tokens, of } = clause
  const token = tokens[at]
  const followers = token && !token.isLocked ? verbs.get(token.lower) : undefined
  if (!token || !followers) return null
  const before = beforeAdverbs(clause, at - 1)
  const subject = lowerAt(clause, at + 1)
  const isTurned = own.has(subject) && isForm(clause, token.lower, 'present', 'past') && !isPronounAt(clause, before, own)
  const isGoverned = of.modals.has(lowerAt(clause, before)) || of.have.has(lowerAt(clause, before)) || lowerAt(clause, before) === of.mark
  if (!isTurned && !isGoverned && !isPronounAt(clause, before, own)) return null
  const next = behindAdverbs(clause, isTurned ? at + 2 : at + 1)
  if (!isFollower(clause, next, followers)) return null
  const pronoun = isTurned ? own.get(subject) : own.get(subjectOf(clause, before, own))
  const last = isTurned ? at + 1 : at
  return { from: last, to: last + 1, suggestions: [`${tokens[last]?.text ?? ''} ${pronoun ?? third}`] }
}

const isPronounAt = ({ tokens }: Clause, at: number, own: Reflexives['own']): boolean => own.has(tokens[at]?.lower ?? '')

function beforeAdverbs({ tokens, of }: Clause, from: number): number {
  let at = from
  while (at > 0 && at > from - 2 && of.between.has(tokens[at]?.lower ?? '')) at -= 1
  return at
}

function isFollower(clause: Clause, at: number, followers: ReadonlySet<string>): boolean {
  if (isMark(clause.tokens[at])) return followers.has('.') && /^[.!?]?$/u.test(lowerAt(clause, at))
  const word = lowerAt(clause, at)
  return followers.has(word) || followers.has(`${word}_${lowerAt(clause, at + 1)}`)
}

/** The nearest pronoun before that can be the subject; '' where there is none. */
function subjectOf({ tokens }: Clause, from: number, own: Reflexives['own']): string {
  const before = tokens.slice(0, from + 1).findLast(({ lower }) => own.has(lower))
  return before?.lower ?? ''
}

/** "jeg skynder seg", "har vi bestemt seg". */
function otherAt(clause: Clause, at: number, { own, third }: Reflexives): CheckFinding | null {
  const { tokens, of, words } = clause
  const right = own.get(lowerAt(clause, at))
  if (right === undefined || right === third) return null
  const reading = { tokens, of: of.order, words }
  // "jeg og han", "han og jeg": the two are another person.
  if (/^(?:och|og|eller|,)$/u.test(lowerAt(clause, at - 1)) && at > 1 && own.has(lowerAt(clause, at - 2))) return null
  let verb = isFinite(tokens[at - 1], reading) ? at : at + 1
  if (verb === at + 1 && !isFinite(tokens[verb], reading)) return null
  verb = behindAdverbs(clause, verb + 1)
  const isSecond = isPlain(tokens[verb]) && isForm(clause, lowerAt(clause, verb), 'infinitive', 'perfect')
  const place = isSecond ? behindAdverbs(clause, verb + 1) : verb
  return lowerAt(clause, place) === third ? { from: place, to: place + 1, suggestions: [right] } : null
}
