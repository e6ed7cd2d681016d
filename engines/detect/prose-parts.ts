import { findBibliography, findQuotations } from '../languages/exclude.ts'
import { findMarked } from '../languages/quotation-marks.ts'
import { wordEvidence } from '../languages/word-evidence.ts'
import { mergeSpans } from '../text/merge-spans.ts'
import { findParagraphs } from '../text/paragraphs.ts'
import type { Paragraph } from '../text/paragraphs.ts'
import type { Span } from '../text/span.ts'
import { linesForOneself, looksLikeCode, looksLikeFormula, looksLikeTable, shapeOfLines } from './not-prose.ts'
import { toNormalText } from './normal-text.ts'
import type { NormalText, OddCharacters } from './normal-text.ts'

export type LeftOutKind = 'quotation' | 'bibliography' | 'code' | 'formula' | 'heading' | 'list' | 'table' | 'verse' | 'other-language'
export type LeftOut = { readonly kind: LeftOutKind; readonly span: Span }

/** What of a text is judged and what is not. Spans are of the text as given, in order and apart; `normal` is what is read. */
export type ProseParts = {
  readonly judged: readonly Span[]
  readonly leftOut: readonly LeftOut[]
  readonly oddCharacters: readonly OddCharacters[]
  readonly normal: string
}

/** The same in the normal text, for who reads on there. */
export type NormalParts = { readonly normal: NormalText; readonly judged: readonly Span[]; readonly leftOut: readonly LeftOut[] }

/** A passage in quotation marks of more words is somebody else's, even where no source is named. */
const quotedAtMost = 40
/** An item of a list of so many words that ends like a sentence is prose, as one of two sentences is. */
const itemIsProse = 25
/** Fewer words between two pieces of code belong to them. */
const wordsBetweenCode = 40
/** A paragraph of fewer words is not asked for its language. */
const wordsForLanguage = 12

/** What of a text is judged: the prose of its writer, in the language of the text. Time is linear. */
export function prosePartsOf(text: string, language: string): ProseParts {
  const { normal, judged, leftOut } = normalPartsOf(text, language)
  return {
    judged: judged.map(normal.placeOf),
    leftOut: leftOut.map(({ kind, span }) => ({ kind, span: normal.placeOf(span) })),
    oddCharacters: normal.odd,
    normal: normal.text,
  }
}

/** `prosePartsOf` with the spans of the normal text. */
export function normalPartsOf(given: string, language: string): NormalParts {
  const normal = toNormalText(given)
  const { text } = normal
  const paragraphs = findParagraphs(text)
  const whole = mergeKinds([
    ...paragraphs.filter(({ kind }) => kind === 'code').map(({ span }) => ({ kind: 'code', span }) as const),
    ...findBibliography(text, language).map((span) => ({ kind: 'bibliography', span }) as const),
    ...blocksOf(text),
    ...paragraphs.flatMap((paragraph) => kindsOf(text, paragraph, language)),
    ...[...findQuotations(text, language), ...longQuotations(text, language)].map((span) => ({ kind: 'quotation', span }) as const),
    ...formulasOf(text),
  ])
  return {
    normal,
    judged: without(
      text,
      paragraphs.map(({ span }) => span),
      whole,
    ),
    leftOut: whole,
  }
}

const longQuotations = (text: string, language: string): readonly Span[] =>
  findMarked(text, language).filter(
    // An umlaut of TeX (`Schr\"odinger`) opens nothing, nor does an apostrophe.
    ({ start, end }) => !/'|\\"/.test(text.slice(Math.max(0, start - 1), start + 1)) && wordsOf(text.slice(start, end)) > quotedAtMost,
  )

const wordsOf = (part: string): number => part.match(/\p{L}[\p{L}\p{M}'-]*/gu)?.length ?? 0

/** The kind of a paragraph that is no prose of its writer; none for prose. */
function kindsOf(text: string, { kind, span }: Paragraph, language: string): readonly LeftOut[] {
  const part = text.slice(span.start, span.end)
  const found = shapeOf(part)
  if (found) return [{ kind: found, span }]
  if (kind === 'heading') return [{ kind, span }]
  if (kind === 'item') {
    const before = labelBefore(text, span.start)
    if (before === '>') return [{ kind: 'quotation', span }]
    // A dash at the beginning of a line is how most languages write that somebody speaks.
    const isSpeech = /[–-]/.test(before) && /[.!?…]["']?$/.test(part)
    const isProse = isSpeech || hasSentences(part) || (wordsOf(part) >= itemIsProse && /[.!?…]["')]?$/.test(part))
    if (!isProse) return [{ kind: 'list', span }]
  }
  return isOtherLanguage(part, language) ? [{ kind: 'other-language', span }] : []
}

/** Two sentences or more; after an abbreviation goes on a small letter, or it is shorter. */
const hasSentences = (part: string): boolean => (part.match(/\p{Ll}{3}[.!?…]+["')]*(?=\s\P{Ll}|$)/gu)?.length ?? 0) >= 2

const shapeOf = (part: string): LeftOutKind | null =>
  looksLikeTable(part) ? 'table' : looksLikeFormula(part) ? 'formula' : looksLikeCode(part) ? 'code' : null

const labelBefore = (text: string, start: number): string =>
  text
    .slice(Math.max(0, start - 8), start)
    .trim()
    .slice(-1)

function isOtherLanguage(part: string, language: string): boolean {
  if (wordsOf(part) < wordsForLanguage) return false
  const evidence = wordEvidence(part.slice(0, 4000))
  const own = evidence.get(language) ?? 0
  const [other = 0] = [...evidence]
    .filter(([code]) => code !== language)
    .map(([, weight]) => weight)
    .toSorted((a, b) => b - a)
  // The same little words serve many languages: only a clear lead tells.
  return other > own * 1.4 && other > own + 0.12
}

const formula =
  /\$\$[^$]{1,2000}\$\$|\\\[[^\]]{1,2000}\\\]|\\begin\{(equation|align|gather)\*?\}[\s\S]{1,3000}?\\end\{\1\*?\}|\$(?=\S)(?=[^$\n]{0,199}[\\^_=])[^$\n]{1,200}(?<=\S)\$/g

const formulasOf = (text: string): readonly LeftOut[] =>
  Array.from(text.matchAll(formula), ({ index, 0: found }) => ({ kind: 'formula', span: { start: index, end: index + found.length } }))

/** A block between blank lines: its place without the white space around it, and its text with that. */
type Block = { readonly span: Span; readonly text: string; readonly kind: LeftOutKind | null }

/** Blocks between blank lines that only their lines together give away: columns, statements, and lines broken by the writer. */
function blocksOf(text: string): readonly LeftOut[] {
  const blocks: Block[] = []
  let start = 0
  for (const block of text.split('\n\n')) {
    const from = start + block.length - block.trimStart().length
    const body = block.trim()
    const kind = !body.includes('\n') ? null : looksLikeTable(body) ? 'table' : looksLikeCode(body) ? 'code' : null
    if (body !== '') blocks.push({ span: { start: from, end: from + body.length }, text: block, kind })
    start += block.length + 2
  }
  return [...withCodeBetween(blocks).flatMap(({ kind, span }) => (kind ? [{ kind, span }] : [])), ...brokenLinesOf(blocks)]
}

/** What stands between two pieces of code and is short or indented is a comment of theirs. */
const withCodeBetween = (blocks: readonly Block[]): readonly Block[] =>
  blocks.map((block, i) => {
    const isBetween = block.kind === null && blocks[i - 1]?.kind === 'code' && blocks[i + 1]?.kind === 'code'
    return isBetween && (/^\s* {4}/.test(block.text) || wordsOf(block.text) < wordsBetweenCode) ? { ...block, kind: 'code' } : block
  })

/** Verse, messages and lists without bullets. Short blocks below one another are judged together. */
function brokenLinesOf(blocks: readonly Block[]): readonly LeftOut[] {
  const found: LeftOut[] = []
  let run: Block[] = []
  const close = (): void => {
    const kind = shapeOfLines(run.map(({ text }) => text))
    if (kind) found.push(...run.map(({ span }) => ({ kind, span })))
    run = []
  }
  for (const block of blocks) {
    const lines = block.text.trim().split('\n').length
    const isAlone = block.kind !== null || lines < 2 || lines >= linesForOneself
    if (isAlone) close()
    if (block.kind !== null || lines < 2) continue
    run.push(block)
    if (isAlone) close()
  }
  close()
  return found
}

/** In order and apart: of two kinds at one place the one that was named first holds. */
function mergeKinds(parts: readonly LeftOut[]): readonly LeftOut[] {
  const kept: LeftOut[] = []
  const taken: { span: Span }[] = []
  for (const part of parts) {
    const { start, end } = part.span
    if (end <= start) continue
    const first = lowerBound(taken, start)
    if ((taken[first]?.span.start ?? Infinity) < end) continue
    taken.splice(first, 0, part)
    kept.push(part)
  }
  return kept.toSorted((a, b) => a.span.start - b.span.start)
}

/** The first of ordered, separate spans that ends after a place. */
function lowerBound(parts: readonly { readonly span: Span }[], place: number): number {
  let low = 0
  let high = parts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((parts[middle]?.span.end ?? 0) <= place) low = middle + 1
    else high = middle
  }
  return low
}

/** The parts of paragraphs that remain when what is left out is taken away; only those with a letter in them. */
function without(text: string, paragraphs: readonly Span[], leftOut: readonly LeftOut[]): readonly Span[] {
  const out = mergeSpans(leftOut.map(({ span }) => span))
  const kept: Span[] = []
  let at = 0
  for (const { start, end } of paragraphs) {
    let from = start
    while (at < out.length && (out[at]?.end ?? 0) <= start) at++
    for (let i = at; i < out.length && (out[i]?.start ?? 0) < end; i++) {
      const gap = out[i] ?? { start: end, end }
      if (gap.start > from) kept.push({ start: from, end: gap.start })
      from = Math.max(from, gap.end)
    }
    if (from < end) kept.push({ start: from, end })
  }
  return kept.map((span) => trimmed(text, span)).filter(({ start, end }) => /\p{L}/u.test(text.slice(start, end)))
}

function trimmed(text: string, { start, end }: Span): Span {
  const part = text.slice(start, end)
  return { start: start + part.length - part.trimStart().length, end: start + part.trimEnd().length }
}
