import type { Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { treeOf } from '../../languages/en/parse/english.ts'
import type { Structure } from '../structure.ts'
import type { Adjunct } from './adjunct.ts'
import { leadEnd } from './clause-order.ts'
import { mainClauseOf, type ParsedClause } from './main-clause.ts'
import { wordSet } from './word-set.ts'

/** Where `phrase` stands in the sentence behind its verb, the last time that its words occur; -1 where it does not. */
const placeOf = (sentence: Tokens, phrase: Tokens): number =>
  sentence.findLastIndex((_, i) => phrase.every(({ lower }, k) => sentence[i + k]?.lower === lower))

/** Verbs that make one with the infinitive behind them: "began to see"; not "had to give". Sorted. */
const oneWithInfinitive = wordSet('begin continue like start tend want')

/** What a phrase at the end may hang on: the main verb, one joined to it, and what it says of its subject. */
function bearersOf(sentence: Tokens, { head, phrases, conjuncts }: ParsedClause): readonly number[] {
  const verb = sentence[head]
  const isOne = verb !== undefined && (verb.tag === 'AUX' || oneWithInfinitive.has(verb.lemma))
  const late = phrases.filter(({ relation, start }) => start > head && (relation === 'predicative' || (isOne && relation === 'clause')))
  return [head, ...conjuncts.map((one) => one.head), ...late.map((one) => one.head)]
}

/** Of so few words behind the verb the phrase is hardly one's own: "found a layer of clay at a depth of two metres". */
const shortRest = 7
/** How sure the parser is at most of an arc that it guesses. */
const guessed = 0.5

/** The phrase moved behind its clause hangs, as the parser reads the new sentence, on the main verb and on no noun before it. */
function hangsOnVerb(source: Tokens, made: Tokens, adjunct: Adjunct, least: number): boolean {
  const lead = leadEnd(source)
  const phrase = source.slice(lead, adjunct(source, lead))
  const clause = mainClauseOf(made)
  const start = placeOf(made, phrase)
  if (clause === null || start < clause.head) return false
  const { heads, certainty } = treeOf(made)
  const end = start + phrase.length
  const root = heads.findIndex((head, i) => i >= start && i < end && (head < start || head >= end))
  const sure = certainty[root] ?? 0
  if (bearersOf(made, clause).includes(heads[root] ?? -1) && sure >= least) return true
  return sure < guessed && start - clause.head - 1 <= shortRest
}

/** "to 80 students in my second year": leaves the sentence alone where the moved phrase would seem to belong to a noun. */
export const ifHangsOnVerb =
  (adjunct: Adjunct, least: number, apply: Structure['apply']): Structure['apply'] =>
  (sentence) => {
    const made = apply(sentence)
    const [first] = made ?? []
    return first === undefined || !hangsOnVerb(sentence, first, adjunct, least) ? null : made
  }
