import { writtenLanguages } from '#engines/languages/written.gen.ts'
import { makeReport } from '#engines/proofread/report/report.ts'
import type { Span } from '#engines/text/span.ts'
import type { TextLanguage } from '../text-languages.gen.ts'
import { reportWordsAtLeast, type ReportResult } from './report-contract.ts'

type Known = {
  readonly text: string
  readonly language: TextLanguage
  /** Parts in other languages. */
  readonly skipped?: readonly { readonly span: Span }[]
}

/** The report on a text whose language is known. */
export function runReport({ text, language, skipped = [] }: Known): ReportResult {
  const { words, sentences, facts, untold } = makeReport(
    text,
    writtenLanguages[language],
    skipped.map(({ span }) => span),
  )
  return {
    language,
    words,
    sentences,
    isEnough: words >= reportWordsAtLeast,
    facts: facts.map(({ groups, figures, ...fact }) => ({
      ...fact,
      groups: groups.map(({ places, ...group }) => ({ ...group, places: [...places] })),
      figures: { ...figures },
    })),
    untold: [...untold],
  }
}
