import type { CheckFinding } from '../check.ts'
import { inCaseOf, isMark, lowerAt, type Clause, type ClauseLanguage } from './clause.ts'

/** What the check of clauses without a subject must know. */
export type SubjectLanguage = ClauseLanguage & {
  /** "är", "blir", and the pronoun that they lack. */
  readonly copulas: ReadonlySet<string>
  readonly dummy: string
  /** Adjectives in the neuter that are said of what is the case. */
  readonly states: ReadonlySet<string>
  /** Conjunctions behind which a subject must stand. */
  readonly that: ReadonlySet<string>
}

type SubjectClause = Clause & { readonly of: SubjectLanguage }

/** "Är kallt ute.", "I dag er veldig kaldt.", "att är viktigt att". */
export function findMissingSubjects(clause: SubjectClause): readonly CheckFinding[] {
  const { tokens, of } = clause
  return tokens.flatMap((token, at) => {
    if (!of.copulas.has(token.lower) || token.isLocked || !saysState(clause, at)) return []
    if (at === 0)
      return tokens.at(-1)?.lower === '.' ? [{ from: 0, to: 1, suggestions: [inCaseOf(`${of.dummy} ${token.lower}`, token.text)] }] : []
    if (of.that.has(lowerAt(clause, at - 1)) && !isMoved(clause, at))
      return [{ from: at, to: at + 1, suggestions: [`${of.dummy} ${token.text}`] }]
    return isOpening(clause, at) ? [{ from: at, to: at + 1, suggestions: [`${token.text} ${of.dummy}`] }] : []
  })
}

/** Behind the verb stands an adjective, and behind that nothing it could belong to. */
function saysState(clause: SubjectClause, at: number): boolean {
  const { of } = clause
  let next = at + 1
  while (next < at + 4 && of.phrase.degrees.has(lowerAt(clause, next))) next += 1
  if (!of.states.has(lowerAt(clause, next))) return false
  const after = lowerAt(clause, next + 1)
  return after === of.mark || after === 'at' || /^(?:ute|inne|här|där|her|der|nu|nå|idag|[.!])?$/u.test(after)
}

/** "det som jag tror att är bra": the subject stands before. */
const isMoved = ({ tokens }: SubjectClause, at: number): boolean =>
  tokens
    .slice(0, at)
    .some(({ lower }, i) => /^(?:som|vad|vem|hva|hvem|vilk|hvilk)/u.test(lower) || (i === 0 && /^(?:det|dette|detta|den)$/u.test(lower)))

/** An adverb or a phrase of two words alone stands before the verb of the sentence. */
function isOpening({ tokens, of }: SubjectClause, at: number): boolean {
  const words = tokens.slice(0, at).map(({ lower }) => lower)
  if (tokens.at(-1)?.lower === '?' || tokens.slice(0, at).some((token) => isMark(token))) return false
  if (words.length === 1) return of.order.adverbs.has(words[0] ?? '')
  return words.length === 2 && (of.order.phrases.has(words.join(' ')) || (words[0] === 'i' && /^\p{Lu}/u.test(tokens[1]?.text ?? '')))
}
