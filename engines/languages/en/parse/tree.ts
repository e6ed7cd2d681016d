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
/** One of `relations`. */
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

/** Where the tokens that depend on each token begin and end; worked out once for a tree. */
const known = new WeakMap<Tree, readonly Span[]>()

function spansOf(tree: Tree): readonly Span[] {
  const before = known.get(tree)
  if (before) return before
  const spans = tree.heads.map((_, i) => ({ start: i, end: i + 1 }))
  tree.heads.forEach((_, i) => {
    for (let at = tree.heads[i] ?? -1; at >= 0; at = tree.heads[at] ?? -1) {
      const span = spans[at]
      if (!span) break
      span.start = Math.min(span.start, i)
      span.end = Math.max(span.end, i + 1)
    }
  })
  known.set(tree, spans)
  return spans
}

/** Tokens `start` to `end` (exclusive) that depend on `head`, itself and others in between included; marks at its edges are not. */
export const spanOf = (tree: Tree, head: number): Span => spansOf(tree)[head] ?? { start: head, end: head + 1 }
