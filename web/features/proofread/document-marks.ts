import { diffArrays } from 'diff'
import type { Span } from '#engines/text/span.ts'
import type { DocumentMarkInput } from '#tools/proofread/marks.ts'

/** What becomes of notes that nobody has decided about. */
export type OpenNotes = 'remark' | 'change' | 'none'

export type MarkedNote = {
  /** In the text as it stands on the sheet. */
  readonly span: Span
  readonly suggestions: readonly string[]
  /** What stands in the margin. */
  readonly remark: string
}

type Texts = {
  /** As it was read from the document. */
  readonly read: string
  /** As it stands on the sheet. */
  readonly now: string
}

export type DocumentMarks = {
  readonly marks: readonly DocumentMarkInput[]
  /** Places that the writer has changed. */
  readonly changes: number
  readonly notes: number
}

const token = /[\p{L}\p{M}\p{N}'’]+|\s+|[^]/gu
/** Two texts that differ more than this are two texts, and comparing them would take long. */
const longestScript = 20_000

/**
 * What the writer has changed since a document was read, word by word, and the open notes beside it, as marks in the document's own text.
 * Null when the document holds another text.
 */
export function documentMarks({ read, now }: Texts, notes: readonly MarkedNote[], open: OpenNotes): DocumentMarks | null {
  const parts = diffArrays(read.match(token) ?? [], now.match(token) ?? [], { maxEditLength: longestScript })
  if (!parts) return null
  const kept: { readonly from: number; readonly to: number; readonly length: number }[] = []
  const changes: DocumentMarkInput[] = []
  let [at, nowAt] = [0, 0]
  let change: { start: number; to: string } | null = null
  const finish = () => {
    if (change) changes.push({ span: { start: change.start, end: at }, to: change.to, remark: null })
    change = null
  }
  for (const { value, added, removed } of parts) {
    const text = value.join('')
    if (added || removed) change ??= { start: at, to: '' }
    else finish()
    if (added && change) change.to += text
    else at += text.length
    if (!added && !removed) kept.push({ from: nowAt, to: at - text.length, length: text.length })
    if (!removed) nowAt += text.length
  }
  finish()
  const same = kept.reduce((sum, { length }) => sum + length, 0)
  if (same * 2 < Math.min(read.length, now.length)) return null
  const noted = open === 'none' ? [] : notes.flatMap((note) => markOf(note, kept, open))
  const marks = [...changes, ...noted].toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end)
  return { marks: apart(marks), changes: changes.length, notes: noted.length }
}

/** A note at the same words in the document; none where they have been changed. */
function markOf(
  { span, suggestions: [first], remark }: MarkedNote,
  kept: readonly { readonly from: number; readonly to: number; readonly length: number }[],
  open: OpenNotes,
): readonly DocumentMarkInput[] {
  const held = kept.find(({ from, length }) => from <= span.start && span.end <= from + length)
  if (!held) return []
  const by = held.to - held.from
  const to = open === 'change' && first !== undefined ? first : null
  return [{ span: { start: span.start + by, end: span.end + by }, to, remark }]
}

/** The first of those that overlap stays. */
function apart(marks: readonly DocumentMarkInput[]): readonly DocumentMarkInput[] {
  let end = 0
  return marks.filter(({ span }) => {
    if (span.start < end) return false
    end = span.end
    return true
  })
}
