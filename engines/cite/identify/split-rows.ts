import type { Span } from '#engines/text/span.ts'
import type { Identifier } from './identifier.ts'
import { optionalIdentifier } from './identify.ts'

/**
 * A piece of what was pasted, half-open in the text: an identifier by itself, or words in which references or titles stand.
 * `isLines`: nothing in the words looks like a reference, so each line is a title.
 */
export type TextRow =
  | { readonly is: 'identifier'; readonly span: Span; readonly identifier: Identifier }
  | { readonly is: 'words'; readonly span: Span; readonly isLines: boolean }

/** Bullets and numbers of lists. A number with a point needs a space behind it, so that no DOI loses its beginning. */
const bullet = /^\s*(?:(?:[-*•–—▪◦]|\[\d{1,3}\]|\(?\d{1,3}[.)])\s+)?/u
/** A year, or what stands in its place: without one in any line nobody pasted references. */
const dated = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)|\bn\.\s?d\.|\bo\.\s?J\.|\bs\.\s?[adf]\.|\bin press\b|\bet al\b|\bé\.\s?n\./iu
/** An address or a DOI that says what it is; a bare DOI is rather a row of its own. */
const dressed = /^\s*(?:https?:|doi|www\.|url\b|available|elérhető|retrieved)/i

type Line = { readonly span: Span; readonly text: string; readonly found: readonly TextRow[] | null }

/**
 * Splits what was pasted into rows, in the order of the text. An address alone on a line belongs to the reference on the line
 * before it, where that one has none of its own.
 */
export function splitRows(text: string): readonly TextRow[] {
  const rows: TextRow[] = []
  let words: Line[] = []
  const flush = () => {
    const [first, last] = [words.find(isFilled), words.findLast(isFilled)]
    if (first && last) {
      const isLines = !words.some((line) => dated.test(line.text))
      rows.push({ is: 'words', span: { start: first.span.start, end: last.span.end }, isLines })
    }
    words = []
  }
  for (const line of linesOf(text)) {
    if (line.found === null || belongsTo(words.at(-1), line)) words.push(line)
    else {
      flush()
      rows.push(...line.found)
    }
  }
  flush()
  return rows
}

const isFilled = ({ text }: Line): boolean => text.trim() !== ''

function belongsTo(before: Line | undefined, { text }: Line): boolean {
  if (!before || !isFilled(before) || /(?:https?:\/\/|\bdoi\b|\b10\.\d{4,9}\/)/i.test(before.text)) return false
  return dressed.test(text) && dated.test(before.text) && /[.,]/.test(before.text)
}

function linesOf(text: string): readonly Line[] {
  const lines: Line[] = []
  for (const { 0: line, index } of text.matchAll(/[^\r\n\u2028\u2029]+|\r\n?|[\n\u2028\u2029]/g)) {
    if (/^[\r\n\u2028\u2029]/.test(line)) {
      // A line between two breaks is empty, and parts what stands on its sides.
      if (/(?:^|[\n\r\u2028\u2029])$/.test(text.slice(Math.max(0, index - 1), index)))
        lines.push({ span: { start: index, end: index }, text: '', found: null })
      continue
    }
    lines.push({ span: { start: index, end: index + line.length }, text: line, found: identifiersIn(line, index) })
  }
  return lines
}

/** The identifiers of a line that holds nothing else: one, or several with spaces, commas or semicolons between them. */
function identifiersIn(line: string, start: number): readonly TextRow[] | null {
  const from = bullet.exec(line)?.[0].length ?? 0
  const body = line.slice(from).trimEnd()
  if (body.trim() === '') return null
  for (const at of new Set([from, line.length - line.trimStart().length])) {
    const identifier = optionalIdentifier(line.slice(at).trimEnd())
    if (identifier) return [{ is: 'identifier', identifier, span: { start: start + at, end: start + line.trimEnd().length } }]
  }
  return severalIn(body, start + from, /[^,;\t]+/g) ?? severalIn(body, start + from, /[^\s,;]+/g)
}

// Prose is cut short here: few people put more of them on a line.
const piecesAtMost = 200

function severalIn(body: string, start: number, shape: RegExp): readonly TextRow[] | null {
  const pieces = [...body.matchAll(shape)].filter(({ 0: piece }) => piece.trim() !== '')
  if (pieces.length < 2 || pieces.length > piecesAtMost) return null
  const rows: TextRow[] = []
  for (const { 0: piece, index } of pieces) {
    const identifier = optionalIdentifier(piece)
    if (!identifier) return null
    const from = start + index + (piece.length - piece.trimStart().length)
    rows.push({ is: 'identifier', identifier, span: { start: from, end: from + piece.trim().length } })
  }
  return rows
}
