import type { CheckFinding } from '../check.ts'
import { isFinite } from '../verb-second/order.ts'
import { isForm, isMark, lowerAt, nounCellsOf, type Clause } from './clause.ts'

/** Possessives of the subject itself, and of others. */
export type OwnPossessives = {
  /** Forms of "sin", each with its place in `owners`. */
  readonly own: ReadonlyMap<string, number>
  /** By pronouns of the first and second person: their possessive in the same forms. */
  readonly owners: ReadonlyMap<string, readonly string[]>
  /** "hans" of "han": what is said of the subject's own things by mistake. */
  readonly others: ReadonlyMap<string, string>
  /** Verbs of what people do with what is theirs. */
  readonly doing: ReadonlySet<string>
  /** Things and people that are somebody's, in their definite form. */
  readonly belongings: ReadonlySet<string>
}

const behindAtMost = 6

/** "Jeg tok med sin hund", "Han pusset tennene hans": the possessive of another person than the subject. */
export function findOwnPossessives(clause: Clause, possessives: OwnPossessives): readonly CheckFinding[] {
  return clause.tokens.flatMap((_, at) => ownOfOther(clause, at, possessives) ?? otherOfOwn(clause, at, possessives) ?? [])
}

/** A subject of the first or second person, its verb beside it, and "sin" with nothing between that it could be of. */
function ownOfOther(clause: Clause, at: number, { own, owners }: OwnPossessives): CheckFinding | null {
  const { tokens, of, words } = clause
  const right = owners.get(lowerAt(clause, at))
  const reading = { tokens, of: of.order, words }
  if (!right || !(isFinite(tokens[at + 1], reading) || isFinite(tokens[at - 1], reading))) return null
  // "hun og jeg": of two.
  if (/^(?:og|och|eller|som)$/u.test(lowerAt(clause, at - 1)) && at > 1 && !isFinite(tokens[at - 2], reading)) return null
  for (let i = at + 1; i <= at + behindAtMost; i++) {
    const word = lowerAt(clause, i)
    if (isMark(tokens[i])) return null
    const form = own.get(word)
    if (form !== undefined) return { from: i, to: i + 1, suggestions: [right[form] ?? ''] }
    if (isOther(clause, i) || (isThing(clause, i) && !own.has(lowerAt(clause, i + 1)))) return null
  }
  return null
}

/** Somebody else that what follows may belong to, or another clause. */
function isOther({ tokens, of }: Clause, at: number): boolean {
  const token = tokens[at]
  if (!token || of.order.joiners.has(token.lower) || /^\p{Lu}/u.test(token.text)) return true
  return /^(?:hver|hvert|var|varje|man|han|hun|hon|de|dem|ham|honom|henne|noen|någon|alle|alla|folk|den|det)$/u.test(token.lower)
}

/** A noun, which what follows may belong to where it does not stand right behind. */
function isThing(clause: Clause, at: number): boolean {
  const word = lowerAt(clause, at)
  if (isForm(clause, word, 'present', 'past', 'infinitive', 'perfect') || clause.of.order.prepositions.has(word)) return false
  return !clause.of.between.has(word) && nounCellsOf(clause, word).length > 0
}

/** "Han glemte nøklene hans.", "Hun elsker mannen hennes.": at the end of the clause, its subject its first word. */
function otherOfOwn(clause: Clause, at: number, { own, others, doing, belongings }: OwnPossessives): CheckFinding | null {
  const { tokens, of, words } = clause
  const other = others.get(lowerAt(clause, at))
  if (other === undefined || (at > 0 && !isMark(tokens[at - 1]))) return null
  let verb = at + 1
  if (of.have.has(lowerAt(clause, verb)) || of.modals.has(lowerAt(clause, verb))) verb += 1
  if (!doing.has(lowerAt(clause, verb)) || words === null) return null
  for (let i = verb + 1; i <= verb + 3; i++) {
    const isBefore = lowerAt(clause, i) === other && belongings.has(lowerAt(clause, i + 1))
    const isBehind = belongings.has(lowerAt(clause, i - 1)) && lowerAt(clause, i) === other
    if (!isBefore && !isBehind) continue
    const noun = lowerAt(clause, isBefore ? i + 1 : i - 1)
    const cells = of.phrase.nouns(noun, words.isKnown)
    const isPlural = cells.some(
      ({ formsAt }) => formsAt('pl.def').includes(noun) || (formsAt('pl.ind').includes(noun) && !formsAt('sg.ind').includes(noun)),
    )
    const wanted = isPlural ? 2 : cells.some(({ gender }) => gender === 'n') ? 1 : 0
    const right = [...own].find(([, form]) => form === wanted)?.[0]
    return right === undefined ? null : { from: i, to: i + 1, suggestions: [right] }
  }
  return null
}
