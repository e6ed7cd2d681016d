import { lintAt } from '../lint-at.ts'
import type { Lint } from '../lint.ts'
import type { LintParagraph } from '../paragraph.ts'

const ending = /[.!?…。！？][)\]"'”’»›]*$/

/**
 * A paragraph of several sentences that begins in lower case; inside one, what goes on in lower case is no new sentence.
 * Headings and items of lists may begin as they like.
 */
export function findCapitals({ kind, text, sentences: [sentence, ...more], language }: LintParagraph): readonly Lint[] {
  const first = sentence?.tokens[0]
  if (kind !== 'text' || !first || more.length === 0 || first.kind !== 'word' || first.isLocked) return []
  // A run of words without an end is cut as well.
  if (!ending.test(text.slice(sentence.span.start, sentence.span.end).slice(-8))) return []
  // "iPhone", "pH", "von der Leyen" keep their small letter; one letter may be a label.
  if (!/^\p{Ll}[\p{Ll}'’-]+$/u.test(first.text)) return []
  const [letter = ''] = first.text
  const right = letter.toLocaleUpperCase(language.tag) + first.text.slice(letter.length)
  if (right === first.text) return []
  const facts = { word: first.text, right }
  return [lintAt({ rule: 'any/sentence-capital', class: 'capital-needed', span: first.span, suggestions: [right], facts })]
}
