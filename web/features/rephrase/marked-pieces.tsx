import { Fragment, type ReactNode } from 'react'
import { markClass } from './mark-look.ts'
import type { Piece } from './segments.ts'

/** Pieces with their marks, for looking at only: wordings to choose from, examples, and the layer under the editor. */
export const MarkedPieces = ({
  pieces,
  showsGone = true,
}: {
  readonly pieces: readonly Piece[]
  readonly showsGone?: boolean
}): ReactNode => pieces.map((piece, at) => <MarkedPiece key={at} piece={piece} showsGone={showsGone} />)

function MarkedPiece({ piece, showsGone }: { readonly piece: Piece; readonly showsGone: boolean }): ReactNode {
  if (piece.kind === 'plain') return piece.text
  if (piece.kind === 'kept') return <span className="mark-kept">{piece.text}</span>
  if (piece.kind === 'own') return <span className="mark-own">{piece.text}</span>
  if (piece.kind === 'gone') return showsGone ? <GoneWords text={piece.text} /> : <Fragment />
  return (
    <span className={markClass(piece.change)}>
      <MarkedPieces pieces={piece.pieces} showsGone={showsGone} />
    </span>
  )
}

/** Words that are gone, struck through; the spaces around them are not. */
export function GoneWords({ text }: { readonly text: string }): ReactNode {
  const words = text.trim()
  const at = text.indexOf(words)
  return (
    <>
      {text.slice(0, at)}
      <del className="mark-dropped">{words}</del>
      {text.slice(at + words.length)}
    </>
  )
}
