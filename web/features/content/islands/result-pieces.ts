import type { RephraseResult } from '#tools/rephrase/contract.ts'

/** A piece of the result; `kind` null: as it was. */
export type ResultPiece = { readonly text: string; readonly kind: 'reworded' | 'moved' | null }

const isStructural = (kind: RephraseResult['changes'][number]['kind']): boolean => kind === 'clause' || kind === 'split' || kind === 'merge'

/**
 * The result in pieces for the eye; together they are its text. Of changes that lie in one another the smaller ones are marked: they are
 * words that a reader can point at. What was dropped leaves nothing to mark.
 */
export function resultPieces({ text, changes }: Pick<RephraseResult, 'text' | 'changes'>): readonly ResultPiece[] {
  const bySize = changes
    .filter(({ output: { start, end } }) => start < end && end <= text.length)
    .toSorted((one, other) => one.output.end - one.output.start - (other.output.end - other.output.start))
  const marked: typeof bySize = []
  for (const change of bySize)
    if (marked.every(({ output }) => output.end <= change.output.start || change.output.end <= output.start)) marked.push(change)
  const pieces: ResultPiece[] = []
  let at = 0
  for (const { kind, output } of marked.toSorted((one, other) => one.output.start - other.output.start)) {
    if (output.start > at) pieces.push({ text: text.slice(at, output.start), kind: null })
    pieces.push({ text: text.slice(output.start, output.end), kind: isStructural(kind) ? 'moved' : 'reworded' })
    at = output.end
  }
  return at < text.length ? [...pieces, { text: text.slice(at), kind: null }] : pieces
}
