import type { WrittenLanguage } from '../../languages/language.ts'
import type { Span } from '../../text/span.ts'
import { findAbbreviations } from './abbreviations.ts'
import type { Fact } from './fact.ts'
import { findMarks } from './marks.ts'
import { findNumbers } from './numbers.ts'
import { findPassives, tellsPassive } from './passive.ts'
import { readProse, type Prose } from './prose.ts'
import { findRepetition } from './repetition.ts'
import { findSentenceFacts } from './sentences.ts'
import { findTenses, tellsTense } from './tense.ts'
import { findDialects, findTerms } from './terms.ts'

/** What forms do not tell in a language, and is therefore not said. */
export type Untold = 'tense' | 'passive'

export type Report = {
  readonly words: number
  readonly sentences: number
  readonly facts: readonly Fact[]
  readonly untold: readonly Untold[]
}

/** A text has to be so long before anything is said of it as a whole. */
export const wordsAtLeast = 100

/** What a long text does in more than one way, and how it is built; facts with their places, no judgement. */
export function makeReport(text: string, language: WrittenLanguage, skipped: readonly Span[] = []): Report {
  const prose = readProse(text, language, skipped)
  const words = prose.sentences.reduce((sum, one) => sum + one.words.length, 0)
  const untold = [...(tellsTense(language.code) ? [] : ['tense' as const]), ...(tellsPassive(language.code) ? [] : ['passive' as const])]
  const measured = { words, sentences: prose.sentences.length, untold }
  return { ...measured, facts: words < wordsAtLeast ? [] : findFacts(prose) }
}

/** All facts of a text, however short. */
export const findFacts = (prose: Prose): readonly Fact[] => [
  ...findTerms(prose),
  ...findDialects(prose),
  ...findAbbreviations(prose),
  ...findTenses(prose),
  ...findNumbers(prose),
  ...findMarks(prose),
  ...findSentenceFacts(prose),
  ...findPassives(prose),
  ...findRepetition(prose),
]
