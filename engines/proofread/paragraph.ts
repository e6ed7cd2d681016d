import type { WrittenLanguage } from '../languages/language.ts'
import type { ParagraphKind } from '../text/paragraphs.ts'
import type { Span } from '../text/span.ts'
import type { LintToken } from './token.ts'

export type LintSentence = { readonly span: Span; readonly tokens: readonly LintToken[] }

/** One paragraph with its sentences, as checks see it. All spans count in `text`, the whole text. */
export type LintParagraph = {
  readonly text: string
  readonly kind: ParagraphKind
  readonly span: Span
  readonly sentences: readonly LintSentence[]
  readonly language: WrittenLanguage
}
