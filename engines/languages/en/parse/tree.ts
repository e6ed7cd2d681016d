import type { Span } from '../../../text/span.ts'

/**
 * What a phrase is to the word it depends on:
 * subject, object, predicative, completing clause, adverbial, demanded phrase (of a preposition or a place), agent of a passive,
 * phrase of a noun, describing clause of a noun, conjunct after the first, linking adverb or comment, inserted phrase; `core` are
 * the words of a phrase without one of their own: determiners, adjectives, auxiliaries, the noun after a preposition.
 */
export const relations = [
  'core',
  'subject',
  'object',
  'predicative',
  'clause',
  'adverbial',
  'demanded',
  'agent',
  'modifier',
  'relative',
  'conjunct',
  'linking',
  'inserted',
] as const
export type Relation = (typeof relations)[number]

/**
 * A sentence as a tree over its tokens: `heads[i]` is the index of the token that token `i` depends on, -1 for the head of the sentence
 * and for marks, which depend on nothing. No two arcs cross. `certainty` (0 to 1) says how sure each arc is.
 */
export type Tree = {
  readonly heads: readonly number[]
  readonly relations: readonly Relation[]
  readonly certainty: readonly number[]
}

/** The tokens that depend on `head`, in order. */
export const childrenOf = ({ heads }: Tree, head: number): readonly number[] => heads.flatMap((one, i) => (one === head ? [i] : []))

/** Tokens `start` to `end` (exclusive) that depend on `head`, itself and others in between included; marks at its edges are not. */
export function spanOf({ heads }: Tree, head: number): Span {
  let start = head
  let end = head + 1
  for (let i = 0; i < heads.length; i++) {
    let at = i
    while (at >= 0 && at !== head) at = heads[at] ?? -1
    if (at !== head) continue
    start = Math.min(start, i)
    end = Math.max(end, i + 1)
  }
  return { start, end }
}
