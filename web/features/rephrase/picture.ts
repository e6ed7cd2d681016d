import type { Piece } from './segments.ts'
import { isStructural } from './shown-result.ts'

/** A piece of a written-down result: words with their mark, or a marked stretch of pieces. */
export type DrawnPiece =
  | { readonly mark: 'plain'; readonly text: string }
  | { readonly mark: 'reworded' | 'moved' | 'kept' | 'gone'; readonly inner: readonly DrawnPiece[] }

const marks = { reworded: ['{', '}'], moved: ['[', ']'], kept: ['«', '»'], gone: ['<', '>'] } as const
type Mark = keyof typeof marks
const markNames = ['reworded', 'moved', 'kept', 'gone'] as const satisfies readonly Mark[]

/** A result as one line: `{reworded}`, `[restructured, with {marks} in it]`, `«kept»`, `<left out>`. */
export const pictureOf = (pieces: readonly Piece[]): string => pieces.map(draw).join('')

function draw(piece: Piece): string {
  if (piece.kind === 'plain' || piece.kind === 'own') return piece.text
  if (piece.kind === 'change') return within(isStructural(piece.change) ? 'moved' : 'reworded', pictureOf(piece.pieces))
  return within(piece.kind, piece.text)
}

const within = (mark: Mark, words: string): string => marks[mark].join(words)

/** Reads a line written by `pictureOf`. */
export const readPicture = (picture: string): readonly DrawnPiece[] => read(picture.match(/[{}[\]«»<>]|[^{}[\]«»<>]+/g) ?? [])

/** Takes tokens off the front until the stretch that they stand in is closed. */
function read(tokens: string[]): readonly DrawnPiece[] {
  const pieces: DrawnPiece[] = []
  for (let token = tokens.shift(); token !== undefined; token = tokens.shift()) {
    const opened = markNames.find((mark) => marks[mark][0] === token)
    if (markNames.some((mark) => marks[mark][1] === token)) return pieces
    pieces.push(opened ? { mark: opened, inner: read(tokens) } : { mark: 'plain', text: token })
  }
  return pieces
}

/** The words that stand in a picture, without what is gone. */
export const textOf = (pieces: readonly DrawnPiece[]): string =>
  pieces.map((piece) => (piece.mark === 'plain' ? piece.text : piece.mark === 'gone' ? '' : textOf(piece.inner))).join('')
