import { findParagraphs } from '#engines/text/paragraphs.ts'
import { textAt, type Span } from '#engines/text/span.ts'

/** A paragraph as it is sent and kept: from the start of its line, label and all. */
export type Passage = { readonly text: string; readonly span: Span }

/** The paragraphs of a text that can be proofread; code is left out. */
export function passagesOf(text: string): readonly Passage[] {
  return findParagraphs(text)
    .filter(({ kind }) => kind !== 'code')
    .map(({ span }) => {
      const whole = { start: text.lastIndexOf('\n', span.start - 1) + 1, end: span.end }
      return { text: textAt(text, whole), span: whole }
    })
    .filter((passage) => /\p{L}/u.test(passage.text))
}

/** What goes into one request: the text, and where each passage stands in it. */
export type Parcel = { readonly text: string; readonly passages: readonly Passage[] }

const between = '\n\n'

/** Passages that do not follow one another, joined into one text. */
export function parcelOf(passages: readonly Passage[]): Parcel {
  let start = 0
  const placed = passages.map(({ text }) => {
    const span = { start, end: start + text.length }
    start = span.end + between.length
    return { text, span }
  })
  return { text: passages.map(({ text }) => text).join(between), passages: placed }
}

/** A text up to the end of its last passage, whole, so that what must agree across paragraphs is seen. */
export function wholeParcel(text: string, passages: readonly Passage[]): Parcel {
  return { text: text.slice(0, passages.at(-1)?.span.end ?? 0), passages }
}
