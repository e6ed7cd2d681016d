import type { CheckFinding } from '../check.ts'
import type { LintToken } from '../token.ts'

export type ReflexiveWords = {
  /** Forms of verbs that stand with a reflexive pronoun and never without. */
  readonly verbs: RegExp
  /** The pronoun. */
  readonly pronoun: string
  /** Words that make the pronoun needless, or are the pronoun. */
  readonly present: ReadonlySet<string>
  /** "jsem": behind it the pronoun stands, wherever the verb is. Empty where the pronoun follows the verb. */
  readonly auxiliaries: ReadonlySet<string>
  /** Verbs before an infinitive, behind which the pronoun stands. */
  readonly modals: ReadonlySet<string>
  /** What the second person makes of its auxiliary with the pronoun: "jsi" is "ses". */
  readonly joined: ReadonlyMap<string, string>
  /** Forms of other verbs, with what the words behind them are: "cítím" with "dobře". */
  readonly beside: readonly (readonly [verb: RegExp, beside: RegExp])[]
}

/** "Bojím tmy": verbs that lack their reflexive pronoun. */
export function findMissingReflexives(tokens: readonly LintToken[], words: ReflexiveWords): readonly CheckFinding[] {
  if (tokens.some(({ lower }) => words.present.has(lower))) return []
  const at = tokens.findIndex((token, i) => isLacking(token, tokens.slice(i + 1), words))
  const verb = tokens[at]
  if (!verb || verb.isLocked) return []
  const start = tokens.slice(0, at).findLastIndex(({ kind }) => kind === 'mark') + 1
  const end = tokens.slice(at).findIndex(({ kind }) => kind === 'mark')
  const clauseEnd = end < 0 ? tokens.length : at + end
  const auxiliary = tokens.findIndex(({ lower }, i) => i >= start && i < clauseEnd && words.auxiliaries.has(lower))
  const isBehindModal = words.modals.has(tokens[at - 1]?.lower ?? '')
  const place = auxiliary >= 0 ? auxiliary : isBehindModal ? at - 1 : at
  const text = tokens[place]?.text ?? ''
  const joined = words.joined.get(text.toLowerCase())
  return [{ from: place, to: place + 1, suggestions: [joined ?? `${text} ${words.pronoun}`] }]
}

const besideWithin = 5

function isLacking({ kind, lower }: LintToken, after: readonly LintToken[], { verbs, beside }: ReflexiveWords): boolean {
  if (kind !== 'word') return false
  if (verbs.test(lower)) return true
  const fitting = beside.filter(([verb]) => verb.test(lower))
  if (fitting.length === 0) return false
  const end = after.findIndex((token) => token.kind !== 'word')
  const rest = after.slice(0, Math.min(end < 0 ? after.length : end, besideWithin))
  const text = rest.map((token) => token.lower).join(' ')
  return fitting.some(([, near]) => near.test(text))
}
