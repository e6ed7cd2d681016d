import type { DetectMessages } from '#locales/messages.ts'
import type { Words } from '#locales/words.ts'
import type { DetectResult } from '#tools/detect/contract.ts'
import { signalSentence } from './signal-words.ts'
import { reasonWords, wayOnWords, wholePercent, wholeRange } from './verdict-words.ts'

type Say = Pick<Words, 'language' | 'list' | 'day'>

/** The result as text to be pasted elsewhere: words before numbers, its error, and always that it is no proof. */
export function resultText(result: DetectResult, words: DetectMessages, say: Say): string {
  const { result: said, noticed, notProof } = words
  const wayOn = wayOnWords(result, said)
  // Each on a line of its own: how a sentence ends differs from script to script.
  const verdict = [said.verdicts[result.verdict], reasonWords(result, said, say.language), ...(wayOn === null ? [] : [wayOn])]
  const remarks = result.signals.flatMap((signal) => [`- ${words.signals.names[signal.id]}`, `  ${signalSentence(signal, words.signals)}`])
  return [
    said.textTitle,
    verdict.join('\n'),
    ...(result.range ? [rangeText(result.range, said)] : []),
    readWords(result, words, say),
    ...(remarks.length > 0 ? [[noticed.title, noticed.lead, ...remarks].join('\n')] : []),
    reliableWords(result, words, say).join(' '),
    `${notProof.title} ${notProof.body}`,
  ].join('\n\n')
}

function rangeText(range: NonNullable<DetectResult['range']>, { label, range: say, rangeMeaning }: DetectMessages['result']): string {
  const { from, to } = wholeRange(range)
  return [label, say(from, to), rangeMeaning].join('\n')
}

/** How much of the text was judged, and what was left out. */
export function readWords({ words: { judged, all }, leftOut }: DetectResult, { result: said }: DetectMessages, { list }: Say): string {
  const kinds = [...new Set(leftOut.map(({ kind }) => kind))].map((kind) => said.leftOutKinds[kind])
  return [said.judged(judged, all), ...(kinds.length > 0 ? [said.leftOut(list(kinds))] : [])].join(' ')
}

/** How often it was wrong in this language, as far as that was measured. */
export function reliableWords({ reliability }: DetectResult, { reliable }: DetectMessages, { day }: Say): readonly string[] {
  const { isMeasured, meanFalseAlarms, worstFalseAlarms, learnersFalseAlarms, measuredOn } = reliability
  const isKnown = isMeasured && meanFalseAlarms !== null && worstFalseAlarms !== null
  return [
    isKnown ? reliable.line(inHundredths(meanFalseAlarms), inHundredths(worstFalseAlarms)) : reliable.unmeasured,
    ...(isKnown && learnersFalseAlarms !== null ? [reliable.learners(inHundredths(learnersFalseAlarms))] : []),
    ...(measuredOn === null ? [] : [reliable.measuredOn(day(measuredOn))]),
  ]
}

/** Shares are said in whole per cent; what is not nothing never reads as 0. */
const inHundredths = (share: number): number => wholePercent(share) / 100
