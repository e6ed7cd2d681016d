import { stillOffers } from './match.ts'
import type { Choice, Slot } from './slots.ts'
import type { Token } from '../languages/en/grammar/token.ts'

/** A choice for a place of a sentence. */
export type Chosen = { readonly slot: Slot; readonly choice: Choice }

/** Words so far apart have nothing to do with each other. */
const reach = 4

/**
 * Whether two changes suit each other: each row must allow its wording beside the words that the other puts in.
 * "Raise" may become "increase" before "prices"; when the prices become "fees" the question is asked again.
 */
export function suit(tokens: readonly Token[], one: Chosen, other: Chosen): boolean {
  const [left, right] = one.slot.start < other.slot.start ? [one, other] : [other, one]
  if (right.slot.start - left.slot.end > reach) return true
  return holdsBeside(tokens, left, right) && holdsBeside(tokens, right, left)
}

function holdsBeside(tokens: readonly Token[], { slot, choice }: Chosen, beside: Chosen): boolean {
  const { row, pattern } = choice.compiled
  // A phrase that asks nothing of its surroundings stands wherever its words do.
  if (pattern.length > 1 && row.when === undefined && row.unless === undefined) return true
  const put = beside.choice.wording.tokens
  const changed = [...tokens.slice(0, beside.slot.start), ...put, ...tokens.slice(beside.slot.end)]
  const shift = beside.slot.start < slot.start ? put.length - (beside.slot.end - beside.slot.start) : 0
  return stillOffers(changed, slot.start + shift, choice.compiled, choice.wording.target)
}
