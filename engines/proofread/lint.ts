import type { LintKind } from '../text/lint-kinds.ts'
import type { Span } from '../text/span.ts'

/**
 * Something in the text that the writer should look at. `span` counts in the text that was given. Applying a suggestion
 * puts it in the place of `span`; '' takes the words away.
 */
export type Lint = {
  /** The row or check that found it: `en/agreement/he-dont`, `any/repeated-word`; the writer may switch it off. */
  readonly rule: string
  /** Key of the class: its title, message and reason are words of the interface. */
  readonly class: string
  readonly kind: LintKind
  readonly span: Span
  /** Best first; none when only the writer can tell. */
  readonly suggestions: readonly string[]
  /** Worth a look rather than wrong: shown only to those who ask for it. */
  readonly isPicky: boolean
  /** Words that the message of the class names: `wrong`, `right`, `word`. */
  readonly facts: Readonly<Record<string, string>>
}
