import type { CheckFinding } from '../check.ts'
import type { LintToken } from '../token.ts'
import type { VerbTable } from './verbs.ts'

export type CommaWords = {
  /** Conjunctions before which a clause ends, where a word stands that cannot belong to them. */
  readonly conjunctions: ReadonlySet<string>
  /** Words that may stand between the comma and a conjunction: "jen protože". */
  readonly before: ReadonlySet<string>
  /** Conjunctions with more of those: "i když". */
  readonly pairs: ReadonlySet<string>
  /** Words that begin a question within a sentence, behind verbs that ask: "kde". */
  readonly questions: ReadonlySet<string>
  readonly asking: ReadonlySet<string>
  /** Pronouns that may stand between a verb that asks and its question. */
  readonly asked: ReadonlySet<string>
  /** "než", "jako", behind a comparative. */
  readonly than: ReadonlySet<string>
  readonly comparative: RegExp
  /** Conjunctions with which a sentence opens in a clause of its own: "když". */
  readonly opening: ReadonlySet<string>
  readonly verbs: VerbTable
  /** Further finite verbs of "I", "you" and "we": "budu". */
  readonly persons: ReadonlySet<string>
  /** "je": verbs of the third person, of which the clause may have one. */
  readonly copulas: ReadonlySet<string>
  /** Small words that begin what follows: "se", "já". */
  readonly small: ReadonlySet<string>
  /** Words behind which, in that clause, the next verb goes on with it: "a". */
  readonly joining: ReadonlySet<string>
  /** Whether a word may be a finite verb. */
  readonly mayBeVerb: (word: string) => boolean
}

const missingBefore = (tokens: readonly LintToken[], at: number): readonly CheckFinding[] => {
  const before = tokens[at - 1]
  return before ? [{ from: at - 1, to: at, suggestions: [`${before.text},`] }] : []
}

/** A comma before "protože", "aby", and before a question within a sentence. */
export function findMissingCommas(tokens: readonly LintToken[], words: CommaWords): readonly CheckFinding[] {
  return tokens.flatMap((token, at): readonly CheckFinding[] => {
    const before = tokens[at - 1]
    if (at < 1 || before?.kind !== 'word' || before.isLocked || tokens[at + 1] === undefined) return []
    if (words.conjunctions.has(token.lower)) {
      const isTied =
        words.before.has(before.lower) || words.conjunctions.has(before.lower) || words.pairs.has(`${before.lower} ${token.lower}`)
      return isTied || isAfterOpening(tokens, at, words) || !hasVerb(tokens, at + 1, words) ? [] : missingBefore(tokens, at)
    }
    if (!words.questions.has(token.lower)) return []
    let asking = at - 1
    while (words.asked.has(tokens[asking]?.lower ?? '')) asking -= 1
    const isAsked = words.asking.has(tokens[asking]?.lower ?? '')
    // "nevím proč" may be all.
    const isWhole = hasVerb(tokens, at + 1, words)
    return isAsked && isWhole ? missingBefore(tokens, at) : []
  })
}

/** Whether a verb follows before the next mark. */
function hasVerb(tokens: readonly LintToken[], from: number, { mayBeVerb }: CommaWords): boolean {
  const rest = tokens.slice(from)
  const end = rest.findIndex(({ kind }) => kind === 'mark')
  return rest.slice(0, end < 0 ? rest.length : end).some(({ lower }) => mayBeVerb(lower))
}

/** "A to jen proto aby": a clause of a word or two may be the rest of a sentence. */
const isAfterOpening = (tokens: readonly LintToken[], at: number, { mayBeVerb }: CommaWords): boolean => {
  const clause = tokens.slice(0, at)
  const start = clause.findLastIndex(({ kind }) => kind === 'mark') + 1
  return !clause.slice(start).some(({ lower }) => mayBeVerb(lower))
}

/** "Když přijdu domů budu vařit": the comma that closes a clause at the start, where the next verb can only begin what follows. */
export function findClosingCommas(tokens: readonly LintToken[], words: CommaWords): readonly CheckFinding[] {
  const { opening, verbs, persons, joining } = words
  if (!opening.has(tokens[0]?.lower ?? '')) return []
  const end = tokens.findIndex(({ kind }) => kind !== 'word')
  const clause = tokens.slice(0, end < 0 ? tokens.length : end)
  if (clause.some(({ lower }) => joining.has(lower) || /^(?:kter|ktor|któr)/u.test(lower))) return []
  const isOfPerson = ({ lower }: LintToken): boolean =>
    persons.has(lower) || (verbs.finite(lower).length > 0 && verbs.finite(lower).every(({ person }) => !person.startsWith('3')))
  const isVerb = ({ lower }: LintToken): boolean =>
    persons.has(lower) || verbs.finite(lower).length > 0 || verbs.past(lower).length > 0 || words.copulas.has(lower)
  const first = clause.findIndex(isVerb)
  const second = clause.findIndex((token, at) => at > first && isOfPerson(token))
  const before = clause[second - 1]?.lower ?? ''
  if (first < 0 || second < 0 || words.small.has(before) || words.copulas.has(before)) return []
  return missingBefore(tokens, second)
}

/** "starší, než bratr": what is compared with stands without a comma, where it has no verb. */
export function findNeedlessCommas(tokens: readonly LintToken[], { than, comparative, mayBeVerb }: CommaWords): readonly CheckFinding[] {
  return tokens.flatMap((token, at): readonly CheckFinding[] => {
    const [word, comma] = [tokens[at - 2], tokens[at - 1]]
    if (!than.has(token.lower) || comma?.text !== ',' || word?.kind !== 'word' || !comparative.test(word.lower)) return []
    const rest = tokens.slice(at + 1)
    const end = rest.findIndex(({ kind }) => kind === 'mark')
    const compared = rest.slice(0, end < 0 ? rest.length : end)
    const isWord = ({ kind, lower }: LintToken): boolean => kind === 'word' && !mayBeVerb(lower)
    if (compared.length === 0 || compared.length > comparedAtMost || !compared.every(isWord)) return []
    return [{ from: at - 2, to: at, suggestions: [word.text] }]
  })
}

const comparedAtMost = 3
