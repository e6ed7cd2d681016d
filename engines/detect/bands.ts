import type { Passage } from './passages.ts'
import type { CalibrationPoint, DetectorModel } from './model.ts'

export type Verdict = 'signs' | 'mixed' | 'none' | 'cannot-tell'
export type CannotTellReason = 'too-short' | 'between' | 'not-measured' | 'not-prose' | 'mixed-languages'

/** Below this many words of prose there is no verdict. */
export const wordsForVerdict = 120
/** Below this many words of prose no passages are marked. */
export const wordsForPassages = 250
/** A text is mixed when passages of each reading hold so much of it. */
const shareForMixed = 0.2

/** What a score means for a text of so many words. A text with passages of both readings is mixed, whatever its score as a whole. */
export function verdictOf(score: number, words: number, passages: readonly Passage[], { bands }: DetectorModel): Verdict {
  const band = bands.findLast(({ wordsFrom }) => words >= wordsFrom)
  if (!band) return 'cannot-tell'
  if (shareOf(passages, 'generated') >= shareForMixed && shareOf(passages, 'human') >= shareForMixed) return 'mixed'
  if (score >= band.signs) return 'signs'
  return score <= band.none && shareOf(passages, 'generated') === 0 ? 'none' : 'cannot-tell'
}

function shareOf(passages: readonly Passage[], reading: Passage['reading']): number {
  let [own, all] = [0, 0]
  for (const { span, reading: found } of passages) {
    all += span.end - span.start
    if (found === reading) own += span.end - span.start
  }
  return all === 0 ? 0 : own / all
}

/** The calibration's interval at a score: between the points by a straight line, beyond them as at the last. */
export function rangeOf(score: number, calibration: readonly CalibrationPoint[]): { readonly low: number; readonly high: number } {
  const after = calibration.findIndex((point) => point.score >= score)
  const next = calibration.at(after)
  const before = calibration[after - 1]
  if (!next) return { low: 0, high: 1 }
  if (!before || after < 0) return { low: next.low, high: next.high }
  const part = (score - before.score) / (next.score - before.score)
  return { low: before.low + part * (next.low - before.low), high: before.high + part * (next.high - before.high) }
}
