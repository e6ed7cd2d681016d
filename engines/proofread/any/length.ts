import { lintAt } from '../lint-at.ts'
import type { Lint } from '../lint.ts'
import type { LintParagraph } from '../paragraph.ts'

/** More words than this in one sentence are hard to follow. */
const longest = 42

/** Sentences that go on too long, and three in a row that begin alike. */
export function findLong({ kind, sentences }: LintParagraph): readonly Lint[] {
  if (kind === 'code' || kind === 'heading') return []
  const long = sentences.flatMap(({ span, tokens }): readonly Lint[] => {
    const words = tokens.filter((token) => token.kind === 'word').length
    return words > longest
      ? [lintAt({ rule: 'any/long-sentence', class: 'long-sentence', span, suggestions: [], facts: { count: String(words) } })]
      : []
  })
  const alike = sentences.flatMap(({ tokens }, i): readonly Lint[] => {
    const first = tokens[0]
    const same = [sentences[i - 1], sentences[i - 2]].every((other) => other?.tokens[0]?.lower === first?.lower)
    if (!first || first.kind !== 'word' || !same || first.lower.length < 2) return []
    return [
      lintAt({ rule: 'any/begin-alike', class: 'sentences-begin-alike', span: first.span, suggestions: [], facts: { word: first.text } }),
    ]
  })
  return [...long, ...alike]
}
