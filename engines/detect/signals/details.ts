import { textAt, type Span } from '../../text/span.ts'
import type { Token } from './token.ts'

/** 25, 16th, 1990s; not cm3, s² or utf-8, which are units and names, nor 2π. */
const number = /^\p{Nd}[^\p{No}\p{Script=Greek}]*$/u
/** What joins figures to one number: 25,0 and 18:02 and 3/4. */
const joint = /^[,:/]$/
/** Behind these speech, a title or a remark may begin, and so a capital says nothing. */
const opening = /(?:["“”„«»'‘’–—:?!…¿¡([{*_#>|•]|\p{N}\)|\(\p{L}{1,12}\)|\b\p{L}{1,4}\))\s?$/u
const capitalsAtMost = 3

/** Numbers in figures; a decimal comma, a separator of thousands and the parts of a time or date make one of several words. */
export function numbersIn(text: string, tokens: readonly Token[]): readonly Span[] {
  const found: Span[] = []
  for (const { span } of tokens) {
    const word = textAt(text, span)
    if (!number.test(word)) continue
    const before = found.at(-1)
    if (before && isOneNumber(textAt(text, before), text.slice(before.end, span.start), word))
      found[found.length - 1] = { start: before.start, end: span.end }
    else found.push(span)
  }
  return found
}

function isOneNumber(before: string, between: string, word: string): boolean {
  if (joint.test(between)) return true
  return /^\s$/.test(between) && /^\p{Nd}{3}$/u.test(word) && /^\p{Nd}{1,3}(?:\s\p{Nd}{3})*$/u.test(before)
}

/** Words with a capital that only a name has; those that stand together are one. */
export function namesIn(text: string, tokens: readonly Token[], notNames: ReadonlySet<string>): readonly Span[] {
  const found: Span[] = []
  let isOpening = true
  for (const [index, token] of tokens.entries()) {
    const { span } = token
    const isFirst = isOpening
    isOpening &&= isClauseMark(text, span)
    if (isFirst || !isName(text, token, notNames)) continue
    const before = found.at(-1)
    if (before && tokens[index - 1]?.span.end === before.end && text.slice(before.end, span.start) === ' ')
      found[found.length - 1] = { start: before.start, end: span.end }
    else found.push(span)
  }
  return found
}

/** 7.1, or a) and iv) before a clause; or (laughs) before what is said. */
const isClauseMark = (text: string, span: Span): boolean => /^\p{N}/u.test(textAt(text, span)) || text[span.end] === ')'

/** A capital, of more than a letter (a grade B is none); four capitals or more are shouted. */
function isName(text: string, { span, form }: Token, notNames: ReadonlySet<string>): boolean {
  const word = textAt(text, span).normalize('NFC')
  return (
    word.length > 1 &&
    /^\p{Lu}/u.test(word) &&
    !/^I['’]/.test(word) &&
    !(word.length > capitalsAtMost && /^\p{Lu}+$/u.test(word)) &&
    !notNames.has(form.replace(/'s$/, '')) &&
    !opening.test(text.slice(Math.max(0, span.start - 16), span.start))
  )
}
