import type { Match } from '#engines/similarity/align.ts'
import type { Span } from '#engines/text/span.ts'
import type { WordRange } from './contract.ts'

/** Own words between two copied places from which on they are two passages: about a sentence. */
const ownAtLeast = 15
/** Of such a stretch, so few words may stand on both sides by chance. */
const commonAtMost = 0.25
/** Words in a row that both sides have, and that no chance puts there. */
const solid = 3

type Run = Match['common'][number] & { readonly words: WordRange }

/**
 * A passage in parts, where a stretch of the writer's own words stands in it: alignment joins what was copied from one place, and a
 * sentence that is nobody else's must neither be marked nor counted. `wordsOf` gives the checked text's words in a span.
 */
export function splitPassage(match: Match, wordsOf: (span: Span) => WordRange): readonly Match[] {
  const runs = match.common.map((run): Run => ({ ...run, words: wordsOf(run.inChecked) }))
  const parts: Run[][] = [[]]
  let since: Run[] = []
  let reached: number | null = null
  for (const run of runs) {
    since.push(run)
    if (lengthOf(run.words) < solid) continue
    if (reached !== null && isOwn(since.slice(0, -1), { start: reached, end: run.words.start })) {
      parts.push([run])
    } else {
      parts.at(-1)?.push(...since)
    }
    since = []
    reached = run.words.end
  }
  parts.at(-1)?.push(...since)
  if (parts.length === 1) return [match]
  return parts.map((part, index) => partOf(match, part, { isFirst: index === 0, isLast: index === parts.length - 1 }))
}

const lengthOf = ({ start, end }: WordRange): number => end - start

/** Whether a stretch is long, and has next to nothing in common with the source. */
function isOwn(runs: readonly Run[], stretch: WordRange): boolean {
  const common = runs.reduce((sum, { words }) => sum + lengthOf(words), 0)
  return lengthOf(stretch) >= ownAtLeast && common <= commonAtMost * lengthOf(stretch)
}

/** The passage of some of its runs; at the ends of the whole its borders stay. */
function partOf(match: Match, runs: readonly Run[], { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): Match {
  const checked = hull(runs.map(({ inChecked }) => inChecked))
  return {
    inChecked: { start: isFirst ? match.inChecked.start : checked.start, end: isLast ? match.inChecked.end : checked.end },
    inSource: hull(runs.map(({ inSource }) => inSource)),
    words: runs.reduce((sum, { words }) => sum + lengthOf(words), 0),
    common: runs.map(({ inChecked, inSource }) => ({ inChecked, inSource })),
  }
}

const hull = (spans: readonly Span[]): Span => ({
  start: Math.min(...spans.map(({ start }) => start)),
  end: Math.max(...spans.map(({ end }) => end)),
})
