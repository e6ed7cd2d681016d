import { findBibliography, findCitations } from '../../languages/exclude.ts'
import type { WrittenLanguage } from '../../languages/language.ts'
import { findMarked } from '../../languages/quotation-marks.ts'
import { findParagraphs } from '../../text/paragraphs.ts'
import { findSentences } from '../../text/sentences.ts'
import { overlaps, textAt, type Span } from '../../text/span.ts'
import { findWords } from '../../text/words.ts'

export type ReportWord = {
  readonly text: string
  readonly lower: string
  readonly span: Span
  /** The first of its sentence. */
  readonly isFirst: boolean
  /** In quotation marks or a citation: another's words. */
  readonly isOthers: boolean
  /** Only a space stands between it and the word before. */
  readonly isNext: boolean
}

export type ReportSentence = {
  readonly span: Span
  readonly words: readonly ReportWord[]
  readonly section: number
  readonly paragraph: number
}
/** `title` is null before the first heading. */
export type Section = { readonly title: Span | null }

/** What a writer wrote themselves, cut up: no code, no list of works, no passage in another language. */
export type Prose = {
  readonly text: string
  readonly language: WrittenLanguage
  readonly sections: readonly Section[]
  readonly sentences: readonly ReportSentence[]
  /** Those of all sentences, without others' words. */
  readonly words: readonly ReportWord[]
  /** Parts between quotation marks. */
  readonly quoted: readonly Span[]
  /** Whether a place is the writer's own running text. */
  readonly isOwn: (span: Span) => boolean
}

const address = /(?:https?:\/\/|www\.)\S+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[\w.]{1,100}|\b10\.\d{4,9}\/\S+/gu

/** Cuts a text up. `skipped` are parts in other languages. */
export function readProse(text: string, language: WrittenLanguage, skipped: readonly Span[] = []): Prose {
  const quoted = findMarked(text, language.code)
  const addresses = Array.from(text.matchAll(address), (match) => ({ start: match.index, end: match.index + match[0].length }))
  const away = makeCover([...skipped, ...findBibliography(text, language.code)])
  const others = makeCover([...quoted, ...findCitations(text), ...addresses])
  const sections: Section[] = [{ title: null }]
  const sentences: ReportSentence[] = []
  const own: Span[] = []
  for (const [paragraph, { kind, span }] of findParagraphs(text).entries()) {
    if (kind === 'code' || away(span)) continue
    if (kind === 'heading') {
      sections.push({ title: span })
      continue
    }
    own.push(span)
    for (const sentence of findSentences(text, span, language)) {
      if (away(sentence)) continue
      const words = wordsOf({ text, sentence, tag: language.tag, isOthers: others })
      if (words.length > 0) sentences.push({ span: sentence, words, section: sections.length - 1, paragraph })
    }
  }
  const isInside = makeCover(own)
  return {
    text,
    language,
    sections,
    sentences,
    words: sentences.flatMap(({ words }) => words.filter(({ isOthers }) => !isOthers)),
    quoted,
    isOwn: (span) => isInside(span) && !away(span) && !others(span),
  }
}

type Cut = { readonly text: string; readonly sentence: Span; readonly tag: string; readonly isOthers: (span: Span) => boolean }

function wordsOf({ text, sentence, tag, isOthers }: Cut): readonly ReportWord[] {
  const body = textAt(text, sentence)
  let last = -1
  return findWords(body).map(({ start, end }, at) => {
    const span = { start: sentence.start + start, end: sentence.start + end }
    const word = body.slice(start, end)
    const isNext = last >= 0 && /^[ \u00A0\u202F]$/.test(body.slice(last, start))
    last = end
    return { text: word, lower: word.toLocaleLowerCase(tag), span, isFirst: at === 0, isOthers: isOthers(span), isNext }
  })
}

/** Whether a span touches one of these, which may overlap. */
function makeCover(spans: readonly Span[]): (span: Span) => boolean {
  const sorted = spans.toSorted((a, b) => a.start - b.start)
  const reach: number[] = []
  for (const { end } of sorted) reach.push(Math.max(reach.at(-1) ?? 0, end))
  return (span) => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((reach[middle] ?? 0) <= span.start) low = middle + 1
      else high = middle
    }
    const first = sorted[low]
    return first !== undefined && overlaps({ start: first.start, end: reach[low] ?? first.end }, span)
  }
}

/** The matches of a pattern in the writer's own text, as spans of group `part`, or of all of it. */
export function ownMatches({ text, isOwn }: Prose, pattern: RegExp): readonly (RegExpExecArray & { readonly span: Span })[] {
  return Array.from(text.matchAll(pattern), (match) =>
    Object.assign(match, { span: { start: match.index, end: match.index + match[0].length } }),
  ).filter(({ span }) => isOwn(span))
}
