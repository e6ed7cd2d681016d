import { mayBePast, type Clause } from '../../languages/en/grammar/clause.ts'
import { compose, word, words, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { formsOfBe, formsOfHave, modals } from '../../languages/en/grammar/grammar-words.ts'
import { headOf, isComma, isNoun } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { isClearSubject } from './antecedent.ts'
import { hasMark, joinsClause, leadEnd, opensClause } from './clause-order.ts'
import { pairOf, type Pair } from './coordination.ts'
import { rearrange } from './rearrange.ts'
import { hasWord, wordSet } from './word-set.ts'

/** The relation is said already, is another one, or only one side holds. Sorted. */
const marked = wordSet(
  `addition additionally again already also anyway because but consequently even finally hence however if instead just never nevertheless
  nobody nothing only other others rather so still that then there therefore though thus too well yet`,
)

const isPresent = (tokens: Tokens, { verb }: Clause): boolean => {
  const first = tokens[verb.start]
  if (first === undefined) return false
  if (/^(?:am|are|can|has|have|is|should)$/.test(first.lower) || (/^(?:was|were)$/.test(first.lower) && verb.start === verb.main))
    return true
  return first.tag === 'VERB' && !mayBePast(first) && (first.form === '3sg' || first.form === 'pl' || first.form === 'base')
}

/** Both clauses speak of one thing or person, by the same pronoun or by its name and then a pronoun. */
function isSame(tokens: Tokens, { first, second }: Pair): boolean {
  const pronoun = tokens[second.start]?.lower ?? ''
  if (second.subjectEnd !== second.start + 1 || !/^(?:he|it|she|they|we)$/.test(pronoun)) return false
  if (first.subjectEnd === first.start + 1 && tokens[first.start]?.lower === pronoun) return true
  return pronoun !== 'we' && isNoun(tokens[headOf(tokens, first.start, first.subjectEnd)]) && isClearSubject(tokens, first, pronoun)
}

/** "A, CONJUNCTION B": two plain clauses in the present that nothing else joins. */
function plainPair(tokens: Tokens, end: number, conjunction: string): Pair | null {
  const pair = pairOf(tokens, end, conjunction)
  if (pair === null || hasMark(tokens, pair.lead, pair.mark) || hasMark(tokens, pair.second.start, end)) return null
  const { first, second } = pair
  if (!isPresent(tokens, first) || !isPresent(tokens, second) || first.verb.isNegative || second.verb.isNegative) return null
  if (joinsClause(tokens, first) || joinsClause(tokens, second) || opensClause(tokens, first.verb.end, pair.mark)) return null
  return hasWord(tokens.slice(pair.second.start, end), marked) || hasWord(tokens.slice(leadEnd(tokens), pair.mark), firstMarked)
    ? null
    : pair
}

/** Words of the first clause that ask for what the second gives. Sorted. */
const firstMarked = wordSet('also both either first not one only other so some still')

/** "It is cheap, but it is slow" to "It is cheap, but at the same time it is slow". */
export const butSameTime: Structure['apply'] = rearrange((tokens, end) => {
  const pair = plainPair(tokens, end, 'but')
  const at = pair !== null && isSame(tokens, pair) && isOfNow(tokens, pair) ? pair.second.start : opposedAt(tokens, end)
  return at < 0 ? null : [compose(tokens.slice(0, at), words('at the same time', 'ADV'), tokens.slice(at))]
})

/** "it was soon time", "it is worth it", "it can be mended": what came next or outweighs the first, not what held as well. */
const isOfNow = (tokens: Tokens, { second }: Pair): boolean =>
  !/^(?:can|should|was|were)$/.test(tokens[second.verb.start]?.lower ?? '') &&
  !tokens.slice(second.start, second.end).some(({ lower }) => /^(?:actually|fact|fine|okay|really|work|works|worth)$/.test(lower))

/** Qualities that a saying joins. Sorted. */
const sayings = wordSet('bare brief firm fair gentle last least poor short simple slow small steady strict sure sweet')

/** "is cheap but noisy": where the second of two opposed qualities of a subject stands, or -1. */
function opposedAt(tokens: Tokens, end: number): number {
  const but = tokens.findIndex(({ lower }) => lower === 'but')
  const before = isComma(tokens[but - 1]) ? but - 2 : but - 1
  const [first, second, next] = [tokens[before], tokens[but + 1], tokens[but + 2]]
  if (but < 3 || first?.tag !== 'ADJ' || second?.tag !== 'ADJ' || hasWord(tokens, qualified)) return -1
  const be = tokens.findLastIndex(({ lower }, i) => i < before && formsOfBe.has(lower))
  if (be < 1 || before - be > 2 || (sayings.has(first.lower) && sayings.has(second.lower))) return -1
  const isClosed = but + 2 >= end || next?.tag === 'PUNCT' || next?.tag === 'SCONJ' || (next?.tag === 'ADP' && next.lower !== 'than')
  return isClosed ? but + 1 : -1
}

/** The quality is denied or measured, or the relation is said. Sorted. */
const qualified = wordSet("also anything both cannot n't n’t never nor not nothing same still yet")

/** "It is cheap, and it saves time" to "It is cheap, and it also saves time". */
export const andAlso: Structure['apply'] = rearrange((tokens, end) => {
  const pair = plainPair(tokens, end, 'and')
  if (pair === null || !isSame(tokens, pair)) return null
  const { second } = pair
  const [verb, main] = [tokens[second.verb.start], tokens[second.verb.main]]
  if (verb === undefined || verb.space === '' || second.verb.start !== second.subjectEnd) return null
  // "and it has been broken", "and it is growing": what happened to it next, or what comes of it.
  if (second.verb.main > second.verb.start && (second.verb.isPassive || main?.form === 'ing')) return null
  const isAuxiliary =
    formsOfBe.has(verb.lower) || modals.has(verb.lower) || (formsOfHave.has(verb.lower) && second.verb.main > second.verb.start)
  // "and we remember": what people do next rather than besides.
  if (!isAuxiliary && !/^(?:it|they)$/.test(tokens[second.start]?.lower ?? '')) return null
  const at = second.verb.start + (isAuxiliary ? 1 : 0)
  return [compose(tokens.slice(0, at), [word('also', 'ADV')], tokens.slice(at))]
})
