import type { WrittenLanguage } from '../languages/language.ts'
import { findPieces, type Piece } from '../text/pieces.ts'
import type { Span } from '../text/span.ts'
import { lowerIn } from './language.ts'
import { comparable } from './pattern.ts'
import type { LintToken } from './token.ts'

/** The tokens of a sentence of a language without an analysis: words, numbers and marks, short words before an apostrophe apart. */
export function tokensOf(text: string, within: Span, language: WrittenLanguage): readonly LintToken[] {
  const tokens: LintToken[] = []
  let space = ''
  for (const piece of findPieces(text, within)) {
    if (piece.kind === 'space') {
      space = piece.text
      continue
    }
    for (const part of cut(piece, language)) {
      tokens.push(tokenOf(part, space, language))
      space = ''
    }
  }
  return tokens
}

function tokenOf({ kind, text, span }: Piece, space: string, language: WrittenLanguage): LintToken {
  const isLink = kind === 'link'
  return {
    text,
    lower: comparable(lowerIn(text, language)),
    span,
    kind: kind === 'space' ? 'mark' : kind,
    space,
    tag: null,
    lemma: null,
    form: null,
    isLocked: isLink,
  }
}

/** `l'eau` to `l'` and `eau`; `tudja-e` to `tudja` and `-e`. Other pieces stay whole. */
function cut(piece: Piece, language: WrittenLanguage): readonly Piece[] {
  if (piece.kind !== 'word') return [piece]
  const apostrophe = piece.text.search(/['’ʼ‘]/)
  if (apostrophe > 0 && language.elisions.has(lowerIn(piece.text.slice(0, apostrophe), language)))
    return [part(piece, 0, apostrophe + 1), ...cut(part(piece, apostrophe + 1, piece.text.length), language)].filter(
      ({ text }) => text !== '',
    )
  const hyphen = piece.text.search(/[-‐‑]/)
  if (hyphen > 0 && language.enclitics.has(lowerIn(piece.text.slice(hyphen + 1), language)))
    return [part(piece, 0, hyphen), part(piece, hyphen, piece.text.length)]
  return [piece]
}

const part = ({ kind, text, span }: Piece, from: number, to: number): Piece => ({
  kind,
  text: text.slice(from, to),
  span: { start: span.start + from, end: span.start + to },
})
