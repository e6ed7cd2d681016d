import { clauseAt, terminalStart } from '../../languages/en/grammar/clause.ts'
import { compose, fullStop, lowerFirst, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { demonstratives, subordinators } from '../../languages/en/grammar/grammar-words.ts'
import { isComma } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'

/** Words that join a second clause after a comma, so that the first may be turned by itself. Sorted. */
const joints = new Set(['although', 'and', 'but', 'so', 'though', 'whereas', 'while', 'yet'])

/**
 * Turns the first of two joined clauses as if it stood alone: "After the war, prices rose, but wages fell." to
 * "Prices rose after the war, but wages fell." Null where no second clause follows or the first does not take the turn.
 */
export function turnHead(apply: Structure['apply'], sentence: Tokens): readonly Tokens[] | null {
  const joint = jointOf(sentence)
  if (joint < 0) return null
  const head = sentence.slice(0, joint)
  const turned = apply([...head, fullStop()])
  const [only] = turned ?? []
  if (turned?.length !== 1 || only === undefined) return null
  const body = only.slice(0, -1)
  // "and these are rare": what they point at must stand last.
  if (demonstratives.has(sentence[joint + 2]?.lower ?? '')) return null
  // "We left because it rained, and the wind turned": with the reason in front, it would seem to be of both.
  if (sentence[joint + 1]?.lower === 'and' && head.some(({ lower }) => subordinators.has(lower))) return null
  return [compose(body, sentence.slice(joint))]
}

/** Turns the second of two joined clauses where that asks for no further comma. */
export function turnTail(apply: Structure['apply'], sentence: Tokens): readonly Tokens[] | null {
  const joint = jointOf(sentence)
  if (joint < 0 || !/^(?:and|but|so|yet)$/.test(sentence[joint + 1]?.lower ?? '')) return null
  const tail = sentence.slice(joint + 2)
  const turned = apply(tail)
  const [only] = turned ?? []
  if (turned?.length !== 1 || only === undefined || commasIn(only) > commasIn(tail)) return null
  return [compose(sentence.slice(0, joint + 2), lowerFirst(only))]
}

const commasIn = (tokens: Tokens): number => tokens.filter(isComma).length

/** The comma before the word that joins the second of two clauses, or -1 where there are none or more. */
function jointOf(sentence: Tokens): number {
  const end = terminalStart(sentence)
  const found = sentence.flatMap((token, i) => (isComma(token) && isJoint(sentence, i, end) ? [i] : []))
  return found.length === 1 ? (found[0] ?? -1) : -1
}

const isJoint = (sentence: Tokens, comma: number, end: number): boolean =>
  joints.has(sentence[comma + 1]?.lower ?? '') && clauseAt(sentence, comma + 2, end) !== null
