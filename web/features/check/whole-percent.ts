import { isUnderOne } from '#tools/check/score.ts'

type PercentWords = { readonly percent: (share: number) => string; readonly underOne: (percent: string) => string }

/** A share (0 to 1) in whole per cent as the language writes them; what is not nothing never reads as 0. */
export const wholePercent = (share: number, { percent, underOne }: PercentWords): string =>
  isUnderOne(share) ? underOne(percent(0.01)) : percent(Math.round(share * 100) / 100)
