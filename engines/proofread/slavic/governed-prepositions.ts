import type { CheckFinding } from '../check.ts'
import type { Known } from '../pattern.ts'
import type { LintToken } from '../token.ts'
import { placesOf, type Case } from './cells.ts'
import { findMisplaced } from './find-phrases.ts'
import type { SlavicLanguage } from './language.ts'

/** A preposition of several cases, with verbs behind which it takes one of them. */
export type GovernedPreposition = {
  readonly preposition: string
  readonly case: Case
  readonly verbs: RegExp
}

const verbWithin = 5

/** "mluvit o nový film": behind these verbs the preposition takes one case alone. */
export function findGoverned(
  tokens: readonly LintToken[],
  language: SlavicLanguage,
  known: Known,
  { rows, times }: { readonly rows: readonly GovernedPreposition[]; readonly times: ReadonlySet<string> },
): readonly CheckFinding[] {
  return findMisplaced(tokens, language, known, (phrase) => {
    const at = phrase.from - 1
    const preposition = tokens[at]?.lower ?? ''
    const fitting = rows.filter((row) => row.preposition === preposition)
    if (fitting.length === 0) return null
    const row = nearestVerb(tokens, at, fitting)
    if (!row) return null
    const wanted = placesOf([row.case])
    return { allowed: wanted, wanted, except: (nouns) => nouns.some(({ noun }) => times.has(noun.lemma)) }
  })
}

/** Whether a verb tells which case the preposition at a place takes. */
export const isGoverned = (tokens: readonly LintToken[], at: number, rows: readonly GovernedPreposition[]): boolean =>
  nearestVerb(
    tokens,
    at,
    rows.filter(({ preposition }) => preposition === tokens[at]?.lower),
  ) !== null

/** The row of the verb before a preposition, with no other preposition or mark between. */
function nearestVerb(tokens: readonly LintToken[], preposition: number, rows: readonly GovernedPreposition[]): GovernedPreposition | null {
  for (let at = preposition - 1; at >= Math.max(0, preposition - verbWithin); at -= 1) {
    const token = tokens[at]
    if (token?.kind !== 'word') return null
    const row = rows.find(({ verbs }) => verbs.test(token.lower))
    if (row) return row
  }
  return null
}
