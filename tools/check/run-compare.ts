import { align, type Match } from '#engines/similarity/align.ts'
import { findShingles } from '#engines/similarity/fingerprint.ts'
import type { Words } from '#engines/similarity/normalize.ts'
import { prepare } from '#engines/similarity/prepare.ts'
import type { Span } from '#engines/text/span.ts'
import type { WordRange } from './contract.ts'
import type { CompareInput, FoundMatch } from './engine-tasks.ts'
import { regionsNear, type Region } from './run-regions.ts'
import { splitPassage } from './split-passage.ts'

type Source = CompareInput['sources'][number]

/** Passages of one source; the longest are kept. */
const matchesAtMost = 400
/** Runs of common words that one passage marks. */
const runsAtMost = 1_500
/** Words shown before a passage and after it, and the most characters that they may have. */
const around = { words: 12, characters: 240 }
/** A passage is common text when this share of its fingerprints stands in many documents. */
const commonShare = 0.5

/** Makes a text ready, and then finds what it has in common with one source after another, in the order of the text. */
export function compareWith({ text, language, commonHashes }: Omit<CompareInput, 'sources'>): (source: Source) => readonly FoundMatch[] {
  const checked = prepare(text, language)
  const isCommon = makeIsCommon(checked.words, { language, commonHashes })
  const regionsOf = regionsNear(checked.words, language)
  return (source) =>
    regionsOf(source)
      .flatMap((region) =>
        align(checked, region.prepared, source.near && source.near.length > 0 ? { near: source.near } : {})
          .flatMap((match) => splitPassage(match, (span) => wordsIn(checked.words, span)))
          .map((match) => ({ match, region })),
      )
      .sort((one, other) => other.match.words - one.match.words)
      .slice(0, matchesAtMost)
      .sort((one, other) => one.match.inChecked.start - other.match.inChecked.start)
      .map(({ match, region }) => {
        const words = wordsIn(checked.words, match.inChecked)
        return { ...present(match, region, source.text), words, isCommon: isCommon(words) }
      })
}

/** Words that begin inside a span, as a range of their numbers. */
export const wordsIn = ({ starts }: Pick<Words, 'starts'>, { start, end }: Span): WordRange => ({
  start: firstFrom(starts, start),
  end: firstFrom(starts, end),
})

/** The first place whose value is not below `least`; values ascend. */
function firstFrom(values: Uint32Array, least: number): number {
  let [low, high] = [0, values.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((values[middle] ?? 0) < least) low = middle + 1
    else high = middle
  }
  return low
}

function present({ inChecked, inSource, common }: Match, region: Region, text: string): Omit<FoundMatch, 'words' | 'isCommon'> {
  const { words } = region.prepared
  const inRegion = wordsIn(words, inSource)
  const [start, end] = [inSource.start + region.offset, inSource.end + region.offset]
  const runs = common.slice(0, runsAtMost)
  return {
    span: { start: inChecked.start, end: inChecked.end },
    common: common.reduce((sum, run) => sum + lengthIn(words, run.inSource), 0),
    excerpt: {
      before: text.slice(
        Math.max(0, start - around.characters, region.offset + (words.starts[Math.max(0, inRegion.start - around.words)] ?? 0)),
        start,
      ),
      text: text.slice(start, end),
      after: text.slice(
        end,
        Math.min(end + around.characters, region.offset + (words.ends[Math.min(words.count, inRegion.end + around.words) - 1] ?? 0)),
      ),
      at: start,
      words: inRegion.end - inRegion.start,
    },
    runs: runs.map((run) => ({
      inChecked: { start: run.inChecked.start, end: run.inChecked.end },
      inExcerpt: { start: run.inSource.start - inSource.start, end: run.inSource.end - inSource.start },
    })),
  }
}

function lengthIn(words: Words, span: Span): number {
  const { start, end } = wordsIn(words, span)
  return end - start
}

/** Tells whether a range of the checked text's words is one that many documents have. */
function makeIsCommon(
  words: Words,
  { language, commonHashes }: Pick<CompareInput, 'language' | 'commonHashes'>,
): (range: WordRange) => boolean {
  if (commonHashes.length === 0) return () => false
  const common = new Set(commonHashes)
  const { hashes, first, last } = findShingles(words, language)
  return ({ start, end }) => {
    let [inside, known] = [0, 0]
    for (let i = firstFrom(first, start); i < hashes.length && (first[i] ?? 0) < end; i++) {
      if ((last[i] ?? 0) >= end) break
      inside++
      if (common.has(hashes[i] ?? -1)) known++
    }
    return inside > 0 && known >= commonShare * inside
  }
}
