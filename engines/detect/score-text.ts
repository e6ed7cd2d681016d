import type { Span } from '../text/span.ts'
import { rangeOf, verdictOf, wordsForPassages, wordsForVerdict } from './bands.ts'
import type { CannotTellReason, Verdict } from './bands.ts'
import type { DetectorModel } from './model.ts'
import type { OddCharacters } from './normal-text.ts'
import { isOtherScript } from './not-prose.ts'
import { findPassages } from './passages.ts'
import type { Passage } from './passages.ts'
import { normalPartsOf } from './prose-parts.ts'
import type { LeftOut, LeftOutKind, NormalParts } from './prose-parts.ts'
import { scoreTokens } from './score-tokens.ts'
import { countWords, findTokens } from './tokens.ts'
import type { Token } from './tokens.ts'

/** What is said of a text. Spans are half-open UTF-16 offsets of the text as given, in order. */
export type DetectorReading = {
  readonly words: { readonly judged: number; readonly all: number }
  readonly verdict: Verdict
  /** Null exactly when there is a verdict. */
  readonly cannotTell: CannotTellReason | null
  /** Null without a verdict. */
  readonly range: { readonly low: number; readonly high: number } | null
  readonly passages: readonly Passage[]
  readonly oddCharacters: readonly OddCharacters[]
  readonly leftOut: readonly LeftOut[]
  /** The parts that were judged: what signals are looked for in. */
  readonly judged: readonly Span[]
  /** For measuring, never for people; null where it was not computed. */
  readonly score: number | null
}

export type ScoreOptions = {
  readonly language: string
  /** Null where the bar for verdicts is not met in this language. */
  readonly model: DetectorModel | null
}

/**
 * Judges the prose of a text. The same text and model give the same answer, and so does the text with other line ends, spaces,
 * quotation marks, dashes, hidden characters or letters that look alike. Under 120 words of prose there is no verdict.
 */
export function scoreText(text: string, { language, model }: ScoreOptions): DetectorReading {
  const parts = normalPartsOf(text, language)
  const { normal, judged, leftOut } = parts
  const tokens = findTokens(normal.text, judged)
  const words = { judged: countWords(tokens), all: countWords(findTokens(normal.text, [{ start: 0, end: normal.text.length }])) }
  const reading = {
    words,
    oddCharacters: normal.odd,
    leftOut: leftOut.map(({ kind, span }) => ({ kind, span: normal.placeOf(span) })),
    judged: judged.map(normal.placeOf),
  }
  const silence = reasonForSilence(parts, tokens, words) ?? (model === null ? 'not-measured' : null)
  if (silence !== null || model === null)
    return { ...reading, verdict: 'cannot-tell', cannotTell: silence, range: null, passages: [], score: null }
  const score = scoreTokens(tokens, model)
  const passages = words.judged < wordsForPassages ? [] : findPassages(normal.text, judged, tokens, model)
  const verdict = verdictOf(score, words.judged, passages, model)
  return {
    ...reading,
    verdict,
    cannotTell: verdict === 'cannot-tell' ? 'between' : null,
    range: verdict === 'cannot-tell' ? null : rangeOf(score, model.calibration),
    passages: passages.map((passage) => ({ ...passage, span: normal.placeOf(passage.span) })),
    score,
  }
}

const notProse: ReadonlySet<LeftOutKind> = new Set(['code', 'formula', 'list', 'table', 'verse'])

/** Fewer different words among the first are filler that repeats. */
const [differentAtLeast, amongFirst] = [12, 500]

const isFiller = (tokens: readonly Token[]): boolean => {
  const words = tokens.filter(({ isWord }) => isWord).slice(0, amongFirst)
  return new Set(words.map(({ lower }) => lower)).size < differentAtLeast
}

/** Why a text is not judged at all; null when it is. */
function reasonForSilence(
  { normal, leftOut }: NormalParts,
  tokens: readonly Token[],
  { judged, all }: DetectorReading['words'],
): CannotTellReason | null {
  const wordsIn = (is: (kind: LeftOutKind) => boolean): number =>
    countWords(
      findTokens(
        normal.text,
        leftOut.filter(({ kind }) => is(kind)).map(({ span }) => span),
      ),
    )
  const foreign = wordsIn((kind) => kind === 'other-language')
  if (foreign > judged) return 'mixed-languages'
  if (isOtherScript(normal.text)) return 'not-prose'
  const unread = wordsIn((kind) => notProse.has(kind))
  // What is left of a poem, a program or a list is mostly a piece of it that was not recognised.
  if (judged >= wordsForVerdict) return unread > all / 3 || isFiller(tokens) ? 'not-prose' : null
  if (all >= wordsForVerdict && foreign >= unread && foreign > all / 4) return 'mixed-languages'
  return unread > judged || (all >= wordsForVerdict && unread > all / 4) ? 'not-prose' : 'too-short'
}
