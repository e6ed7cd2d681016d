import { findBibliography, findQuotations } from '#engines/languages/exclude.ts'
import { engineVersion, fingerprintOf, queryOf } from '#engines/similarity/fingerprint.ts'
import { countWords, findWords, type Words } from '#engines/similarity/normalize.ts'
import type { Span } from '#engines/text/span.ts'
import { assembleReport } from './assemble-report.ts'
import { exclusionsSchema, type ReportPart } from './contract.ts'
import type {
  CheckedCompared,
  CheckedIndexed,
  CheckedMeasured,
  CheckedPrepared,
  CompareInput,
  MeasureInput,
  PrepareInput,
} from './engine-tasks.ts'
import { compareWith, wordsIn } from './run-compare.ts'
import { holdsWhole } from './run-regions.ts'
import { scoreReport } from './score.ts'

/** Called when a source is behind. */
type OnSource = (done: number, of: number) => void

export type Check = {
  readonly countWords: (input: PrepareInput) => number
  /** What is known of a text by itself: fingerprints, parts that may be left out, characters that hide. */
  readonly prepare: (input: PrepareInput) => CheckedPrepared
  /** What an index keeps of a text. */
  readonly index: (input: PrepareInput) => CheckedIndexed
  /** Passages that a text has in common with each source. */
  readonly compare: (input: CompareInput, onSource: OnSource) => CheckedCompared
  /** How many words of a text stand in the sources, as a report without choices of its reader would count them. */
  readonly measure: (input: MeasureInput, onSource: OnSource) => CheckedMeasured
}

/** The plagiarism checker as a tool: pure, and without a corpus; who runs it finds the sources. */
export function makeCheck(): Check {
  return { countWords: ({ text, language }) => countWords(text, language), prepare, index, compare, measure }
}

function prepare({ text, language }: PrepareInput): CheckedPrepared {
  const words = findWords(text, language)
  const { invisible, lookAlikes, spans } = words.evasion
  return {
    engineVersion,
    words: words.count,
    query: queryOf(words, language),
    quotations: partsOf(words, findQuotations(text, language)),
    bibliography: partsOf(words, findBibliography(text, language)),
    evasion: { invisible, lookAlikes, places: [...spans] },
  }
}

function index({ text, language }: PrepareInput): CheckedIndexed {
  const words = findWords(text, language)
  return { words: words.count, hashes: fingerprintOf(words, language, { winnow: true }) }
}

/** Spans with the words in them; a span without a word is nothing to leave out. */
const partsOf = (words: Words, spans: readonly Span[]): ReportPart[] =>
  spans
    .map(({ start, end }) => ({ span: { start, end }, words: wordsIn(words, { start, end }) }))
    .filter(({ words: { start, end } }) => end > start)

function compare({ text, language, sources, commonHashes }: CompareInput, onSource: OnSource): CheckedCompared {
  const compareOne = compareWith({ text, language, commonHashes })
  return {
    sources: sources.map((source, index) => {
      const matches = compareOne(source)
      onSource(index + 1, sources.length)
      return { id: source.id, matches: [...matches] }
    }),
  }
}

const nothingSearched = { collections: [], documents: 0, otherInstitutions: false, online: null }
const shown = { kind: 'public', title: '', authors: '', year: null, url: null, within: '', readAt: null } as const

function measure({ text, language, sources, commonHashes, except }: MeasureInput, onSource: OnSource): CheckedMeasured {
  const isExcept = holdsWhole({ text: except, language })
  const others = sources.filter((source) => !isExcept(source))
  const compared = compare({ text, language, sources: others, commonHashes }, onSource)
  const report = assembleReport({
    title: '',
    language,
    text,
    checkedAt: '',
    searched: nothingSearched,
    prepared: prepare({ text, language }),
    sources: compared.sources.map(({ id, matches }) => ({ key: id, canShow: true, source: shown, matches })),
  })
  const { words, matchedWords } = scoreReport(report, exclusionsSchema.parse({}))
  return { words, matched: matchedWords }
}
