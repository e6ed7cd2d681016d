import { lintAt } from '../lint-at.ts'
import type { Lint } from '../lint.ts'
import type { LintParagraph } from '../paragraph.ts'
import type { LintToken } from '../token.ts'

const closers: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }
const isOpener = (text: string): boolean => /^[([{]$/.test(text)

/** Brackets that are opened and never closed, or closed and never opened, within a paragraph. */
export function findUnpaired(paragraph: LintParagraph): readonly Lint[] {
  const tokens = paragraph.sentences.flatMap((sentence) => sentence.tokens)
  const open: LintToken[] = []
  const loose: LintToken[] = []
  let isLastFace = false
  tokens.forEach((token, i) => {
    isLastFace = isFace(tokens, i, isLastFace)
    if (token.kind !== 'mark' || token.isLocked || isLastFace) return
    if (isOpener(token.text)) open.push(token)
    const opener = closers[token.text]
    if (opener === undefined) return
    if (open.at(-1)?.text === opener) open.pop()
    else if (!isLabel(tokens, i)) loose.push(token)
  })
  return [...open, ...loose].map(({ span, text }) =>
    lintAt({ rule: 'any/unpaired', class: 'unpaired', span, suggestions: [], facts: { word: text } }),
  )
}

/** ":)", ":-(", and the rest of ":))": no bracket that wants a partner. */
function isFace(tokens: readonly LintToken[], i: number, isLastFace: boolean): boolean {
  const [token, before] = [tokens[i], tokens[i - 1]]
  if (!token || !before || token.space !== '' || before.kind !== 'mark') return false
  return /^[:;=-]$/.test(before.text) || (isLastFace && before.text === token.text)
}

/** "a)", "1)", "ii)" where no bracket is open. */
function isLabel(tokens: readonly LintToken[], i: number): boolean {
  const [token, before] = [tokens[i], tokens[i - 1]]
  if (!token || !before || token.text !== ')' || token.space !== '') return false
  return before.kind === 'number' || /^(?:[a-z]|[ivx]{2,4})$/i.test(before.text)
}

/** Quotation marks of a typewriter or of another language, in pairs, where the language has its own. */
export function findQuotes(paragraph: LintParagraph): readonly Lint[] {
  const { language, text } = paragraph
  const right = new Set(language.quotes.flat().concat(language.innerQuotes))
  const [open, close] = language.quotes[0] ?? ['"', '"']
  const found: Lint[] = []
  for (const { index, 0: whole } of text
    .slice(paragraph.span.start, paragraph.span.end)
    .matchAll(/(["“”„«»])(?=\S)[^"“”„«»\n]{1,600}?(["“”«»])/gu)) {
    const start = paragraph.span.start + index
    const marks = [whole.charAt(0), whole.charAt(whole.length - 1)]
    const isRight = language.quotes.some(([first, second]) => first === marks[0] && second === marks[1]) && marks[0] !== '"'
    if (isRight || (marks[0] !== '"' && marks.every((mark) => right.has(mark)))) continue
    const span = { start, end: start + whole.length }
    const inner = whole.slice(1, -1)
    const facts = { word: `${marks[0]}…${marks[1]}`, right: `${open}…${close}` }
    found.push(lintAt({ rule: 'any/quotes', class: 'quotes', span, suggestions: [`${open}${inner}${close}`], facts }))
  }
  return found
}
