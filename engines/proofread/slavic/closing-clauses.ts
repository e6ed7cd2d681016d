import type { CheckFinding } from '../check.ts'
import type { LintToken } from '../token.ts'

export type ClosingWords = {
  /** Forms of "který". */
  readonly relative: RegExp
  readonly prepositions: ReadonlyMap<string, unknown>
  /** Words behind which, in that clause, the next verb goes on with it. */
  readonly joining: ReadonlySet<string>
  /** Unstressed words at the head of what follows the clause: "se mi". */
  readonly clitics: ReadonlySet<string>
  /** Whether a word is a finite verb and nothing else; "jsem" beside a form of the past is none. */
  readonly isVerb: (word: string) => boolean
  /** Words that are a verb only where the relative pronoun is not right before them: "je". */
  readonly mayBePronoun: ReadonlySet<string>
  /** Whether the word before the verb belongs to the clause that ends: a noun in another case than the first, "doma". */
  readonly endsClause: (word: string) => boolean
}

/** "Dům, ve kterém bydlíme je starý": the comma that closes a relative clause, where the second verb can only go on with the sentence. */
export function findClosingOfRelatives(tokens: readonly LintToken[], words: ClosingWords): readonly CheckFinding[] {
  return tokens.flatMap((token, comma): readonly CheckFinding[] => {
    if (token.text !== ',' || comma < 1 || !hasNoVerbBefore(tokens, comma, words)) return []
    const pronoun = words.prepositions.has(tokens[comma + 1]?.lower ?? '') ? comma + 2 : comma + 1
    if (!words.relative.test(tokens[pronoun]?.lower ?? '')) return []
    const end = tokens.findIndex(({ kind }, at) => at > pronoun && kind !== 'word')
    if (tokens[end] !== undefined && !/^[.!?:]$/u.test(tokens[end].text) && tokens[end].text !== ',') return []
    const clause = tokens.slice(pronoun + 1, end < 0 ? tokens.length : end)
    if (clause.some(({ lower, isLocked }) => isLocked || words.joining.has(lower) || words.relative.test(lower))) return []
    return closing(clause, pronoun + 1, words)
  })
}

/** "Když jsem byl malý bydleli jsme na vsi": the comma behind a clause with which a sentence opens. */
export function findClosingOfOpeners(
  tokens: readonly LintToken[],
  words: ClosingWords & { readonly opening: ReadonlySet<string> },
): readonly CheckFinding[] {
  if (!words.opening.has(tokens[0]?.lower ?? '')) return []
  const end = tokens.findIndex(({ kind }) => kind !== 'word')
  const clause = tokens.slice(1, end < 0 ? tokens.length : end)
  if (clause.some(({ lower, isLocked }) => isLocked || words.joining.has(lower) || words.relative.test(lower))) return []
  return closing(clause, 1, words)
}

/** The comma before the second verb of what should be two clauses; `from` is where the words stand in the sentence. */
function closing(clause: readonly LintToken[], from: number, words: ClosingWords): readonly CheckFinding[] {
  const isVerbAt = (at: number): boolean => {
    const word = clause[at]?.lower ?? ''
    const isPronoun = words.mayBePronoun.has(word) && words.isVerb(clause[at + 1]?.lower ?? '')
    return words.isVerb(word) && !isPronoun
  }
  const [first, second, third] = clause.flatMap((_, at) => (isVerbAt(at) ? [at] : []))
  if (first === undefined || second === undefined || third !== undefined) return []
  let last = second - 1
  while (last > first && words.clitics.has(clause[last]?.lower ?? '')) last -= 1
  const before = clause[last]
  if (!before || (last !== first && !words.endsClause(before.lower))) return []
  return [{ from: from + last, to: from + last + 1, suggestions: [`${before.text},`] }]
}

/** What the relative clause stands in must still wait for its verb. */
const hasNoVerbBefore = (tokens: readonly LintToken[], comma: number, { isVerb }: ClosingWords): boolean => {
  const before = tokens.slice(0, comma)
  const start = before.findLastIndex(({ kind }) => kind === 'mark') + 1
  return !before.slice(start).some(({ lower }) => isVerb(lower))
}
