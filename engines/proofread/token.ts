import type { Tag, VerbForm } from '../languages/en/grammar/token.ts'
import type { Span } from '../text/span.ts'

/** One word, number or mark of a sentence, as rules see it. */
export type LintToken = {
  readonly text: string
  /** In the language's lower case, with straight apostrophes. */
  readonly lower: string
  /** In the whole text. */
  readonly span: Span
  readonly kind: 'word' | 'number' | 'mark' | 'link'
  /** White space before it, as written. */
  readonly space: string
  /** Null where the language has no analysis. */
  readonly tag: Tag | null
  readonly lemma: string | null
  readonly form: VerbForm | null
  /** Not to be judged: address, code, quotation in another language, citation. */
  readonly isLocked: boolean
}
