/** A half-open range of UTF-16 offsets. */
export type Place = { readonly start: number; readonly end: number }

/** A piece of what was sent: text to be read, or markup, which is read as something else or not at all. */
export type Piece = { readonly text: string } | { readonly markup: string; readonly interpretAs: string }

/** A text between markup. Findings are made in `plain`, and told by their places in `source`. */
export type AnnotatedText = {
  /** What the writer sees in their editor, with the markup. */
  readonly source: string
  /** What is proofread. */
  readonly plain: string
  /** The place of a piece of `plain`, with the markup inside; null when it begins or ends in what markup was read as. */
  readonly inSource: (span: Place) => Place | null
  /** The same for places that only say where something is: they grow to the markup they begin or end in. */
  readonly around: (span: Place) => Place
}

/** A run of one kind, by where it begins and ends in both texts. */
type Run = { readonly isText: boolean; readonly plain: Place; readonly source: Place }

/** Puts pieces together, in the order in which they were sent. */
export function annotate(pieces: readonly Piece[]): AnnotatedText {
  const runs: Run[] = []
  const [sources, plains]: [string[], string[]] = [[], []]
  let [plainEnd, sourceEnd] = [0, 0]
  for (const piece of pieces) {
    const isText = 'text' in piece
    const [source, plain] = isText ? [piece.text, piece.text] : [piece.markup, piece.interpretAs]
    sources.push(source)
    plains.push(plain)
    // What nothing is read of has no place in the plain text.
    if (plain !== '')
      runs.push({
        isText,
        plain: { start: plainEnd, end: plainEnd + plain.length },
        source: { start: sourceEnd, end: sourceEnd + source.length },
      })
    plainEnd += plain.length
    sourceEnd += source.length
  }
  const placeOf = (span: Place): { readonly span: Place; readonly isWhole: boolean } => {
    const [first, last] = [runAt(runs, span.start), runAt(runs, Math.max(span.start, span.end - 1))]
    if (!first || !last) return { span: { start: sourceEnd, end: sourceEnd }, isWhole: false }
    const start = first.isText ? first.source.start + span.start - first.plain.start : first.source.start
    const end = last.isText ? last.source.start + span.end - last.plain.start : last.source.end
    return { span: { start, end: Math.max(start, end) }, isWhole: first.isText && last.isText }
  }
  return {
    source: sources.join(''),
    plain: plains.join(''),
    inSource: (span) => {
      const found = placeOf(span)
      return found.isWhole ? found.span : null
    },
    around: (span) => placeOf(span).span,
  }
}

/** The run that holds a place of the plain text, found by halving. */
function runAt(runs: readonly Run[], place: number): Run | null {
  let [low, high] = [0, runs.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const run = runs[middle]
    if (!run) return null
    if (place < run.plain.start) high = middle - 1
    else if (place >= run.plain.end) low = middle + 1
    else return run
  }
  return null
}
