import type { DetectMessages } from '#locales/messages.ts'
import type { DetectResult } from '#tools/detect/contract.ts'
import { wordsForVerdict } from './limits.ts'

type ResultMessages = DetectMessages['result']

/** The sentence after the verdict: what it means, or why there is none. */
export function reasonWords(
  { verdict, cannotTell, words: { judged }, language }: DetectResult,
  { meanings, reasons }: ResultMessages,
  nameOf: (language: string) => string,
): string {
  if (verdict !== 'cannot-tell') return meanings[verdict]
  if (cannotTell === 'too-short') return reasons['too-short'](judged, wordsForVerdict)
  if (cannotTell === 'not-measured') return reasons['not-measured'](nameOf(language))
  return reasons[cannotTell ?? 'between']
}

/** What can be done when there is no verdict; null where there is one. */
export function wayOnWords({ verdict, cannotTell, words: { judged } }: DetectResult, { waysOn }: ResultMessages): string | null {
  if (verdict !== 'cannot-tell') return null
  if (cannotTell === 'too-short') return waysOn['too-short'](Math.max(1, wordsForVerdict - judged))
  return waysOn[cannotTell ?? 'between']
}

export type Band = 'human' | 'unclear' | 'generated'

/** The band of the ruler that a range takes: one that crosses a border is unclear. */
export function bandOf({ low, high }: { readonly low: number; readonly high: number }): Band {
  if (high <= 0.3) return 'human'
  return low > 0.7 ? 'generated' : 'unclear'
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

/** A share (0 to 1) in whole per cent; what is not nothing never reads as 0, and what is not all never as 100. */
export function wholePercent(share: number): number {
  if (share <= 0 || share >= 1) return share <= 0 ? 0 : 100
  return Math.min(99, Math.max(1, Math.round(share * 100)))
}
