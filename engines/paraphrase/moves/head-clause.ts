import { clauseAt, terminalStart } from '../../languages/en/grammar/clause.ts'
import { compose, fullStop, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { demonstratives, subordinators } from '../../languages/en/grammar/grammar-words.ts'
import { isComma } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'

/** Words that join a second clause after a comma, so that the first may be turned by itself. Sorted. */
const joints = new Set(['although', 'and', 'but', 'so', 'though', 'whereas', 'while', 'yet'])

/** A sentence of two joined clauses: where they meet, and the first as a sentence of its own. */
type Joined = { readonly joint: number; readonly head: Tokens }

/** Every structure asks this of the same sentence, so the answer is kept as long as the sentence is. */
const known = new WeakMap<Tokens, Joined | null>()

function joinedOf(sentence: Tokens): Joined | null {
  const found = known.get(sentence)
  if (found !== undefined) return found
  const joint = jointOf(sentence)
  const made = joint < 0 ? null : { joint, head: [...sentence.slice(0, joint), fullStop()] }
  known.set(sentence, made)
  return made
}

/**
 * Turns the first of two joined clauses as if it stood alone: "After the war, prices rose, but wages fell." to
 * "Prices rose after the war, but wages fell." Null where no second clause follows or the first does not take the turn.
 */
export function turnHead(apply: Structure['apply'], sentence: Tokens): readonly Tokens[] | null {
  const joined = joinedOf(sentence)
  if (joined === null) return null
  const { joint, head } = joined
  // "and these are rare": what they point at must stand last.
  if (demonstratives.has(sentence[joint + 2]?.lower ?? '')) return null
  // "We left because it rained, and the wind turned": with the reason in front, it would seem to be of both.
  if (sentence[joint + 1]?.lower === 'and' && head.some(({ lower }) => subordinators.has(lower))) return null
  const turned = apply(head)
  const [only] = turned ?? []
  // "In the evening the way is long, so the blue is lost": what follows from the clause stands right behind it.
  if (sentence[joint + 1]?.lower === 'so' && head[0]?.tag === 'ADP' && only?.[0]?.lower !== head[0].lower) return null
  return turned?.length === 1 && only !== undefined ? [compose(only.slice(0, -1), sentence.slice(joint))] : null
}

/** The comma before the word that joins the second of two clauses, or -1 where there are none or more. */
function jointOf(sentence: Tokens): number {
  const end = terminalStart(sentence)
  const found = sentence.flatMap((token, i) => (isComma(token) && isJoint(sentence, i, end) ? [i] : []))
  return found.length === 1 ? (found[0] ?? -1) : -1
}

const isJoint = (sentence: Tokens, comma: number, end: number): boolean =>
  joints.has(sentence[comma + 1]?.lower ?? '') && clauseAt(sentence, comma + 2, end) !== null
