import type { Exclusions, Report } from '#tools/check/contract.ts'
import type { Score } from '#tools/check/score.ts'

/** A stretch of the checked text, and the source that it is marked with; null: nothing counts there. */
export type Marked = { readonly from: number; readonly to: number; readonly source: string | null }

/**
 * Cuts the text of a report where what counts begins and ends. Where passages of several sources meet, the source with most
 * words has the place, as in the map; parts that are left out are not marked. Time grows with the text.
 */
export function markText(
  report: Pick<Report, 'text' | 'matches' | 'quotations' | 'bibliography'>,
  exclusions: Exclusions,
  score: Score,
): readonly Marked[] {
  const { text, matches, quotations, bibliography } = report
  const owner = new Int32Array(text.length).fill(-1)
  const places = new Map(score.sources.map(({ id }, index) => [id, index]))
  const placeOf = (source: string): number => places.get(source) ?? places.size
  const counted = matches.filter(({ id }) => !score.leftOut.has(id)).toSorted((one, other) => placeOf(other.source) - placeOf(one.source))
  for (const { span, source } of counted) owner.fill(placeOf(source), span.start, span.end)
  const hidden = [...(exclusions.quotations ? quotations : []), ...(exclusions.bibliography ? bibliography : [])]
  for (const { span } of hidden) owner.fill(-1, span.start, span.end)
  const marked: Marked[] = []
  let from = 0
  for (let at = 1; at <= text.length; at++) {
    if (at < text.length && owner[at] === owner[from]) continue
    marked.push({ from, to: at, source: score.sources[owner[from] ?? -1]?.id ?? null })
    from = at
  }
  return marked
}
