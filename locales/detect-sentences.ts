import { wordsForVerdict, type DetectResult } from '#tools/detect/contract.ts'
import type { detect } from './en/detect.ts'
import type { Words } from './words.ts'

type Said = Pick<typeof detect, 'result' | 'reliable'>
type Say = Pick<Words, 'language' | 'list' | 'day'>

/** The sentence after the verdict: what it means, or why there is none. */
export function meaningOf({ verdict, cannotTell, words, language }: DetectResult, { result: said }: Said, say: Say): string {
  if (verdict !== 'cannot-tell') return said.meanings[verdict]
  if (cannotTell === 'too-short') return said.reasons['too-short'](words.judged, wordsForVerdict)
  if (cannotTell === 'not-measured') return said.reasons['not-measured'](say.language(language))
  return said.reasons[cannotTell ?? 'between']
}

/** What was not judged, by kind; null where all was. */
export function leftOutOf({ leftOut }: Pick<DetectResult, 'leftOut'>, { result: said }: Said, say: Say): string | null {
  const kinds = [...new Set(leftOut.map(({ kind }) => said.leftOutKinds[kind]))]
  return kinds.length === 0 ? null : said.leftOut(say.list(kinds))
}

/** How often a verdict was wrong in this language, as far as that was measured. */
export function errorsOf({ reliability }: Pick<DetectResult, 'reliability'>, { reliable }: Said): readonly string[] {
  const { isMeasured, meanFalseAlarms, worstFalseAlarms, learnersFalseAlarms, found, cannotTell } = reliability
  if (!isMeasured || meanFalseAlarms === null || worstFalseAlarms === null) return [reliable.unmeasured]
  return [
    reliable.line(toWhole(meanFalseAlarms), toWhole(worstFalseAlarms)),
    ...(learnersFalseAlarms === null ? [] : [reliable.learners(toWhole(learnersFalseAlarms))]),
    ...(found === null ? [] : [reliable.found(toWhole(found))]),
    ...(cannotTell === null ? [] : [reliable.cannotTell(toWhole(cannotTell))]),
  ]
}

/** A share in hundredths: what is not nothing never reads as 0, and what is not all never as 100. */
export function toWhole(share: number): number {
  if (share <= 0 || share >= 1) return share <= 0 ? 0 : 1
  return Math.min(99, Math.max(1, Math.round(share * 100))) / 100
}
