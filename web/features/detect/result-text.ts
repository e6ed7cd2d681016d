import { errorsOf, leftOutOf, meaningOf, modelMeasuredOf, modelSentencesOf, wayOnOf } from '#locales/detect-sentences.ts'
import type { DetectMessages } from '#locales/messages.ts'
import type { Words } from '#locales/words.ts'
import type { DetectResult, ModelReading } from '#tools/detect/contract.ts'
import { wholeRange } from '#tools/detect/whole-shares.ts'
import { signalSentence } from './signal-words.ts'

type Say = Pick<Words, 'language' | 'list' | 'day'>

/** The result as text to be pasted elsewhere: words before numbers, its error, and always that it is no proof. */
export function resultText(result: DetectResult, words: DetectMessages, say: Say): string {
  const { result: said, noticed, notProof } = words
  const wayOn = wayOnOf(result, words)
  // Each on a line of its own: how a sentence ends differs from script to script.
  const verdict = [said.verdicts[result.verdict], meaningOf(result, words, say), ...(wayOn === null ? [] : [wayOn])]
  const remarks = result.signals.flatMap((signal) => [`- ${words.signals.names[signal.id]}`, `  ${signalSentence(signal, words.signals)}`])
  return [
    said.textTitle,
    verdict.join('\n'),
    ...(result.range ? [rangeText(result.range, said)] : []),
    readWords(result, words, say),
    ...(remarks.length > 0 ? [[noticed.title, noticed.lead, ...remarks].join('\n')] : []),
    ...(result.model ? [modelText(result.model, words, say)] : []),
    errorsOf(result, words, say).join(' '),
    `${notProof.title} ${notProof.body}`,
  ].join('\n\n')
}

const modelText = (model: ModelReading, words: DetectMessages, say: Say): string =>
  [words.model.title(model.model), ...modelSentencesOf(model, words), modelMeasuredOf(model, words, say)].join('\n')

function rangeText(range: NonNullable<DetectResult['range']>, { label, range: say, rangeMeaning }: DetectMessages['result']): string {
  const { from, to } = wholeRange(range)
  return [label, say(from, to), rangeMeaning].join('\n')
}

/** How much of the text was judged, and what was left out. */
export function readWords(result: DetectResult, words: DetectMessages, say: Say): string {
  const { judged, all } = result.words
  const leftOut = leftOutOf(result, words, say)
  return [words.result.judged(judged, all), ...(leftOut === null ? [] : [leftOut])].join(' ')
}
