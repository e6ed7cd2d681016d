import type { Report, ReportMatch, ReportSource, WordRange } from './contract.ts'
import type { CheckedPrepared, FoundMatch } from './engine-tasks.ts'
import { commonFrom } from './score.ts'

/** A source with what it has in common with the text. */
export type ComparedSource = {
  /** Told apart from all other sources by it; it does not leave the server. */
  readonly key: string
  /** False: that it exists may be told, and nothing of its text. */
  readonly canShow: boolean
  readonly source: Omit<ReportSource, 'id'>
  readonly matches: readonly FoundMatch[]
}

export type ReportParts = Pick<Report, 'title' | 'language' | 'text' | 'searched' | 'checkedAt'> & {
  readonly prepared: Pick<CheckedPrepared, 'engineVersion' | 'words' | 'evasion' | 'quotations' | 'bibliography'>
  readonly sources: readonly ComparedSource[]
}

/** Passages that one report holds; the shortest go first. */
const matchesAtMost = 1_500
/** Characters of sources' texts that one report holds, and the most of a passage while there is room. */
const excerpts = { together: 1_500_000, each: 20_000, eachWhenFull: 1_000 }
/** A source holds a passage when this share of its words stands there. */
const holds = 0.8

/** The report, from what was found in each source: passages in the order of the text, sources with most words first. */
export function assembleReport({ prepared, sources, ...parts }: ReportParts): Report {
  const kept = longest(sources)
  const ranked = kept
    .map((compared) => ({ ...compared, words: wordsIn(compared.matches) }))
    .filter(({ matches }) => matches.length > 0)
    .sort((one, other) => other.words - one.words || (one.key < other.key ? -1 : 1))
    .map((compared, index) => ({ ...compared, id: `s${index + 1}` }))
  const room = makeRoom()
  const matches = ranked
    .flatMap(({ id, canShow, matches: found }) =>
      found.map(({ isCommon, excerpt, runs, ...match }) => {
        const documents = Math.max(isCommon ? commonFrom : 1, ranked.filter((other) => holdsRange(other.matches, match.words)).length)
        return { ...match, source: id, documents, ...(canShow ? room({ excerpt, runs }) : { excerpt: null, runs: [] }) }
      }),
    )
    .sort((one, other) => one.span.start - other.span.start || other.span.end - one.span.end || rankOf(one.source) - rankOf(other.source))
    .map((match, index): ReportMatch => ({ id: `m${index + 1}`, ...match }))
  const { engineVersion, words, evasion, quotations, bibliography } = prepared
  return {
    ...parts,
    engineVersion,
    words,
    evasion,
    sources: ranked.map(({ id, source }) => ({ id, ...source })),
    matches,
    quotations,
    bibliography,
  }
}

const rankOf = (source: string): number => Number(source.slice(1))
const lengthOf = ({ words }: Pick<FoundMatch, 'words'>): number => words.end - words.start

/** All sources, with no more passages together than a report holds. */
function longest(sources: readonly ComparedSource[]): readonly ComparedSource[] {
  const lengths = sources.flatMap(({ matches }) => matches.map(lengthOf)).sort((one, other) => other - one)
  const shortest = lengths[matchesAtMost - 1] ?? 0
  let left = matchesAtMost - lengths.filter((length) => length > shortest).length
  return sources.map((compared) => ({
    ...compared,
    matches: compared.matches.filter((match) => lengthOf(match) > shortest || (lengthOf(match) === shortest && left-- > 0)),
  }))
}

/** Words in at least one of the passages of one source. */
function wordsIn(matches: readonly FoundMatch[]): number {
  let [sum, reached] = [0, 0]
  for (const { words } of matches.toSorted((one, other) => one.words.start - other.words.start)) {
    sum += Math.max(0, words.end - Math.max(words.start, reached))
    reached = Math.max(reached, words.end)
  }
  return sum
}

/** Passages of one source hardly overlap, so their words in the range may be added up. */
function holdsRange(matches: readonly FoundMatch[], { start, end }: WordRange): boolean {
  const inside = matches.reduce((sum, { words }) => sum + Math.max(0, Math.min(end, words.end) - Math.max(start, words.start)), 0)
  return inside >= holds * (end - start)
}

type Excerpted = Pick<FoundMatch, 'excerpt' | 'runs'>

/** Cuts excerpts so that a report of many long passages stays one that a browser can open. */
function makeRoom(): (given: Excerpted) => Excerpted {
  let left = excerpts.together
  return ({ excerpt, runs }) => {
    const most = left > 0 ? excerpts.each : excerpts.eachWhenFull
    const end = excerpt.text.length <= most ? excerpt.text.length : cutAtWord(excerpt.text, most)
    left -= end
    if (end === excerpt.text.length) return { excerpt, runs }
    return {
      excerpt: { ...excerpt, text: excerpt.text.slice(0, end), after: '…' },
      runs: runs.filter(({ inExcerpt }) => inExcerpt.end <= end),
    }
  }
}

/** The last space before `most`; between two characters where a text has none. */
function cutAtWord(text: string, most: number): number {
  const space = text.lastIndexOf(' ', most)
  if (space > most / 2) return space
  const unit = text.charCodeAt(most)
  return unit >= 0xdc00 && unit <= 0xdfff ? most - 1 : most
}
