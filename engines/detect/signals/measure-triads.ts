import { textAt, type Span } from '../../text/span.ts'
import { sentencesAtLeast } from './measure-sentences.ts'
import type { Measured } from './signal.ts'
import type { Sentence, Token } from './token.ts'

/** Each of three things has at most so many words. */
const wordsAtMost = 2

/**
 * Lists of exactly three: "clear, concise and complete", with or without a comma before the last. In a hundred sentences.
 * Rather one too few than one too many: the things must begin alike (both with an article or neither, both with a capital or
 * neither), nothing may go on behind a comma, and nothing short may stand before. "Trains, buses, and ferries" may open a sentence, where
 * each is one word and a comma stands before the last, since "Tomorrow, rain and snow" are two.
 */
export function measureTriads(text: string, sentences: readonly Sentence[], known: Known): Measured {
  const places = sentences.flatMap(({ tokens }) => triadsIn(text, tokens, known))
  return {
    value: (100 * places.length) / Math.max(1, sentences.length),
    facts: { count: places.length, of: sentences.length },
    places,
    isEnough: sentences.length >= sentencesAtLeast,
  }
}

type Known = { readonly lastOfSeveral: ReadonlySet<string>; readonly functionWords: ReadonlySet<string> }

function triadsIn(text: string, tokens: readonly Token[], { lastOfSeveral, functionWords }: Known): readonly Span[] {
  const commas = tokens.map((token, index) => index > 0 && commaBetween(text, tokens[index - 1], token))
  const isSmall = ({ form }: Token): boolean => functionWords.has(form) || lastOfSeveral.has(form)
  const found: Span[] = []
  for (const [index, token] of tokens.entries()) {
    if (!lastOfSeveral.has(token.form)) continue
    const second = lastComma(commas, commas[index] ? index - 1 : index)
    if (second === null || index - second < 1 || index - second > wordsAtMost) continue
    const [one, other, last] = [tokens[second - 1], tokens[second], tokens[index + 1]]
    if (!one || !other || !last || isSmall(one) || isSmall(other) !== isSmall(last)) continue
    const opens = second === 1 && commas[index] === true && index === 2 && !isSmall(other)
    if (!opens && isCapital(text, one) !== isCapital(text, other)) continue
    const beforeOne = tokens[second - 2]
    if (isSmall(other) && (!beforeOne || !isSmall(beforeOne))) continue
    if (lastOfSeveral.has(tokens[second - 2]?.form ?? '')) continue
    if (commas.slice(index + 1, index + 2 + wordsAtMost).includes(true) || (!opens && isListOfMore(commas, second))) continue
    if (one.span.start >= (found.at(-1)?.end ?? 0)) found.push({ start: one.span.start, end: endOfLast(tokens, index + 1, isSmall) })
  }
  return found
}

/** The last thing is shown with the word behind its article. */
function endOfLast(tokens: readonly Token[], index: number, isSmall: (token: Token) => boolean): number {
  const first = tokens[index]
  const next = tokens[index + 1]
  return (first && isSmall(first) && next ? next : first)?.span.end ?? 0
}

/** The index of the word after the last comma at or before `from`; null without one. */
function lastComma(commas: readonly boolean[], from: number): number | null {
  for (let index = from; index > 0; index--) if (commas[index]) return index
  return null
}

/** Whether another short thing stands before the first, so that there are four; or the first opens the sentence, as "In Rome, " does. */
function isListOfMore(commas: readonly boolean[], second: number): boolean {
  const before = lastComma(commas, second - 1)
  return before === null ? second <= 2 : second - before <= wordsAtMost
}

const isCapital = (text: string, { span }: Token): boolean => /^\p{Lu}/u.test(textAt(text, span))

function commaBetween(text: string, before: Token | undefined, after: Token): boolean {
  return before !== undefined && /^\s*,\s+$/.test(text.slice(before.span.end, after.span.start))
}
