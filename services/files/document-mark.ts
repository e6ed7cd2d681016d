import type { Span } from '#engines/text/span.ts'

/** What is to be marked in a document: a change, a remark, or both. */
export type DocumentMark = {
  /** In the text as it was read from the file, UTF-16, half open. Empty: something is to stand there that was not there. */
  readonly span: Span
  /** What is to stand there instead; '' takes it away, null changes nothing. */
  readonly to: string | null
  /** A remark beside it; null for none. */
  readonly remark: string | null
}

/** Who marks, and when (ISO 8601, UTC). */
export type MarkedBy = { readonly author: string; readonly date: string }

/** Kinds of file that can be marked. */
export const markedKinds = ['docx', 'odt'] as const

/** `leftOut`: marks that have no place in the document, such as the space between two paragraphs. */
export type MarkedFile = { readonly kind: (typeof markedKinds)[number]; readonly bytes: Uint8Array; readonly leftOut: number }

export type MarkOptions = { readonly marks: readonly DocumentMark[]; readonly by: MarkedBy }

/** A part of a document that marks may cut: text, or an element that stands for a character (a tab, a line end). */
export type Host<Facts = object> = Facts & { readonly isText: boolean; readonly start: number; readonly end: number }

/** A piece of one host: places in the document, half open. */
export type Slice = { readonly host: number; readonly start: number; readonly end: number }

/** The text of a document and where each of its characters is written. */
export type TextPlaces = {
  readonly text: string
  /** The pieces of the document that hold a span of the text, in order; what stands between paragraphs is in none. */
  readonly slicesOf: (span: Span) => readonly Slice[]
  /** Where something can be put in before the character at `at`: after the one before it, as when it is typed, or before it. Empty pieces. */
  readonly pointsAt: (at: number) => readonly Slice[]
}

/** Units of UTF-16 in order, each with its host and where it is written. */
export type Units = { readonly hosts: number[]; readonly starts: number[]; readonly ends: number[] }

/** Between two paragraphs. */
export const nowhere: Slice = { host: -1, start: 0, end: 0 }

export const noUnits = (): Units => ({ hosts: [], starts: [], ends: [] })

export function addUnits(units: Units, text: string, { host, start, end }: Slice): void {
  for (let i = 0; i < text.length; i++) {
    units.hosts.push(host)
    units.starts.push(start)
    units.ends.push(end)
  }
}

/** Looks places up. Units without a host (-1) stand between paragraphs. */
export function makeTextPlaces(text: string, { hosts, starts, ends }: Units): TextPlaces {
  const slicesOf = ({ start, end }: Span): readonly Slice[] => {
    const slices: { host: number; start: number; end: number }[] = []
    for (let i = start; i < end; i++) {
      const [host = -1, from = 0, to = 0] = [hosts[i], starts[i], ends[i]]
      if (host < 0) continue
      const last = slices.at(-1)
      if (last?.host === host) last.end = Math.max(last.end, to)
      else slices.push({ host, start: from, end: to })
    }
    return slices
  }
  const pointsAt = (at: number): readonly Slice[] => {
    const [before = -1, after = -1] = [hosts[at - 1], hosts[at]]
    const points = [
      { host: before, at: ends[at - 1] ?? 0 },
      { host: after, at: starts[at] ?? 0 },
    ]
    return points.filter(({ host }) => host >= 0).map(({ host, at: place }) => ({ host, start: place, end: place }))
  }
  return { text, slicesOf, pointsAt }
}
