import type { WrittenLanguage } from '../../languages/language.ts'
import { findParagraphs } from '../../text/paragraphs.ts'
import { findSentences } from '../../text/sentences.ts'
import type { Span } from '../../text/span.ts'
import { findWords } from '../../text/words.ts'
import { findLineLabels } from './line-labels.ts'

/** A text cut into what signals look at. Spans index the text as given, in order, apart. */
export type Prose = {
  readonly text: string
  readonly sentences: readonly Span[]
  readonly words: readonly Span[]
  readonly paragraphs: readonly Span[]
}

const hidden = /^[\u00AD\u200B-\u200D\u2060\uFEFF]+$/

/**
 * Cuts the judged parts of a text. A sentence of which less than half was judged (a long quotation) is left out whole,
 * and so is a paragraph without sentences. Who speaks, and when, at the starts of lines is cut off.
 */
export function toProse(text: string, judged: readonly Span[], language: WrittenLanguage): Prose {
  const labels = findLineLabels(text)
  const all = findParagraphs(text)
    .filter(({ span }) => (judged[firstEndingAfter(judged, span.start)]?.start ?? Infinity) < span.end)
    .map(({ span }) => withoutLabel(text, span, labels))
    .map((span) => ({
      span,
      sentences: findSentences(text, span, language)
        .map((sentence) => withoutLabel(text, sentence, labels))
        .filter((sentence) => sentence.start < sentence.end && isMostlyIn(sentence, judged)),
    }))
    .filter(({ sentences }) => sentences.length > 0)
  return {
    text,
    sentences: all.flatMap(({ sentences }) => sentences),
    words: wholeWords(text)
      .filter((word) => isInside(word, judged[firstEndingAfter(judged, word.start)]))
      .filter((word) => (labels[firstEndingAfter(labels, word.start)]?.start ?? word.end) >= word.end),
    paragraphs: all.map(({ span }) => span),
  }
}

/** What is left of a part that starts with a label; a label ends with what follows on its line, so nothing but spaces is skipped. */
function withoutLabel(text: string, { start, end }: Span, labels: readonly Span[]): Span {
  const label = labels[firstEndingAfter(labels, start)]
  if (!label || label.start > start + (/^\s*/.exec(text.slice(start, end))?.[0].length ?? 0)) return { start, end }
  return { start: Math.min(end, label.end), end }
}

const isInside = ({ start, end }: Span, part: Span | undefined): boolean => part !== undefined && part.start <= start && end <= part.end

/** The index of the first of ordered, separate parts that ends after a place: a text may have fifty thousand of them. */
function firstEndingAfter(parts: readonly Span[], place: number): number {
  let [low, high] = [0, parts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((parts[middle]?.end ?? 0) <= place) low = middle + 1
    else high = middle
  }
  return low
}

function isMostlyIn(span: Span, judged: readonly Span[]): boolean {
  let inside = 0
  for (let at = firstEndingAfter(judged, span.start); at < judged.length; at++) {
    const part = judged[at]
    if (!part || part.start >= span.end) break
    inside += Math.min(part.end, span.end) - Math.max(part.start, span.start)
  }
  return inside * 2 >= span.end - span.start
}

/** A character that cannot be seen does not end a word, so that a text reads the same with and without them. */
function wholeWords(text: string): readonly Span[] {
  const words: Span[] = []
  for (const word of findWords(text)) {
    const before = words.at(-1)
    if (before && before.end < word.start && hidden.test(text.slice(before.end, word.start)))
      words[words.length - 1] = { start: before.start, end: word.end }
    else words.push(word)
  }
  return words
}
