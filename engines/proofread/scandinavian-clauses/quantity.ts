import type { CheckFinding } from '../check.ts'
import { isForm, isPlain, lowerAt, nounCellsOf, type Clause } from './clause.ts'

/** "mye" and "mange": what is said of a mass, and what of things that are counted. */
export type Quantities = {
  readonly much: ReadonlyMap<string, string>
  /** Plurals of what is not counted. */
  readonly masses: RegExp
}

/** "mye fjorder", "mycket böcker": things that are counted with a word for masses. */
export function findQuantities(clause: Clause, { much, masses }: Quantities): readonly CheckFinding[] {
  return clause.tokens.flatMap((token, at) => {
    const many = much.get(token.lower)
    const noun = clause.tokens[at + 1]
    if (many === undefined || token.isLocked || !noun || !isPlain(noun) || masses.test(noun.lower)) return []
    const cells = nounCellsOf(clause, noun.lower)
    const isPlural = cells.length > 0 && cells.every((cell) => cell === 'pl.ind')
    if (!isPlural || isForm(clause, noun.lower, 'present', 'infinitive', 'past') || lowerAt(clause, at + 2) === 'av') return []
    return [{ from: at, to: at + 1, suggestions: [many] }]
  })
}
