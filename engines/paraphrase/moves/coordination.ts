import { clauseAt, isFinite, skipAdverbs, type Clause } from '../../languages/en/grammar/clause.ts'
import { conjunctionAt, hasMark, leadEnd, opensClause } from './clause-order.ts'
import { demonstratives, possessives, subjectPronouns, subordinators } from '../../languages/en/grammar/grammar-words.ts'
import type { Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { headOf, isComma, isNoun, isVerb, numberOf } from '../../languages/en/grammar/noun-phrase.ts'

/** Two main clauses in one sentence: the first ends at `mark`, the second begins at `second.start`. */
export type Pair = { readonly lead: number; readonly first: Clause; readonly mark: number; readonly second: Clause }

/**
 * "X, but Y.": a sentence of exactly two clauses that stand side by side, each with subject and finite verb, joined by
 * a comma and `conjunction`. Null for lists, for a first clause that is itself subordinate and for ellipsis.
 */
export function pairOf(sentence: Tokens, end: number, conjunction: string): Pair | null {
  const lead = leadEnd(sentence)
  for (let at = lead + 2; at < end - 1; at++) {
    if (sentence[at]?.lower !== conjunction) continue
    // ", so that little memory is needed"
    if (conjunction === 'so' && sentence[at + 1]?.lower === 'that') continue
    // "Two reasons are given: A, and B": the two belong together behind the colon.
    if (sentence.slice(0, at).some(({ text }) => text === ':')) return null
    const hasComma = isComma(sentence[at - 1])
    if (!hasComma && (conjunction === 'so' || !isBareJoint(sentence, { lead, mark: at, from: at + 1, end }))) continue
    const pair = pairAt(sentence, { lead, mark: hasComma ? at - 1 : at, from: at + 1, end })
    if (pair !== null) return pair
  }
  return null
}

/** Without a comma: two short clauses, the first whole and without clauses inside, the second with a subject of its own. */
function isBareJoint(tokens: Tokens, { lead, mark, from, end }: Joint): boolean {
  const first = clauseAt(tokens, lead, mark)
  const second = clauseAt(tokens, from, end)
  if (
    first === null ||
    second === null ||
    hasMark(tokens, lead, end) ||
    opensClause(tokens, first.verb.end, mark) ||
    opensClause(tokens, second.verb.end, end)
  )
    return false
  const startsPlainly = /^(the|a|an|my|our|your|his|its|their|this|these|i|we|you|he|she|it|they|many|most|some)$/.test(
    tokens[from]?.lower ?? '',
  )
  const hasOtherJoint = tokens.slice(lead, end).filter((token) => token.tag === 'CCONJ').length > 1
  const verb = tokens[second.verb.start]
  const isSure = verb?.tag === 'AUX' || verb?.form === '3sg' || verb?.form === 'pl' || second.subjectEnd === second.start + 1
  return (
    startsPlainly &&
    isSure &&
    second.isSimpleSubject &&
    !hasOtherJoint &&
    lead === 0 &&
    !isVerb(tokens[mark - 1]) &&
    tokens[mark - 1]?.tag !== 'ADP'
  )
}

/** Where a pair may be: the end of the first clause (its mark) and the start of the second. */
export type Joint = { readonly lead: number; readonly mark: number; readonly from: number; readonly end: number }

export function pairAt(sentence: Tokens, { lead, mark, from, end }: Joint): Pair | null {
  if (subordinators.has(sentence[lead]?.lower ?? '')) return null
  const first = clauseAt(sentence, lead, mark)
  const second = clauseAt(sentence, from, end)
  if (first === null || second === null || !isWhole(sentence, first) || !isWhole(sentence, second)) return null
  if (startsSubordinate(sentence, first, mark)) return null
  return { lead, first, mark, second }
}

/** The verb of the clause stands close to its subject and neither is left out. */
function isWhole(tokens: Tokens, clause: Clause): boolean {
  const last = tokens[clause.end - 1]
  if (last === undefined || last.tag === 'AUX' || last.lower === 'to' || last.tag === 'DET' || last.tag === 'SCONJ') return false
  const verb = tokens[clause.verb.main]
  const isBareBe = verb?.lemma === 'be' && clause.verb.end === clause.end
  return !isBareBe
}

/** Words before the mark that may govern the second clause too: "that", "if", "because". */
function startsSubordinate(tokens: Tokens, first: Clause, mark: number): boolean {
  return tokens.slice(first.start, mark).some((token, i) => {
    const at = first.start + i
    if (token.lower === 'that' || token.lower === 'whether') return at >= first.verb.end && clauseAt(tokens, at + 1, mark) !== null
    return subordinators.has(token.lower) && token.lower !== 'as' && clauseAt(tokens, at + 1, mark) !== null
  })
}

/** Commas of the range that no bracket holds. */
export const countCommas = (tokens: Tokens, from: number, to: number): number => tokens.slice(from, to).filter(isComma).length

/** Whether a list of three is being made before `mark`: "A, B, and C" with clauses. */
export const isListBefore = (tokens: Tokens, lead: number, mark: number): boolean => countCommas(tokens, lead, mark) > 0

/** The pronoun subject of `early` means the named subject of `late`: it must not come first in a main clause. */
export function isCataphoric(tokens: Tokens, early: Clause, late: Clause): boolean {
  const name = tokens[early.start]?.lower ?? ''
  const isPronoun = /^(it|they|he|she)$/.test(name)
  if (isPronoun && (isNoun(tokens[headOf(tokens, late.start, late.subjectEnd)]) || demonstratives.has(tokens[late.start]?.lower ?? ''))) {
    const number = numberOf(tokens, late.start, late.subjectEnd)
    return number === null || (number === 'plural') === (name === 'they')
  }
  return tokens.slice(early.start, early.subjectEnd).some((token) => possessives.has(token.lower) && !/^(my|our|your)$/.test(token.lower))
}

/** Whether the second clause is plain enough to open a sentence of its own. */
export const isIndependent = (tokens: Tokens, clause: Clause): boolean =>
  !/^(that|those|which|who)$/.test(tokens[clause.start]?.lower ?? '') &&
  !opensClause(tokens, clause.start, clause.verb.start) &&
  !isInverted(tokens, clause)

const isInverted = (tokens: Tokens, clause: Clause): boolean =>
  isFinite(tokens, skipAdverbs(tokens, clause.start, clause.end)) && !subjectPronouns.has(tokens[clause.start]?.lower ?? '')

/** "Although X, Y." as its two clauses; null when the sentence is of another form. */
export function frontedPair(sentence: Tokens, end: number, conjunctions: readonly string[]): (Pair & { readonly size: number }) | null {
  const lead = leadEnd(sentence)
  const size = conjunctionAt(sentence, lead, conjunctions)
  if (size === 0) return null
  for (let close = lead + size + 2; close < end - 2; close++) {
    if (!isComma(sentence[close])) continue
    const first = clauseAt(sentence, lead + size, close)
    const second = clauseAt(sentence, close + 1, end)
    if (first === null || second === null) continue
    return countCommas(sentence, lead, close) === 0 && isWhole(sentence, first) && isWhole(sentence, second)
      ? { lead, size, first, mark: close, second }
      : null
  }
  return null
}
