import type { Exclusions, Report, ReportMatch, WordRange } from './contract.ts'

/** From this many documents on a passage is common text: phrases of a field, forms, set openings. */
export const commonFrom = 20

/** Why a passage does not count; the first reason that holds. */
export type LeftOut = 'source-off' | 'quoted' | 'quotation' | 'bibliography' | 'common-text' | 'too-short'

export type ScoredSource = {
  readonly id: string
  /** Words of the checked text in this source's passages that count. */
  readonly words: number
  /** Of the whole text's words, 0 to 1. */
  readonly share: number
  readonly isOff: boolean
  readonly matches: readonly string[]
}

/** A stretch of the map of matches, coloured by the source that counts there. */
export type MapPart = WordRange & { readonly source: string; readonly match: string }

export type Score = {
  /** Share (0 to 1) of the text's words in passages that count. */
  readonly score: number
  readonly matchedWords: number
  /** The same with nothing left out but sources that are switched off. */
  readonly similarity: number
  readonly similarWords: number
  readonly words: number
  /** Most words first; every source of the report is in it. */
  readonly sources: readonly ScoredSource[]
  readonly map: readonly MapPart[]
  readonly leftOut: ReadonlyMap<string, LeftOut>
}

/**
 * The figures of a report under the reader's choices; page and server both compute them with this. A word counts once, for
 * the whole text, however many sources hold it. Of a passage that reaches into a quotation or the bibliography, the rest counts,
 * unless it is shorter than a passage must be. Time grows with words plus matches.
 */
export function scoreReport(report: Report, exclusions: Exclusions): Score {
  const off = new Set(exclusions.sources)
  const hidden = hiddenWords(report, exclusions)
  const leftOut = new Map<string, LeftOut>()
  const counted: { readonly match: ReportMatch; readonly ranges: readonly WordRange[] }[] = []
  for (const match of report.matches) {
    const why = whyLeftOut(match, exclusions, off)
    const ranges = why ? [] : visibleRanges(match.words, hidden)
    if (why) leftOut.set(match.id, why)
    else if (lengthOf(ranges) < Math.max(1, exclusions.wordsAtLeast)) leftOut.set(match.id, whyHidden(match.words, hidden))
    else counted.push({ match, ranges })
  }
  const matchedWords = countUnion(
    report.words,
    counted.flatMap(({ ranges }) => ranges),
  )
  const similarWords = countUnion(
    report.words,
    report.matches.filter(({ source }) => !off.has(source)).map(({ words }) => words),
  )
  const shareOf = (words: number): number => (report.words === 0 ? 0 : words / report.words)
  const sources = report.sources
    .map(({ id }): ScoredSource => {
      const own = counted.filter(({ match }) => match.source === id)
      const words = countUnion(
        report.words,
        own.flatMap(({ ranges }) => ranges),
      )
      return { id, words, share: shareOf(words), isOff: off.has(id), matches: own.map(({ match }) => match.id) }
    })
    .sort((one, other) => other.words - one.words)
  return {
    score: shareOf(matchedWords),
    matchedWords,
    similarity: shareOf(similarWords),
    similarWords,
    words: report.words,
    sources,
    map: drawMap(report.words, counted, sources),
    leftOut,
  }
}

/** What a report leaves out before its reader has chosen anything; as `exclusionsSchema` has it, for whoever does not load it. */
export const firstExclusions: Exclusions = {
  quotations: true,
  bibliography: true,
  commonText: true,
  wordsAtLeast: 9,
  sources: [],
  quoted: [],
}

const nothingExcluded: Exclusions = { ...firstExclusions, quotations: false, bibliography: false, commonText: false, wordsAtLeast: 1 }

/**
 * The sources' ids in the order of their numbers, on the page and on paper: by words as the report first shows them, then by
 * all words found, so that no choice of the reader changes them.
 */
export function numberSources(report: Report): readonly string[] {
  const first = new Map(scoreReport(report, firstExclusions).sources.map(({ id, words }) => [id, words]))
  return scoreReport(report, nothingExcluded)
    .sources.map(({ id }) => id)
    .sort((one, other) => (first.get(other) ?? 0) - (first.get(one) ?? 0))
}

/** Whether a share (0 to 1) is more than nothing, but rounds to 0 per cent: it is told as "under 1 %". */
export const isUnderOne = (share: number): boolean => share > 0 && Math.round(share * 100) === 0

const inQuotation = 1
const inBibliography = 2

/** For each word, whether it stands in a part that is left out. */
function hiddenWords({ words, quotations, bibliography }: Report, exclusions: Exclusions): Uint8Array {
  const hidden = new Uint8Array(words)
  if (exclusions.quotations) for (const part of quotations) hidden.fill(inQuotation, part.words.start, part.words.end)
  if (exclusions.bibliography) for (const part of bibliography) hidden.fill(inBibliography, part.words.start, part.words.end)
  return hidden
}

function whyLeftOut(match: ReportMatch, exclusions: Exclusions, off: ReadonlySet<string>): LeftOut | null {
  if (off.has(match.source)) return 'source-off'
  if (exclusions.quoted.includes(match.id)) return 'quoted'
  if (exclusions.commonText && match.documents >= commonFrom) return 'common-text'
  return match.words.end - match.words.start < exclusions.wordsAtLeast ? 'too-short' : null
}

/** The parts of a range that nothing hides. */
function visibleRanges({ start, end }: WordRange, hidden: Uint8Array): readonly WordRange[] {
  const ranges: WordRange[] = []
  let from = start
  for (let at = start; at <= end; at++) {
    if (at < end && !hidden[at]) continue
    if (at > from) ranges.push({ start: from, end: at })
    from = at + 1
  }
  return ranges
}

/** Words of ranges that share none. */
const lengthOf = (ranges: readonly WordRange[]): number => ranges.reduce((sum, { start, end }) => sum + end - start, 0)

/** What hides a range, by the first word that is hidden. */
function whyHidden({ start, end }: WordRange, hidden: Uint8Array): LeftOut {
  return hidden.subarray(start, end).find((why) => why !== 0) === inBibliography ? 'bibliography' : 'quotation'
}

/** Words in at least one of the ranges. */
function countUnion(words: number, ranges: readonly WordRange[]): number {
  const seen = new Uint8Array(words)
  for (const { start, end } of ranges) seen.fill(1, start, end)
  return seen.reduce((sum, one) => sum + one, 0)
}

/** Where several sources hold the same words, the one with most words in all has the place. */
function drawMap(
  words: number,
  counted: readonly { readonly match: ReportMatch; readonly ranges: readonly WordRange[] }[],
  sources: readonly ScoredSource[],
): readonly MapPart[] {
  const rank = new Map(sources.map(({ id }, index) => [id, index]))
  const rankOf = (source: string): number => rank.get(source) ?? sources.length
  const places = new Int32Array(words).fill(-1)
  const order = counted
    .map((_, index) => index)
    .sort((a, b) => rankOf(counted[b]?.match.source ?? '') - rankOf(counted[a]?.match.source ?? ''))
  for (const index of order) for (const { start, end } of counted[index]?.ranges ?? []) places.fill(index, start, end)
  const parts: MapPart[] = []
  let start = 0
  for (let at = 1; at <= words; at++) {
    if (at < words && places[at] === places[start]) continue
    const match = counted[places[start] ?? -1]?.match
    if (match) parts.push({ start, end: at, source: match.source, match: match.id })
    start = at
  }
  return parts
}
