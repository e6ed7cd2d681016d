import type { ChangeKind, Mode, Reason, Strength } from './rewrite.ts'
import type { Token } from '../languages/en/grammar/token.ts'

/**
 * A rule that rearranges a whole sentence. It works on tokens, never on strings: tokens it keeps keep their
 * `origin`, so that words inside a moved clause can still be edited and every offset stays known.
 */
export type Structure = {
  /** `although-back`; the rule id is `en/structure/although-back`. */
  readonly key: string
  readonly kind: Extract<ChangeKind, 'clause' | 'split' | 'merge' | 'drop'>
  readonly reason: Reason
  readonly modes: readonly Mode[]
  /** The least strength at which it may fire. */
  readonly strength: Strength
  /** Lifts the register: left out where the text talks. */
  readonly isFormal?: true
  /** Lowers the register: left out in papers and reports. */
  readonly isLoose?: true
  /** Never turns the first of two joined clauses by itself: what it moves may belong to both. */
  readonly isWhole?: true
  /** One sentence in, one or more sentences out; null when it does not apply. Must not touch locked words. */
  readonly apply: (sentence: readonly Token[]) => readonly (readonly Token[])[] | null
  /** What it must do, exactly: [source, output]. At least three. */
  readonly yes: readonly (readonly [string, string])[]
  /** Sentences it must leave alone. At least three, the tempting ones. */
  readonly no: readonly string[]
}

export const defineStructure = (structure: Structure): Structure => structure
