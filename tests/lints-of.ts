import { writtenLanguages } from '#engines/languages/written.gen.ts'
import type { Lint } from '#engines/proofread/lint.ts'
import type { LintParagraph } from '#engines/proofread/paragraph.ts'
import { tokensOf } from '#engines/proofread/tokens.ts'
import { findParagraphs } from '#engines/text/paragraphs.ts'
import { findSentences } from '#engines/text/sentences.ts'

type Code = keyof typeof writtenLanguages

/** The paragraphs of a text as checks see them, in a language without an analysis. */
export function paragraphsOf(text: string, code: Code): readonly LintParagraph[] {
  const language = writtenLanguages[code]
  return findParagraphs(text).map(({ kind, span }) => {
    const sentences = findSentences(text, span, language).map((sentence) => ({
      span: sentence,
      tokens: tokensOf(text, sentence, language),
    }))
    return { text, kind, span, sentences, language }
  })
}

/** What a check finds in a text, each finding as `what stands there → first suggestion`. */
export const lintsOf = (find: (paragraph: LintParagraph) => readonly Lint[], text: string, code: Code): readonly string[] =>
  paragraphsOf(text, code)
    .flatMap(find)
    .map(({ span, suggestions: [first] }) => text.slice(span.start, span.end) + (first === undefined ? '' : `→${first}`))
