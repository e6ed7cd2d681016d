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

/** Where the tokens that depend on each token begin and end, in lists by token. */
type Spans = { readonly starts: readonly number[]; readonly ends: readonly number[] }

/** Worked out once for a tree. */
const known = new WeakMap<Tree, Spans>()

function spansOf(tree: Tree): Spans {
  const before = known.get(tree)
  if (before) return before
  const starts = tree.heads.map((_, i) => i)
  const ends = tree.heads.map((_, i) => i + 1)
  tree.heads.forEach((_, i) => {
    for (let at = tree.heads[i] ?? -1; at >= 0; at = tree.heads[at] ?? -1) {
      starts[at] = Math.min(starts[at] ?? i, i)
      ends[at] = Math.max(ends[at] ?? 0, i + 1)
    }
  })
  const spans = { starts, ends }
  known.set(tree, spans)
  return spans
}

/** Tokens `start` to `end` (exclusive) that depend on `head`, itself and others in between included; marks at its edges are not. */
export function spanOf(tree: Tree, head: number): Span {
  const { starts, ends } = spansOf(tree)
  return { start: starts[head] ?? head, end: ends[head] ?? head + 1 }
}
