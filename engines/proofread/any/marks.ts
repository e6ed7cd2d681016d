import { lintAt } from '../lint-at.ts'
import type { Lint } from '../lint.ts'
import type { LintParagraph } from '../paragraph.ts'
import type { LintToken } from '../token.ts'

/** Full stops, dashes and doubled marks. */
export function findMarks(paragraph: LintParagraph): readonly Lint[] {
  return paragraph.sentences.flatMap(({ tokens }) =>
    tokens.flatMap((token, i): readonly Lint[] => {
      if (token.kind !== 'mark' || token.isLocked) return []
      const found =
        dotsAt(token, tokens[i + 1]) ?? doubledAt(token, tokens[i + 1]) ?? dashAt(token, tokens[i - 1], tokens[i + 1], paragraph)
      return found ? [found] : []
    }),
  )
}

/** "..." for an ellipsis, ".." for a slip. */
function dotsAt({ text, span }: LintToken, next: LintToken | undefined): Lint | null {
  if (text === '...') return lintAt({ rule: 'any/ellipsis', class: 'ellipsis', span, suggestions: ['…'], facts: { word: text } })
  // "../x" is a path, "[..]" something left out.
  if (text !== '..' || (next?.space === '' && (next.kind !== 'mark' || /^[/\\\]]$/.test(next.text)))) return null
  return lintAt({ rule: 'any/doubled-mark', class: 'doubled-mark', span, suggestions: ['.', '…'], facts: { word: text } })
}

/** ",,", ";;", ",.": one of the two is a slip. */
function doubledAt(token: LintToken, next: LintToken | undefined): Lint | null {
  if (!next || next.space !== '' || next.kind !== 'mark' || !/^[,;]$/.test(token.text) || !/^[,;.]$/.test(next.text)) return null
  const span = { start: token.span.start, end: next.span.end }
  return lintAt({
    rule: 'any/doubled-mark',
    class: 'doubled-mark',
    span,
    suggestions: [next.text],
    facts: { word: token.text + next.text },
  })
}

/** A hyphen, or two, for a dash between words. */
function dashAt(
  token: LintToken,
  before: LintToken | undefined,
  next: LintToken | undefined,
  { language, text }: LintParagraph,
): Lint | null {
  if (!before || !next || !/^(?:-|--)$/.test(token.text) || before.kind !== 'word' || next.kind !== 'word') return null
  const isSpaced = token.space !== '' && next.space !== ''
  if (!isSpaced && token.text === '-') return null
  const span = { start: before.span.end, end: next.span.start }
  const facts = { word: text.slice(span.start, span.end).trim() }
  return lintAt({ rule: 'any/dash', class: 'dash', span, suggestions: [language.dash], facts })
}
