import { wordsForVerdict } from '#tools/detect/limits.ts'
import { toWhole, wholeRange } from '#tools/detect/whole-shares.ts'
import type { DetectResult, ModelReading } from '#tools/detect/contract.ts'
import type { detect } from './en/detect.ts'
import type { Words } from './words.ts'

/** Sentences about a result that the screen, the printed report and the command line share. */

type Said = Pick<typeof detect, 'result' | 'reliable'>
type Say = Pick<Words, 'language' | 'list' | 'day'>

/** The sentence after the verdict: what it means, or why there is none. */
export function meaningOf(
  { verdict, cannotTell, words, language }: DetectResult,
  { result: said }: Said,
  say: Pick<Say, 'language'>,
): string {
  if (verdict !== 'cannot-tell') return said.meanings[verdict]
  if (cannotTell === 'too-short') return said.reasons['too-short'](words.judged, wordsForVerdict)
  if (cannotTell === 'not-measured') return said.reasons['not-measured'](say.language(language))
  return said.reasons[cannotTell ?? 'between']
}

/** What can be done when there is no verdict; null where there is one. */
export function wayOnOf({ verdict, cannotTell, words: { judged } }: DetectResult, { result: { waysOn } }: Said): string | null {
  if (verdict !== 'cannot-tell') return null
  if (cannotTell === 'too-short') return waysOn['too-short'](Math.max(1, wordsForVerdict - judged))
  return waysOn[cannotTell ?? 'between']
}

/** What was not judged, by kind; null where all was. */
export function leftOutOf({ leftOut }: Pick<DetectResult, 'leftOut'>, { result: said }: Said, say: Pick<Say, 'list'>): string | null {
  const kinds = [...new Set(leftOut.map(({ kind }) => said.leftOutKinds[kind]))]
  return kinds.length === 0 ? null : said.leftOut(say.list(kinds))
}

type Errors = Pick<DetectResult, 'reliability'>

/** How often a verdict wrongs people in this language, as far as that was measured. */
export function wrongAlarmsOf({ reliability }: Errors, { reliable }: Said): readonly string[] {
  const { isMeasured, meanFalseAlarms, worstFalseAlarms, learnersFalseAlarms, oneModel } = reliability
  if (!isMeasured || meanFalseAlarms === null || worstFalseAlarms === null) return [reliable.unmeasured]
  return [
    reliable.line(toWhole(meanFalseAlarms), toWhole(worstFalseAlarms)),
    learnersFalseAlarms === null ? reliable.noLearners : reliable.learners(toWhole(learnersFalseAlarms)),
    ...(oneModel ? [reliable.oneModel] : []),
  ]
}

/** How much of what models wrote it misses, and how often it says nothing, as far as that was measured. */
export function missesOf({ reliability: { isMeasured, found, cannotTell } }: Errors, { reliable }: Said): readonly string[] {
  if (!isMeasured) return []
  return [
    ...(found === null ? [] : [reliable.found(toWhole(found))]),
    ...(cannotTell === null ? [] : [reliable.cannotTell(toWhole(cannotTell))]),
  ]
}

/** The errors that matter for this verdict: wrong alarms always, and what it misses where no signs were found. */
export function errorsOf(result: DetectResult, words: Said, { day }: Pick<Say, 'day'>): readonly string[] {
  const { measuredOn } = result.reliability
  return [
    ...wrongAlarmsOf(result, words),
    ...(result.verdict === 'none' ? missesOf(result, words).slice(0, 1) : []),
    ...(measuredOn === null ? [] : [words.reliable.measuredOn(day(measuredOn))]),
  ]
}

type SaidOfModel = { readonly model: (typeof detect)['model'] }

/** What the operator's model says, or that it did not answer. */
export function modelSentencesOf({ model, finding }: ModelReading, { model: said }: SaidOfModel): readonly [string, ...string[]] {
  if (finding === null) return [said.away(model)]
  return [finding.isUsual ? said.usual : said.beyond(toWhole(finding.moreEvenThan)), said.aside]
}

/** What its calibration rests on. */
export function modelMeasuredOf({ measured }: ModelReading, { model: said }: SaidOfModel, { day }: Pick<Say, 'day'>): string {
  const { people, machine, interval, wrongly, found, measuredOn } = measured
  const { from, to } = wholeRange(interval)
  return [
    said.texts(people, machine, day(measuredOn)),
    said.beyondIt(toWhole(wrongly), toWhole(found)),
    said.area(from / 100, to / 100),
  ].join(' ')
}
