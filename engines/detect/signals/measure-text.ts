import type { Span } from '../../text/span.ts'
import { namesIn, numbersIn } from './details.ts'
import { spread } from './measure-sentences.ts'
import { findPhrases } from './phrase.ts'
import type { Prose } from './prose.ts'
import type { ReadyRows } from './rows.ts'
import type { Measured } from './signal.ts'
import type { Sentence, Token } from './token.ts'

/** The stretch in which different words are counted; longer texts are read stretch by stretch, so that length does not matter. */
const stretch = 50
/** Fewer paragraphs have no rhythm of their own. */
const paragraphsAtLeast = 6
/** Fewer words have too few stretches. */
const wordsForVariety = 150

const wordsOf = (sentences: readonly Sentence[]): number => sentences.reduce((all, { tokens }) => all + tokens.length, 0)

/** So many in a hundred words. */
const inHundred = (count: number, words: number): number => (100 * count) / Math.max(1, words)

/** Worn phrases, in a hundred words. */
export function measureStockPhrases(sentences: readonly Sentence[], { stockPhrases }: ReadyRows): Measured {
  const found = sentences.flatMap(({ tokens }) => findPhrases(stockPhrases, tokens))
  const words = wordsOf(sentences)
  return {
    value: inHundred(found.length, words),
    facts: { count: found.length, different: new Set(found.map(({ row }) => row)).size, words },
    places: found.map(({ span }) => span),
    isEnough: true,
  }
}

/** Different words in fifty, the mean of all stretches (moving-average type-token ratio, Covington and McFall 2010). */
export function measureVariety(sentences: readonly Sentence[]): Measured {
  const forms = sentences.flatMap(({ tokens }) => tokens.map(({ form }) => form))
  const seen = new Map<string, number>()
  let total = 0
  for (const [index, form] of forms.entries()) {
    seen.set(form, (seen.get(form) ?? 0) + 1)
    const left = forms[index - stretch]
    if (left !== undefined) {
      const times = (seen.get(left) ?? 1) - 1
      if (times === 0) seen.delete(left)
      else seen.set(left, times)
    }
    if (index >= stretch - 1) total += seen.size
  }
  const stretches = forms.length - stretch + 1
  const value = stretches > 0 ? total / stretches / stretch : 0
  return { value, facts: { count: Math.round(value * stretch), of: stretch }, places: [], isEnough: forms.length >= wordsForVariety }
}

/** Numbers in figures, dates among them, and, where capitals show them, names, in a hundred words; names that stand together count once. */
export function measureDetail(text: string, sentences: readonly Sentence[], { capitalsAreNames, notNames }: ReadyRows): Measured {
  const numbers = sentences.flatMap(({ tokens }) => numbersIn(text, tokens))
  const names = capitalsAreNames ? sentences.flatMap(({ tokens }) => namesIn(text, tokens, notNames)) : []
  const words = wordsOf(sentences)
  return {
    value: inHundred(numbers.length + names.length, words),
    facts: { count: numbers.length + names.length, numbers: numbers.length, ...(capitalsAreNames ? { names: names.length } : {}), words },
    places: [...numbers, ...names].toSorted((a, b) => a.start - b.start),
    isEnough: true,
  }
}

/** How much paragraphs differ in length, in words; the shortest and the longest are its places. */
export function measureParagraphs({ words, paragraphs }: Prose): Measured {
  const lengths = paragraphs.map(() => 0)
  let at = 0
  for (const word of words) {
    while (at < paragraphs.length && (paragraphs[at]?.end ?? 0) <= word.start) at++
    const paragraph = paragraphs[at]
    if (paragraph && paragraph.start <= word.start) lengths[at] = (lengths[at] ?? 0) + 1
  }
  const [shortest, longest] = lengths.length === 0 ? [0, 0] : [Math.min(...lengths), Math.max(...lengths)]
  const ends = [lengths.indexOf(shortest), lengths.indexOf(longest)].toSorted((a, b) => a - b)
  const isEnough = paragraphs.length >= paragraphsAtLeast
  return {
    value: spread(lengths),
    facts: { of: paragraphs.length, shortest, longest },
    places: isEnough ? [...new Set(ends)].flatMap((index) => paragraphs[index] ?? []) : [],
    isEnough,
  }
}

const dash = /[—―]|(?<=\s)(?:[–-]|--)(?=\s)|(?<=\S)--(?=\S)/gu

/** Dashes between words of a sentence, in a hundred words: not those of dialogue, nor between numbers. Places hold the words beside them. */
export function measureDashes(text: string, sentences: readonly Sentence[]): Measured {
  const places = sentences.flatMap(({ span, tokens }) => dashesIn(text, span, tokens))
  const words = wordsOf(sentences)
  return { value: inHundred(places.length, words), facts: { count: places.length, words, of: sentences.length }, places, isEnough: true }
}

function dashesIn(text: string, { start, end }: Span, tokens: readonly Token[]): readonly Span[] {
  const found: Span[] = []
  let next = 0
  for (const { index } of text.slice(start, end).matchAll(dash)) {
    const at = start + index
    while (next < tokens.length && (tokens[next]?.span.end ?? end) <= at) next++
    const [before, after] = [tokens[next - 1], tokens[next]]
    if (!before || !after || (/\p{N}$/u.test(before.form) && /^\p{N}/u.test(after.form))) continue
    const last = found.at(-1)
    if (!last || last.end <= before.span.start) found.push({ start: before.span.start, end: after.span.end })
    else found[found.length - 1] = { start: last.start, end: after.span.end }
  }
  return found
}
