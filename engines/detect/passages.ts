import { writtenLanguages } from '../languages/written.gen.ts'
import { findSentences } from '../text/sentences.ts'
import type { Span } from '../text/span.ts'
import type { DetectorModel } from './model.ts'
import { readerOf, readStretch } from './readers.ts'
import { scoreStretch } from './score-tokens.ts'
import type { Token } from './tokens.ts'

/** How a passage reads; of four sentences or more, never of one alone. */
export type PassageReading = 'human' | 'unclear' | 'generated'
export type Passage = { readonly span: Span; readonly reading: PassageReading }

/** A window is at least so many sentences and words long: less says nothing. */
const [sentencesAtLeast, wordsAtLeast] = [4, 80]
/** Every second sentence begins a window. */
const step = 2

/** A sentence with its place among the tokens, and the judged part it stands in. */
type Sentence = Span & { readonly from: number; readonly to: number; readonly words: number; readonly part: number }

/**
 * The judged parts of a normal text in passages that read alike, in order and apart: each sentence by the mean of the windows it
 * stands in. A run of fewer than four sentences is unclear. Spans are of the normal text.
 */
export function findPassages(text: string, judged: readonly Span[], tokens: readonly Token[], model: DetectorModel): readonly Passage[] {
  const sentences = sentencesOf(text, judged, tokens, model.language)
  const scores = scoreSentences(sentences, tokens, model)
  const readings = scores.map((score) => readingOf(score, model.passages))
  return smooth(joined(sentences, readings))
}

const readingOf = (score: number, { generated, human }: DetectorModel['passages']): PassageReading =>
  score >= generated ? 'generated' : score <= human ? 'human' : 'unclear'

function sentencesOf(text: string, judged: readonly Span[], tokens: readonly Token[], language: string): readonly Sentence[] {
  const data = Object.values(writtenLanguages).find(({ code }) => code === language)
  if (!data) return []
  const sentences: Sentence[] = []
  let at = 0
  for (const [part, within] of judged.entries()) {
    for (const { start, end } of findSentences(text, within, data)) {
      const from = at
      let words = 0
      while (at < tokens.length && (tokens[at]?.start ?? 0) < end) if (tokens[at++]?.isWord) words++
      sentences.push({ start, end, from, to: at, words, part })
    }
  }
  return sentences
}

function scoreSentences(sentences: readonly Sentence[], tokens: readonly Token[], model: DetectorModel): readonly number[] {
  const reader = readerOf(model.language)
  const sums = sentences.map(() => 0)
  const counts = sentences.map(() => 0)
  for (const { first, last } of windowsOf(sentences)) {
    const score = scoreStretch(readStretch(tokens.slice(sentences[first]?.from ?? 0, sentences[last]?.to ?? 0), reader), model)
    for (let i = first; i <= last; i++) {
      sums[i] = (sums[i] ?? 0) + score
      counts[i] = (counts[i] ?? 0) + 1
    }
  }
  return sums.map((sum, i) => sum / (counts[i] ?? 1))
}

/** Windows of four sentences or more and 80 words or more; the last reaches the end. */
function windowsOf(sentences: readonly Sentence[]): readonly { readonly first: number; readonly last: number }[] {
  const windows: { first: number; last: number }[] = []
  for (let first = 0; first < sentences.length; first += step) {
    let words = 0
    let last = first - 1
    while (last + 1 < sentences.length && (last - first + 1 < sentencesAtLeast || words < wordsAtLeast))
      words += sentences[++last]?.words ?? 0
    if (words >= wordsAtLeast && last - first + 1 >= sentencesAtLeast) windows.push({ first, last })
    else break
  }
  const end = sentences.length - 1
  if (end >= 0 && windows.at(-1)?.last !== end) windows.push({ first: firstOfLast(sentences), last: end })
  return windows
}

function firstOfLast(sentences: readonly Sentence[]): number {
  let first = sentences.length
  let words = 0
  while (first > 0 && (sentences.length - first < sentencesAtLeast || words < wordsAtLeast)) words += sentences[--first]?.words ?? 0
  return first
}

type Run = Passage & { readonly count: number; readonly part: number }

function joined(sentences: readonly Sentence[], readings: readonly PassageReading[]): readonly Run[] {
  const runs: Run[] = []
  for (const [i, { start, end, part }] of sentences.entries()) {
    const reading = readings[i] ?? 'unclear'
    const last = runs.at(-1)
    if (last?.reading === reading) runs[runs.length - 1] = { ...last, span: { start: last.span.start, end }, count: last.count + 1 }
    else runs.push({ span: { start, end }, reading, count: 1, part })
  }
  return runs
}

/** Too short runs are unclear, and unclear neighbours are one. */
function smooth(runs: readonly Run[]): readonly Passage[] {
  const passages: Passage[] = []
  for (const { span, reading, count } of runs) {
    const own = count < sentencesAtLeast ? 'unclear' : reading
    const last = passages.at(-1)
    if (last?.reading === own) passages[passages.length - 1] = { span: { start: last.span.start, end: span.end }, reading: own }
    else passages.push({ span, reading: own })
  }
  return passages
}
