import type { Span } from '../text/span.ts'

/** A word, a number or one mark of a normal text, in lower case, and what is known of it without knowing what it means. */
export type Token = Span & { readonly lower: string; readonly isWord: boolean; readonly isCapital: boolean }

const pattern = /(\p{L}[\p{L}\p{M}]*(?:'\p{L}+)*)|\p{N}+|\.{3}|[^\s\p{L}\p{N}]/gu

/** The tokens of the parts of a normal text that are judged, in order. White space is none of them. */
export function findTokens(text: string, judged: readonly Span[]): readonly Token[] {
  const tokens: Token[] = []
  for (const part of judged) {
    for (const { index, 0: found, 1: word } of text.slice(part.start, part.end).matchAll(pattern)) {
      const lower = found.toLowerCase()
      const start = part.start + index
      const isWord = word !== undefined
      tokens.push({
        start,
        end: start + found.length,
        lower: isWord ? lower : markFor(lower),
        isWord,
        isCapital: isWord && found.charAt(0) !== lower.charAt(0),
      })
    }
  }
  return tokens
}

/** Guillemets are quotation marks like others. */
const markFor = (mark: string): string => (mark === '«' || mark === '»' ? '"' : mark)

/** How many words there are among tokens; numbers are none. */
export function countWords(tokens: readonly Token[]): number {
  let count = 0
  for (const token of tokens) if (token.isWord) count++
  return count
}
