import type { Lint } from '../lint.ts'
import type { LintParagraph, LintSentence } from '../paragraph.ts'
import type { LintToken } from '../token.ts'
import { lintAt } from '../lint-at.ts'

/** "the the", "of the of the": a word or two said twice by mistake. */
export function findRepeats(paragraph: LintParagraph): readonly Lint[] {
  return paragraph.sentences.flatMap((sentence) => repeatsIn(sentence, paragraph))
}

function repeatsIn({ tokens }: LintSentence, paragraph: LintParagraph): readonly Lint[] {
  const found: Lint[] = []
  for (let i = 1; i < tokens.length; i++) {
    const size = isPairAgain(tokens, i) ? 2 : isWordAgain(tokens, i, paragraph) ? 1 : 0
    if (size === 0) continue
    const [first, last] = [tokens[i - size], tokens[i + size - 1]]
    if (!first || !last) continue
    const kept = paragraph.text.slice(first.span.start, tokens[i - 1]?.span.end)
    found.push(
      lintAt({
        rule: size === 2 ? 'any/repeated-phrase' : 'any/repeated-word',
        class: size === 2 ? 'repeated-phrase' : 'repeated-word',
        span: { start: first.span.start, end: last.span.end },
        suggestions: [kept],
        facts: { word: kept },
      }),
    )
    i += size
  }
  return found
}

const isPlain = (token: LintToken | undefined): token is LintToken =>
  token !== undefined && token.kind === 'word' && !token.isLocked && /^\p{L}/u.test(token.text)

/** Side by side with nothing but white space between. */
const isSame = (a: LintToken | undefined, b: LintToken | undefined): boolean => isPlain(a) && isPlain(b) && a.lower === b.lower

function isWordAgain(tokens: readonly LintToken[], i: number, { language }: LintParagraph): boolean {
  const [before, here] = [tokens[i - 1], tokens[i]]
  if (!isSame(before, here) || !here || !before || here.space === '') return false
  // "Sing Sing", "Bora Bora": a name; "THE THE" is none.
  if (/^\p{Lu}\p{Ll}/u.test(here.text) && /^\p{Lu}\p{Ll}/u.test(before.text)) return false
  // Said three times on purpose: "no no no".
  if (isSame(here, tokens[i + 1]) || isSame(tokens[i - 2], before)) return false
  if (language.repeatable.has(here.lower)) return false
  return !language.repeatable.has('*') || language.functionWords.has(here.lower)
}

/** "of the of the": two words again; "again and again and again" is said on purpose. */
function isPairAgain(tokens: readonly LintToken[], i: number): boolean {
  return (
    isSame(tokens[i - 2], tokens[i]) &&
    isSame(tokens[i - 1], tokens[i + 1]) &&
    !isSame(tokens[i - 2], tokens[i - 1]) &&
    !isSame(tokens[i], tokens[i + 2]) &&
    !isSame(tokens[i - 3], tokens[i - 1]) &&
    (tokens[i]?.text.length ?? 0) + (tokens[i + 1]?.text.length ?? 0) > 3
  )
}
