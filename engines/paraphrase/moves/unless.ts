import type { Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isComma, isNoun } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { conjunctionAt, leadEnd } from './clause-order.ts'
import { wordSet } from './word-set.ts'

/** Leaves alone the sentences that the guard names; it is asked only of those that would be turned. */
export const unless =
  (guard: (sentence: Tokens) => boolean, apply: Structure['apply']): Structure['apply'] =>
  (sentence) => {
    const made = apply(sentence)
    return made === null || guard(sentence) ? null : made
  }

/** The first of the two that applies. */
export const either =
  (one: Structure['apply'], other: Structure['apply']): Structure['apply'] =>
  (sentence) =>
    one(sentence) ?? other(sentence)

/** A sentence of two clauses, without the conjunction, its comma and an opening connective. */
export type Halves = { readonly main: Tokens; readonly sub: Tokens }

/** "left on a Sunday because Sunday was": turned round, the noun would be known before it is named. */
export const sharesNoun = ({ main, sub }: Halves): boolean =>
  sub.some(({ tag, lemma }) => /^(?:NOUN|PROPN)$/.test(tag) && main.some((one) => one.lemma === lemma && /^(?:NOUN|PROPN)$/.test(one.tag)))

/** "Sub X, Y.": both clauses; empty where the sentence is of another shape. */
export function frontedHalves(sentence: Tokens, conjunctions: readonly string[]): Halves {
  const lead = leadEnd(sentence)
  const size = conjunctionAt(sentence, lead, conjunctions)
  const close = sentence.findIndex((token, i) => i > lead && isComma(token))
  return size === 0 || close < 0 ? { main: [], sub: [] } : { main: sentence.slice(close + 1, -1), sub: sentence.slice(lead + size, close) }
}

/** "Y sub X.": both clauses; empty where the sentence is of another shape. */
export function finalHalves(sentence: Tokens, conjunctions: readonly string[]): Halves {
  const lead = leadEnd(sentence)
  const at = sentence.findIndex((_, i) => i >= lead + 2 && conjunctionAt(sentence, i, conjunctions) > 0)
  if (at < 0) return { main: [], sub: [] }
  const mainEnd = isComma(sentence[at - 1]) ? at - 1 : at
  return { main: sentence.slice(lead, mainEnd), sub: sentence.slice(at + conjunctionAt(sentence, at, conjunctions), -1) }
}

/** Words that tie the clause they open to the sentence before. Sorted. */
const pointing = wordSet('another both each either he her his it its neither other others she such that their these they this those')

/** "Their concern is not new": the clause takes up what was said, so nothing may come before it. */
export const opensPointing = (tokens: Tokens): boolean => pointing.has(tokens[0]?.lower ?? '')

/** "We find this odd": the clause takes up what was said just before. */
export const takesUp = (tokens: Tokens): boolean =>
  tokens.some(({ lower }, i) => lower === 'this' && !tokens.slice(i + 1, i + 4).some((token) => isNoun(token) && !token.isName))
