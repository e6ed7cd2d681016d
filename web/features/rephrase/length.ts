/** How a text stands to its limits; `left` and `by` count characters. */
export type Length =
  | { readonly kind: 'over-run'; readonly by: number }
  | { readonly kind: 'over-month'; readonly by: number; readonly left: number }
  | { readonly kind: 'near-run'; readonly left: number }
  | { readonly kind: 'month'; readonly left: number }
  | { readonly kind: 'run'; readonly limit: number }

/** From this share of a run's limit on the rest is told. */
const nearShare = 0.9

/** The one thing about a text's length that matters now. `left` is null while the month's count is not known. */
export function lengthOf(amount: number, { perRun, left }: { readonly perRun: number; readonly left: number | null }): Length {
  if (amount > perRun) return { kind: 'over-run', by: amount - perRun }
  if (left !== null && amount > 0 && amount > left) return { kind: 'over-month', by: amount - left, left }
  if (amount > perRun * nearShare && (left === null || perRun < left)) return { kind: 'near-run', left: perRun - amount }
  return left === null ? { kind: 'run', limit: perRun } : { kind: 'month', left }
}
