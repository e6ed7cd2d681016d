import { lintAt } from '../lint-at.ts'
import type { Lint } from '../lint.ts'
import type { LintParagraph, LintSentence } from '../paragraph.ts'
import type { LintToken } from '../token.ts'

/** White space that is missing, doubled or on the wrong side of a mark. */
export const findSpaces = (paragraph: LintParagraph): readonly Lint[] =>
  paragraph.sentences.flatMap((sentence, i) => spacesIn(sentence, paragraph.sentences[i - 1] ?? null, paragraph))

function spacesIn({ tokens }: LintSentence, before: LintSentence | null, paragraph: LintParagraph): readonly Lint[] {
  return tokens.flatMap((token, i): readonly Lint[] => {
    const last = i > 0 ? tokens[i - 1] : before?.tokens.at(-1)
    if (!last || token.isLocked) return []
    const gap = { start: last.span.end, end: token.span.start }
    const space = paragraph.text.slice(gap.start, gap.end)
    if (/[\n\r]/.test(space)) return []
    const found =
      beforeMark({ last, token, next: tokens[i + 1], space, language: paragraph.language }) ??
      afterMark(last, token, space) ??
      inBrackets(last, token, space)
    if (found) return [found]
    return space.length > 1 && /^[ \u00A0]+$/.test(space)
      ? [lintAt({ rule: 'any/spaces-doubled', class: 'spaces-doubled', span: gap, suggestions: [' '] })]
      : []
  })
}

const closing = /^[,.;:!?%)\]}]$/

type Place = {
  readonly last: LintToken
  readonly token: LintToken
  readonly next: LintToken | undefined
  /** White space between `last` and `token`. */
  readonly space: string
  readonly language: LintParagraph['language']
}

/** "word ," and, where the language wants it, "mot:" without its space. */
function beforeMark({ last, token, next, space, language }: Place): Lint | null {
  if (token.kind !== 'mark' || !closing.test(token.text)) return null
  const wantsSpace = language.spacedMarks.includes(token.text)
  if (wantsSpace) {
    if (space !== '' || last.kind === 'mark' || (next && next.space === '' && next.kind !== 'mark')) return null
    const kept = Array.from(last.text).at(-1) ?? ''
    const span = { start: last.span.end - kept.length, end: token.span.end }
    return lintAt({
      rule: 'any/space-needed-before',
      class: 'space-needed-before',
      span,
      suggestions: [`${kept}\u00A0${token.text}`],
      facts: { word: token.text },
    })
  }
  if (token.text === '%' && language.isPercentSpaced) return null
  const isFace = /^[:;]$/.test(token.text) && next?.kind === 'mark' && next.space === ''
  const isPartOfNext = next !== undefined && next.space === '' && next.kind !== 'mark'
  if (space === '' || isFace || isPartOfNext || last.kind === 'mark' || last.isLocked) return null
  return lintAt({
    rule: 'any/space-before-mark',
    class: 'space-before-mark',
    span: { start: token.span.start - space.length, end: token.span.end },
    suggestions: [token.text],
    facts: { word: token.text },
  })
}

/** "end.Then", "one,two", not "3.5", "e.g.", "and/or". */
function afterMark(last: LintToken, token: LintToken, space: string): Lint | null {
  if (last.kind !== 'mark' || token.kind !== 'word' || space !== '' || !/^(?:[,;!?]|\.|…)$/.test(last.text)) return null
  const isSentence = /^[.…]$/.test(last.text)
  if (isSentence && !/^\p{Lu}\p{Ll}+$/u.test(token.text)) return null
  return lintAt({
    rule: 'any/space-after-mark',
    class: 'space-after-mark',
    span: { start: last.span.start, end: token.span.end },
    suggestions: [`${last.text} ${token.text}`],
    facts: { word: last.text },
  })
}

/** "( word"; "word )" is found as a space before a mark. */
function inBrackets(last: LintToken, token: LintToken, space: string): Lint | null {
  if (space === '' || last.kind !== 'mark' || !/^[([]$/.test(last.text) || token.kind === 'mark') return null
  const span = { start: last.span.start, end: token.span.end }
  return lintAt({
    rule: 'any/space-in-brackets',
    class: 'space-in-brackets',
    span,
    suggestions: [last.text + token.text],
    facts: { word: last.text },
  })
}
