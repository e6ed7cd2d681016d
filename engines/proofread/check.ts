import { lintAt } from './lint-at.ts'
import type { LintClassKey } from './classes.ts'
import type { Lint } from './lint.ts'
import type { Known } from './pattern.ts'
import type { LintToken } from './token.ts'

/** The tokens from `from` to before `to` are wrong; `suggestions` best first, '' takes them away. */
export type CheckFinding = { readonly from: number; readonly to: number; readonly suggestions: readonly string[] }

/** A rule about the grammar of a whole sentence, which no pattern of neighbours can say. One file each. */
export type LintCheck = {
  /** Unique in its language; `en/check/<key>` names the rule. */
  readonly key: string
  readonly class: LintClassKey
  readonly isPicky?: true
  /** Reads one sentence. Findings may not overlap. `words`: what the dictionary tells. */
  readonly find: (tokens: readonly LintToken[], words: Known) => readonly CheckFinding[]
  /** Sentences it must mend, each with the whole sentence as mended by the first suggestions. At least four. */
  readonly wrong: readonly (readonly [string, string])[]
  /** Sentences it must leave alone. At least four, the tempting ones. */
  readonly right: readonly string[]
}

export const defineCheck = (check: LintCheck): LintCheck => check

/** Who writes more words and marks without an end has written no sentence, and looking for its grammar would take long. */
const tokensAtMost = 500

/** What the check finds in the sentence; nothing where a word is not to be judged or nothing would change. */
export function runCheck(
  check: LintCheck,
  tokens: readonly LintToken[],
  { code, text, words }: { readonly code: string; readonly text: string; readonly words: Known },
): readonly Lint[] {
  if (tokens.length > tokensAtMost) return []
  return check.find(tokens, words).flatMap(({ from, to, suggestions }) => {
    const wrong = tokens.slice(from, to)
    const [first, last] = [wrong[0], wrong.at(-1)]
    if (!first || !last || wrong.some(({ isLocked }) => isLocked)) return []
    const word = text.slice(first.span.start, last.span.end)
    const right = suggestions.filter((one) => one !== word)
    if (right.length === 0) return []
    // Words that are taken away take the space before them along.
    const start = right.includes('') && from > 0 ? first.span.start - first.space.length : first.span.start
    const facts = { word, right: right[0] ?? '' }
    const span = { start, end: last.span.end }
    return [
      lintAt({
        rule: `${code}/check/${check.key}`,
        class: check.class,
        span,
        suggestions: right,
        facts,
        ...(check.isPicky && { isPicky: true }),
      }),
    ]
  })
}
