import { connectiveOf } from './connective.ts'
import type { Strength } from './rewrite.ts'
import type { Random } from './seed.ts'
import { isContent, stemOf } from './stem.ts'
import type { Token } from '../languages/en/grammar/token.ts'

/** A rewritten sentence that may be left out. Lengths in UTF-16 units. */
export type Part = {
  readonly paragraph: number
  readonly tokens: readonly Token[]
  /** Holds a number or a citation. */
  readonly hasFacts: boolean
  readonly before: number
  readonly after: number
}

/** How long a shortened text may be at most, as a share of the source; a little under what is promised. */
const goals: Readonly<Record<Strength, number>> = { mild: 1, normal: 0.89, aggressive: 0.83 }
/** The share of a paragraph's sentences that may go. */
const shares: Readonly<Record<Strength, number>> = { mild: 0, normal: 0.25, aggressive: 0.4 }

/**
 * Which sentences to leave out so that the text gets short enough: the least central first, never a paragraph's first,
 * never one with a number or a citation while another can go, never one that the next leans on. `chance` (0 to 1) lets
 * other sentences go when the text is written again.
 */
export function findDropped(
  parts: readonly Part[],
  strength: Strength,
  { random, chance }: { readonly random: Random; readonly chance: number },
): ReadonlySet<number> {
  const dropped = new Set<number>()
  const before = parts.reduce((sum, part) => sum + part.before, 0)
  let after = parts.reduce((sum, part) => sum + part.after, 0)
  if (strength === 'mild' || parts.length < 3) return dropped
  const weights = stemWeights(parts)
  const excess = after - before * goals[strength]
  /** A sentence much longer than what must go costs more than was asked for. */
  const overshoot = (length: number): number => (Math.max(0, length - excess) / Math.max(1, before)) * 6
  const scored = parts
    .map((part, i) => ({ i, part, score: centrality(part, weights) + lean(parts, i) + overshoot(part.after) + random() * chance }))
    .filter(({ i, part }) => parts[i - 1]?.paragraph === part.paragraph)
    .toSorted((a, b) => Number(a.part.hasFacts) - Number(b.part.hasFacts) || a.score - b.score)
  for (const { i, part, score } of scored) {
    if (after <= before * goals[strength]) break
    const inParagraph = parts.filter(({ paragraph }) => paragraph === part.paragraph).length
    const gone = Array.from(dropped).filter((k) => parts[k]?.paragraph === part.paragraph).length
    const mayGo =
      inParagraph >= 3 &&
      gone + 1 <= Math.max(1, Math.floor(inParagraph * shares[strength])) &&
      score < 3 &&
      !(part.hasFacts && scored.some((other) => !other.part.hasFacts && !dropped.has(other.i) && other.score < 3))
    const goal = before * goals[strength]
    const isNearer = Math.abs(after - part.after - 1 - goal) < after - goal
    if (!mayGo || !isNearer) continue
    dropped.add(i)
    after -= part.after + 1
  }
  return dropped
}

function stemWeights(parts: readonly Part[]): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const { tokens } of parts)
    for (const stem of new Set(tokens.filter(isContent).map(({ lemma }) => stemOf(lemma)))) weights.set(stem, (weights.get(stem) ?? 0) + 1)
  return weights
}

/** How much of a sentence the other sentences speak of too: 0 to about 1. */
function centrality({ tokens }: Part, weights: ReadonlyMap<string, number>): number {
  const stems = new Set(tokens.filter(isContent).map(({ lemma }) => stemOf(lemma)))
  if (stems.size === 0) return 1
  let sum = 0
  for (const stem of stems) sum += Math.min(3, (weights.get(stem) ?? 1) - 1)
  return sum / stems.size
}

const pointing = /^(?:this|these|that|those|it|they|he|she|such|its|their|his|her|both|another|others)$/
const listing =
  /^(?:first|firstly|second|secondly|third|thirdly|finally|on the one hand|on the other hand|to begin with|in conclusion|to conclude|to sum up|in summary|overall)$/

/** A sentence that the next one points back to is worth keeping; an example is not. */
function lean(parts: readonly Part[], i: number): number {
  const own = connectiveOf(parts[i]?.tokens ?? [])
  const next = parts[i + 1]
  const isSame = next !== undefined && next.paragraph === parts[i]?.paragraph
  const nextConnective = isSame ? connectiveOf(next.tokens) : null
  let score = 0
  if (own && listing.test(own)) score += 3
  if (
    own &&
    /^(?:however|nevertheless|nonetheless|yet|but|even so|in contrast|on the other hand|therefore|thus|as a result|consequently)$/.test(own)
  )
    score += 0.4
  if (/\?$/.test(parts[i]?.tokens.at(-1)?.text ?? '')) score += 0.3
  if (own && /^(?:for example|for instance|in other words|in fact|in particular)$/.test(own)) score -= 0.4
  if (isSame && pointing.test(next.tokens.find(({ tag }) => tag !== 'PUNCT')?.lower ?? '')) score += 0.8
  if (nextConnective) score += 0.5
  if (i === parts.length - 1) score += 0.15
  return score
}
