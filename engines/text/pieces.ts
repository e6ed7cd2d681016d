import type { Span } from './span.ts'

/** `link` holds what is no prose: addresses, mail, paths, code, formulae, tags. */
export type PieceKind = 'word' | 'number' | 'mark' | 'space' | 'link'

/** A word, number, mark or run of white space; the pieces of a span follow one another without gaps. */
export type Piece = { readonly kind: PieceKind; readonly text: string; readonly span: Span }

/** Longer words are cut here: nobody means them, and what looks at words may take its time. */
const longestWord = 200

const sources: readonly (readonly [PieceKind, string])[] = [
  ['space', String.raw`[\s\u00A0\u2000-\u200B\u202F\u3000\uFEFF]+`],
  ['link', String.raw`(?:https?:\/\/|www\.)[^\s<>"”)\]]{1,2000}(?<![.,;:!?])`],
  ['link', String.raw`[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}`],
  ['link', '`[^`\\n]{1,400}`'],
  ['link', String.raw`\$(?=\S)[^$\n]{1,200}\$(?!\d)|\\[a-zA-Z]{2,40}(?:\{[^{}\n]{0,200}\})?`],
  ['link', String.raw`(?:[~.]{0,2}\/|[A-Za-z]:\\)[\w.-]{1,100}(?:[\/\\][\w.-]{1,100}){1,20}`],
  ['link', String.raw`[#@][\p{L}\p{N}_]{1,100}`],
  // What hangs on a number belongs to it: `2008-ban`, `1980'lerde`, `20-year-old`.
  ['number', String.raw`\p{N}(?:[\p{N}.,:/\u00A0\u202F'’]{0,40}\p{N})?(?:[-‐‑'’]\p{L}[\p{L}\p{M}‐‑-]{0,40})?`],
  [
    'word',
    String.raw`[\p{L}\p{M}](?:[\p{L}\p{M}\u00AD\u200C\u200D]|['’‘ʼ·](?=\p{L})|[-‐‑](?=[\p{L}\p{N}])|(?<=[-‐‑\p{L}\p{N}])\p{N}){0,${longestWord}}(?:(?<=s)['’](?!\p{L}))?`,
  ],
  ['mark', String.raw`\.{2,}|[!?]{2,}|-{2,}|[^\s]`],
]
const finder = new RegExp(sources.map(([, source]) => `(${source})`).join('|'), 'gyu')

/**
 * Cuts a part of a text into pieces. A word takes the apostrophes and hyphens inside it along (`don't`, `l'eau`,
 * `co-operate`) and one apostrophe at its end (`students’`); a language cuts it further where it must. Time is linear.
 */
export function findPieces(text: string, within: Span = { start: 0, end: text.length }): readonly Piece[] {
  const part = text.slice(within.start, within.end)
  const pieces: Piece[] = []
  for (const match of part.matchAll(finder)) {
    const at = match.slice(1).findIndex((group) => group !== undefined)
    const start = within.start + match.index
    pieces.push({ kind: sources[at]?.[0] ?? 'mark', text: match[0], span: { start, end: start + match[0].length } })
  }
  return pieces
}
