import { words } from '../../languages/words.ts'
import { partingPrefixes } from '../../languages/de/verb-prefixes.ts'
import type { WordKnowledge } from '../language.ts'
import { readingsOf } from '../readings.ts'
import type { LintToken } from '../token.ts'
import { carriesAt, finitePlaces, isFiniteAt, isOnlyFiniteAt, partEnd, partStart, subjunctions } from './clauses.ts'
import { finitesOf } from './verbs.ts'

/** The part between marks in which a token stands, with its verbs. */
export type Clause = {
  readonly start: number
  readonly end: number
  /** The place of the finite verb. */
  readonly finite: number
  /** What the verb that says something may be: of "hat gewartet" that of "gewartet", of "hängt ab" "abhängen". */
  readonly lemmas: readonly string[]
  /** The place of an infinitive or participle at the end, or of the prefix that has parted; that of the finite verb otherwise. */
  readonly last: number
}

const helping = words('haben sein werden können müssen wollen willen sollen dürfen mögen')
const openers =
  words(`als während seit seitdem solange damit da der die das den dem denen deren dessen welcher welche welches wie wo warum was wer
  wann wieso weshalb bis indem`)

export const infiniteLemmas = (token: LintToken | undefined, known: WordKnowledge): readonly string[] =>
  token?.kind === 'word' && token.text === token.lower ? withoutItself(token.lower, read(token, known)) : []

const read = (token: LintToken, known: WordKnowledge): readonly string[] => [
  ...new Set(
    readingsOf(token, known).flatMap(({ kind, lemma, tags }) =>
      kind === 'verb' && /^(?:inf|pp|pp\.sein|ger\.zu)$/.test(tags) ? [lemma] : [],
    ),
  ),
]

/** "angekommen" is made of "ankommen", and no infinitive. */
const withoutItself = (word: string, lemmas: readonly string[]): readonly string[] =>
  word.includes('ge') && lemmas.length > 1 ? lemmas.filter((lemma) => lemma !== word) : lemmas

/** The clause of a token; null where its verb is not plain. */
export function clauseAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): Clause | null {
  const [start, end] = [partStart(tokens, at), partEnd(tokens, at)]
  const finite = finiteOf(tokens, { start, end }, known)
  if (finite === null) return null
  const own = [...new Set(finitesOf(tokens[finite], known).map(({ lemma }) => lemma))]
  const isLast = finite === end - 1
  const last = isLast ? end - 2 : end - 1
  const infinite = last > start ? infiniteLemmas(tokens[last], known) : []
  if (own.some((lemma) => helping.has(lemma)) && last !== finite && infinite.length > 0)
    return { start, end, finite, lemmas: infinite, last }
  const prefix = tokens[last]?.text ?? ''
  if (!isLast && last > finite && partingPrefixes.has(prefix)) {
    const joined = own.map((lemma) => prefix + lemma).filter((lemma) => known.isKnown(lemma))
    if (joined.length > 0) return { start, end, finite, lemmas: joined, last }
  }
  return { start, end, finite, lemmas: own, last: finite }
}

type Part = { readonly start: number; readonly end: number }

/** The finite verb: at the end of a subordinate clause, the first that is nothing else in a main clause. */
function finiteOf(tokens: readonly LintToken[], { start, end }: Part, known: WordKnowledge): number | null {
  const first = tokens[start]?.lower ?? ''
  const isSubordinate = subjunctions.has(first) || (openers.has(first) && (start > 0 || first === 'als')) || isRelative(tokens, start)
  if (isSubordinate) return isFiniteAt(tokens, end - 1, known) ? end - 1 : null
  const places = finitePlaces(tokens, start, end, known)
  const sure = places.filter((at) => isOnlyFiniteAt(tokens, at, known))
  if (sure.length > 1) return null
  return sure[0] ?? places.find((at) => carriesAt(tokens, at, known)) ?? null
}

const isRelative = (tokens: readonly LintToken[], start: number): boolean =>
  tokens[start - 1]?.text === ',' &&
  /^(?:der|die|das|den|dem|denen|deren|dessen|welche[mnrs]?)$/.test(tokens[start + 1]?.lower ?? '') &&
  /^(?:in|an|auf|aus|bei|mit|nach|von|zu|durch|für|gegen|über|unter|vor|um|ohne)$/.test(tokens[start]?.lower ?? '')
