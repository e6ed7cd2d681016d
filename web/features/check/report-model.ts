import type { Exclusions, Report, ReportMatch, ReportSource } from '#tools/check/contract.ts'
import { numberSources, type LeftOut, type Score } from '#tools/check/score.ts'

/** A source as the page shows it. */
export type ShownSource = ReportSource & {
  /** From 1 on, in the order in which the report first shows them; it never changes while the report is read. */
  readonly number: number
  /** 1 to 8, the pigment. */
  readonly colour: number
  /** 1 to 4, the line under its passages. */
  readonly pattern: number
}

/** A stretch of the text with one look; half-open, UTF-16. */
export type Painted = {
  readonly start: number
  readonly end: number
  readonly match: ReportMatch
  readonly source: ShownSource
  /** Why it does not count; null for a passage that does. */
  readonly why: LeftOut | null
}

const colours = 8
const patterns = 4

/** The sources by their numbers. */
export function numberedSources(report: Report): readonly ShownSource[] {
  const byId = new Map(report.sources.map((source) => [source.id, source]))
  return numberSources(report).flatMap((id, index) => {
    const source = byId.get(id)
    return source ? [{ ...source, number: index + 1, colour: (index % colours) + 1, pattern: (index % patterns) + 1 }] : []
  })
}

// What somebody switched off, and what is too short, would only be noise in the text.
const shownThough: readonly LeftOut[] = ['quoted', 'quotation', 'bibliography', 'common-text']

/**
 * What is marked in the text, in order and without overlaps. Where several sources hold the same words, the one with most
 * words in all has them; passages that do not count lie under all that do. Time grows with the text plus the matches.
 */
export function paintText(
  report: Report,
  exclusions: Exclusions,
  given: { readonly score: Score; readonly sources: readonly ShownSource[] },
) {
  const { score, sources } = given
  const rank = new Map(score.sources.map(({ id }, index) => [id, index]))
  const shown = new Map(sources.map((source) => [source.id, source]))
  const layers = report.matches.flatMap((match) => {
    const source = shown.get(match.source)
    const why = score.leftOut.get(match.id) ?? null
    return source && (why === null || shownThough.includes(why)) ? [{ match, source, why }] : []
  })
  const depth = ({ match, why }: (typeof layers)[number]): number => (why === null ? 0 : sources.length + 1) + (rank.get(match.source) ?? 0)
  layers.sort((one, other) => depth(other) - depth(one))
  const places = new Int32Array(report.text.length).fill(-1)
  const hidden = hiddenSpans(report, exclusions)
  for (const [index, { match, why }] of layers.entries()) {
    if (why === null) for (const { start, end } of outside(match.span, hidden)) places.fill(index, start, end)
    else places.fill(index, match.span.start, match.span.end)
  }
  return runsOf(places, layers)
}

type Span = { readonly start: number; readonly end: number }

const hiddenSpans = ({ quotations, bibliography }: Report, exclusions: Exclusions): readonly Span[] =>
  [...(exclusions.quotations ? quotations : []), ...(exclusions.bibliography ? bibliography : [])]
    .map(({ span }) => span)
    .sort((one, other) => one.start - other.start)

/** The parts of a span that none of the others covers; these are sorted by their starts. */
export function outside({ start, end }: Span, covers: readonly Span[]): readonly Span[] {
  const parts: Span[] = []
  let from = start
  for (const cover of covers) {
    if (cover.end <= from) continue
    if (cover.start >= end) break
    if (cover.start > from) parts.push({ start: from, end: cover.start })
    from = cover.end
  }
  return from < end ? [...parts, { start: from, end }] : parts
}

function runsOf(places: Int32Array, layers: readonly Omit<Painted, 'start' | 'end'>[]): readonly Painted[] {
  const runs: Painted[] = []
  let start = 0
  for (let at = 1; at <= places.length; at++) {
    if (at < places.length && places[at] === places[start]) continue
    const layer = layers[places[start] ?? -1]
    if (layer) runs.push({ ...layer, start, end: at })
    start = at
  }
  return runs
}

/** A line of the text, with what is painted in it. */
export type Paragraph = { readonly start: number; readonly text: string; readonly painted: readonly Painted[] }

/** The lines of a text that hold something; offsets are those of the whole text. */
export function linesOf(text: string): readonly { readonly start: number; readonly text: string }[] {
  const lines = []
  for (const found of text.matchAll(/[^\r\n\u2028\u2029]+/g)) lines.push({ start: found.index, text: found[0] })
  return lines
}

const nothing: readonly Painted[] = []

/** The lines with what is painted in each; what reaches over a line's end is cut there. */
export function paragraphsOf(text: string, painted: readonly Painted[]): readonly Paragraph[] {
  let at = 0
  return linesOf(text).map(({ start, text: line }) => {
    const end = start + line.length
    while ((painted[at]?.end ?? Infinity) <= start) at++
    const own: Painted[] = []
    for (let next = at; (painted[next]?.start ?? Infinity) < end; next++) {
      const part = painted[next]
      if (part)
        own.push(
          part.start < start || part.end > end ? { ...part, start: Math.max(part.start, start), end: Math.min(part.end, end) } : part,
        )
    }
    return { start, text: line, painted: own.length > 0 ? own : nothing }
  })
}

/** The passages that count, in the order of the text: what N and P walk over. */
export function walkOf(painted: readonly Painted[]): readonly string[] {
  return [...new Set(painted.filter(({ why }) => why === null).map(({ match }) => match.id))]
}

/** How many passages are left out for each reason. */
export function countLeftOut({ leftOut }: Score): ReadonlyMap<LeftOut, number> {
  const counts = new Map<LeftOut, number>()
  for (const why of leftOut.values()) counts.set(why, (counts.get(why) ?? 0) + 1)
  return counts
}

/** Where a number fits under the map: the parts of 0 to 1 at which one is written, none closer to the last than `room`. */
export function placeNumbers(
  parts: readonly { readonly start: number; readonly end: number }[],
  { words, room }: { readonly words: number; readonly room: number },
): readonly boolean[] {
  let last = -Infinity
  return parts.map(({ start, end }) => {
    const middle = (start + end) / 2 / Math.max(1, words)
    if (middle - last < room) return false
    last = middle
    return true
  })
}
