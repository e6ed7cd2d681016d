import type { UsageOfUnit } from '#tools/account/contract.ts'

/** What a run would mean for the month's count. Shares are 0 to 1. */
export type Cost = {
  readonly left: number
  /** How much the run is above what is left; 0 when it fits. */
  readonly missing: number
  /** Share of the month that is used, and that this run would take after it. */
  readonly usedShare: number
  readonly runShare: number
}

/** From this share on the reader is told once a day. */
const nearShare = 0.8

export function costOf({ used, limit }: UsageOfUnit, amount: number): Cost {
  const left = Math.max(0, limit - used)
  const usedShare = limit === 0 ? 1 : Math.min(1, used / limit)
  return {
    left,
    missing: Math.max(0, amount - left),
    usedShare,
    runShare: limit === 0 ? 0 : Math.min(1 - usedShare, amount / limit),
  }
}

/** Whether so much is used that the reader should know before it is all gone. */
export const isNearlySpent = ({ used, limit }: UsageOfUnit): boolean => used < limit && used >= limit * nearShare
