import type { Span } from '#engines/text/span.ts'
import type { TextLanguage } from '#tools/text-languages.gen.ts'

const apart = /[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu
const joined = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu
/** Languages whose apostrophe stands between two words: l’étude. */
const elides: readonly TextLanguage[] = ['fr', 'it']

export type Piece = { readonly text: string; readonly span: Span; readonly isWord: boolean }

/** A sentence in words and what stands between them. */
export function piecesOf(text: string, language: TextLanguage | null): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  const add = (end: number, isWord: boolean) => {
    if (end > at) pieces.push({ text: text.slice(at, end), span: { start: at, end }, isWord })
    at = end
  }
  for (const found of text.matchAll(language !== null && elides.includes(language) ? apart : joined)) {
    add(found.index, false)
    add(found.index + found[0].length, true)
  }
  add(text.length, false)
  return pieces
}
