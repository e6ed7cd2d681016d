import { overlaps, textAt, type Span } from '#engines/text/span.ts'
import { holds } from './shift.ts'
import { isStructural, type ShownChange, type ShownResult } from './shown-result.ts'

/** A piece of the result for the eye, in reading order; spans and `start` are places in the result's text. */
export type Piece =
  | { readonly kind: 'plain'; readonly span: Span; readonly text: string }
  /** Kept on purpose, or the reader's own words. */
  | { readonly kind: 'kept'; readonly span: Span; readonly text: string }
  | { readonly kind: 'own'; readonly span: Span; readonly text: string }
  /** A stretch that was put differently; `pieces` make up its words. */
  | { readonly kind: 'change'; readonly span: Span; readonly change: ShownChange; readonly pieces: readonly Piece[] }
  /** Words of the original that are gone: they stand here for the eye and are no part of the text. */
  | { readonly kind: 'gone'; readonly span: Span; readonly change: ShownChange; readonly text: string }

/** A sentence of the result; `index` numbers the pairs of sentences, null for text between and beyond them. */
export type SentencePiece = {
  readonly index: number | null
  readonly span: Span
  readonly pieces: readonly Piece[]
  readonly isDropped: boolean
}

export type Paragraph = { readonly span: Span; readonly sentences: readonly SentencePiece[] }

/** The result as paragraphs of sentences of pieces. All pieces but the gone ones, joined, are the text; every change stands once. */
export function toParagraphs(result: ShownResult): readonly Paragraph[] {
  const lines = linesOf(result.text)
  const stretches = stretchesOf(result)
  const sheet = { result, marks: marksOf(result), used: new Set<Mark>() }
  return lines.map((span) => ({
    span,
    sentences: stretches.filter((stretch) => isIn(stretch.span, span, lines)).map((stretch) => sentenceOf(sheet, stretch, span)),
  }))
}

/** What the pieces are cut from; a mark in `used` stands already. */
type Sheet = { readonly result: ShownResult; readonly marks: readonly Mark[]; readonly used: Set<Mark> }

function sentenceOf(sheet: Sheet, { index, span: whole }: Stretch, line: Span): SentencePiece {
  const span = { start: Math.max(whole.start, line.start), end: Math.min(whole.end, line.end) }
  const pair = index === null ? undefined : sheet.result.sentences[index]
  const isDropped = pair?.isDropped ?? false
  const inside = sheet.marks
    .map((mark) => (mark.kind === 'own' ? { ...mark, span: cutTo(mark.span, span) } : mark))
    .filter((mark) => !sheet.used.has(mark) && holds(span, mark.span) && isAtHome(sheet.result, mark, index))
    .filter((mark) => mark.kind !== 'own' || mark.span.start < mark.span.end)
  const pieces = piecesOf(sheet, span, inside)
  return { index, span, isDropped, pieces: pair && isDropped && pieces.length === 0 ? [dropped(sheet.result, pair.source, span)] : pieces }
}

/** What of the reader's own words lies in a stretch: they may run on over sentences and lines. */
const cutTo = ({ start, end }: Span, { start: from, end: to }: Span): Span => ({ start: Math.max(start, from), end: Math.min(end, to) })

/** Lines with their line breaks: a result keeps the line breaks of its source. */
function linesOf(text: string): readonly Span[] {
  const lines = [...text.matchAll(/[^\n]*(?:\n|$)/g)].map((found) => ({ start: found.index, end: found.index + found[0].length }))
  return lines.filter((line, at) => line.end > line.start || at === 0)
}

/** An empty span belongs to the last line that touches it from before, so that it stands once. */
function isIn(span: Span, line: Span, lines: readonly Span[]): boolean {
  if (span.start < span.end) return span.start < line.end && line.start < span.end
  return (line.start <= span.start && span.start < line.end) || (span.start === line.end && line === lines.at(-1))
}

type Stretch = { readonly index: number | null; readonly span: Span }

/** The sentences in the order of the text, with what stands between them. */
function stretchesOf({ text, sentences }: ShownResult): readonly Stretch[] {
  const sorted = sentences
    .map(({ output }, index) => ({ index, span: output }))
    .toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end)
  const stretches: Stretch[] = []
  let place = 0
  for (const { index, span } of sorted) {
    if (span.start > place) stretches.push({ index: null, span: { start: place, end: span.start } })
    const start = Math.max(place, span.start)
    stretches.push({ index, span: { start, end: Math.max(start, span.end) } })
    place = Math.max(place, span.end)
  }
  if (place < text.length || stretches.length === 0) stretches.push({ index: null, span: { start: place, end: text.length } })
  return stretches
}

/** A sentence that was dropped without a change that says so still shows what it was. */
function dropped(result: ShownResult, source: Span, span: Span): Piece {
  const from = textAt(result.source, source)
  const facts = {
    id: `dropped@${source.start}`,
    rule: '',
    kind: 'drop',
    reason: 'sentence-dropped',
    choice: 'proposed',
    proposed: '',
    alternatives: [],
  } as const
  const change: ShownChange = { ...facts, source, output: span, from, to: '' }
  return gone(result.text, change)
}

type Mark =
  | { readonly span: Span; readonly kind: 'kept' | 'own'; readonly change?: undefined }
  | { readonly span: Span; readonly kind: 'change'; readonly change: ShownChange }

/** Everything that is marked, outer before inner; marks that cross another are cut out (changes win over kept and own words). */
function marksOf(result: ShownResult): readonly Mark[] {
  const changes: readonly Mark[] = result.changes.map((change) => ({ kind: 'change', span: change.output, change }))
  const words = result.changes.filter((change) => !isStructural(change))
  const others: readonly Mark[] = [
    ...keptIn(result).map((span): Mark => ({ kind: 'kept', span })),
    ...result.own.map((span): Mark => ({ kind: 'own', span })),
  ].filter(({ span }) => !words.some(({ output }) => overlaps(output, span)))
  return [...changes, ...others].toSorted(inReadingOrder)
}

/** By start; what is gone stands before what begins there, then the outer before the inner. */
const inReadingOrder = (a: Mark, b: Mark): number =>
  a.span.start - b.span.start ||
  Number(isEmpty(b.span)) - Number(isEmpty(a.span)) ||
  b.span.end - a.span.end ||
  outerFirst(a) - outerFirst(b)

const isEmpty = ({ start, end }: Span): boolean => start === end

const outerFirst = ({ change }: Mark): number => (change && isStructural(change) ? 0 : change ? 1 : 2)

/** Where the words that were kept on purpose stand in the result: each is looked for in the sentence that its own became. */
export function keptIn({ source, text, locked, sentences }: ShownResult): readonly Span[] {
  return sentences.flatMap((pair) => {
    const taken: Span[] = []
    for (const span of locked.filter((each) => holds(pair.source, each))) {
      const words = textAt(source, span)
      const found = places(text, words, pair.output).find(
        (place) => !taken.some((other) => place.start < other.end && other.start < place.end),
      )
      if (found) taken.push(found)
    }
    return taken
  })
}

function places(text: string, words: string, within: Span): readonly Span[] {
  const found: Span[] = []
  if (words === '') return found
  let at = text.indexOf(words, within.start)
  while (at >= 0 && at + words.length <= within.end) {
    const span = { start: at, end: at + words.length }
    if (isWhole(text, span)) found.push(span)
    at = text.indexOf(words, at + 1)
  }
  return found
}

/** Whether a span does not begin or end inside a word. */
const isWhole = (text: string, { start, end }: Span): boolean =>
  !/\p{L}\p{L}$|\p{N}\p{N}$/u.test(text.slice(Math.max(0, start - 1), start + 1)) &&
  !/^\p{L}\p{L}|^\p{N}\p{N}/u.test(text.slice(end - 1, end + 1))

/** Words gone lie between two stretches: they stand in the sentence that they were taken from. */
function isAtHome({ sentences }: ShownResult, { span, change }: Mark, index: number | null): boolean {
  if (!change || span.start < span.end) return true
  const home = sentences.findIndex(
    ({ source, output }) => (holds(source, change.source) || holds(change.source, source)) && holds(output, span),
  )
  return home < 0 || home === index
}

/** The pieces of one stretch, from the marks that lie in it, outer before inner. */
function piecesOf(sheet: Sheet, span: Span, inside: readonly Mark[]): readonly Piece[] {
  const pieces: Piece[] = []
  const { text } = sheet.result
  let place = span.start
  for (let at = 0; at < inside.length;) {
    const mark = inside[at]
    at++
    if (!mark || mark.span.start < place) continue
    const first = at
    while (inside[at] && mark.span.start < mark.span.end && holds(mark.span, inside[at]?.span ?? span)) at++
    if (mark.span.start > place) pieces.push(plain(text, { start: place, end: mark.span.start }))
    sheet.used.add(mark)
    pieces.push(pieceOf(sheet, mark, inside.slice(first, at)))
    place = mark.span.end
  }
  if (place < span.end) pieces.push(plain(text, { start: place, end: span.end }))
  return pieces
}

const plain = (text: string, span: Span): Piece => ({ kind: 'plain', span, text: textAt(text, span) })

function pieceOf(sheet: Sheet, mark: Mark, inner: readonly Mark[]): Piece {
  const { span } = mark
  if (mark.kind !== 'change') return { kind: mark.kind, span, text: textAt(sheet.result.text, span) }
  if (span.start === span.end) return gone(sheet.result.text, mark.change)
  return { kind: 'change', span, change: mark.change, pieces: piecesOf(sheet, span, inner) }
}

/** Gone words with the space that they need towards what stands around them. */
function gone(text: string, change: ShownChange): Piece {
  const words = change.from.trim()
  const lead = /[\p{L}\p{N}.!?,;:)”’]$/u.test(text.slice(0, change.output.start)) && /^[\p{L}\p{N}(“‘"]/u.test(words) ? ' ' : ''
  const trail = /^[\p{L}\p{N}(“‘"]/u.test(text.slice(change.output.end)) ? ' ' : ''
  return { kind: 'gone', span: change.output, change, text: lead + words + trail }
}
