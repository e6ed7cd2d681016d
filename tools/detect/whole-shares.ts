/** A share (0 to 1) in whole hundredths; what is not nothing never reads as 0, and what is not all never as 1. */
export function toWhole(share: number): number {
  if (share <= 0 || share >= 1) return share <= 0 ? 0 : 1
  return Math.min(99, Math.max(1, Math.round(share * 100))) / 100
}

/** A range in whole per cent, rounded outwards, and never a single number: it is no narrower than what was measured. */
export function wholeRange({ low, high }: { readonly low: number; readonly high: number }): { readonly from: number; readonly to: number } {
  // A hundredth of a per cent is below what was measured, and hides that 0.29 × 100 is not 29.
  const inPercent = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 100
  const from = Math.floor(inPercent(low))
  const to = Math.ceil(inPercent(high))
  if (from < to) return { from, to }
  return from === 0 ? { from, to: 1 } : { from: from - 1, to }
}
