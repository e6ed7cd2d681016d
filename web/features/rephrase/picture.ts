import { isStructural } from './shown-result.ts'
import type { Piece } from './segments.ts'

/** A piece of a written-down result: what stands there and how it is marked; `inner` for stretches that hold marks. */
export type DrawnPiece = { readonly mark: 'plain' | 'reworded' | 'moved' | 'kept' | 'gone'; readonly text: string; readonly inner?: readonly DrawnPiece[] }

const frames = { reworded: ['{', '}'], moved: ['[[', ']]'], kept: ['#', '#'], gone: ['<', '>'] } as const

/** A result as one line: `{reworded}`, `[[restructured, with {marks} in it]]`, `#kept#`, `<left out>`. */
export const pictureOf = (pieces: readonly Piece[]): string => pieces.map(draw).join('')

function draw(piece: Piece): string {
  if (piece.kind === 'plain' || piece.kind === 'own') return piece.text
  if (piece.kind === 'kept') return frames.kept.join(piece.text)
  if (piece.kind === 'gone') return `${frames.gone[0]}${piece.text}${frames.gone[1]}`
  const [open, close] = isStructural(piece.change) ? frames.moved : frames.reworded
  return `${open}${pictureOf(piece.pieces)}${close}`
}

/** Reads a line written by `pictureOf`. */
export function readPicture(picture: string): readonly DrawnPiece[] {
  return [...picture.matchAll(/\[\[(.*?)\]\]|\{(.*?)\}|#(.*?)#|<(.*?)>|[^[{#<]+/gsu)].map(([whole, moved, reworded, kept, gone]): DrawnPiece => {
    if (moved !== undefined) return { mark: 'moved', text: textOf(readPicture(moved)), inner: readPicture(moved) }
    if (reworded !== undefined) return { mark: 'reworded', text: reworded.replaceAll('#', '') }
    if (kept !== undefined) return { mark: 'kept', text: kept }
    return gone === undefined ? { mark: 'plain', text: whole } : { mark: 'gone', text: gone }
  })
}

/** The words that stand in a picture, without what is gone. */
export const textOf = (pieces: readonly DrawnPiece[]): string => pieces.map(({ mark, text }) => (mark === 'gone' ? '' : text)).join('')
