import { textAt, type Span } from '#engines/text/span.ts'
import type { TextLanguage } from '#tools/text-languages.gen.ts'
import { piecesOf } from './pieces.ts'

type Given = { readonly text: string; readonly selection: Span; readonly language: TextLanguage | 'detect' }

/** How far around the caret the text is read: further than any word is long. */
const reach = 120
/** Dictionaries have some phrases of a few words: "lead to". */
const wordsAtMost = 4

/** The word that is selected or that the caret stands in, or a selected phrase; null where there is none. */
export function askedWord({ text, selection, language }: Given): Span | null {
  const offset = Math.max(0, selection.start - reach)
  const near = piecesOf(text.slice(offset, selection.end + reach), language === 'detect' ? null : language)
    .filter(({ isWord }) => isWord)
    .map(({ span }) => ({ start: span.start + offset, end: span.end + offset }))
  if (selection.start === selection.end) return near.find(({ start, end }) => start <= selection.start && selection.start <= end) ?? null
  const chosen = near.filter(({ start, end }) => start < selection.end && end > selection.start)
  const [first] = chosen
  const last = chosen.at(-1)
  if (!first || !last || chosen.length > wordsAtMost) return null
  const whole = { start: first.start, end: last.end }
  const words = textAt(text, whole)
  if (words.includes('\n')) return null
  // A double click takes l’étude as one word, of which the last is meant.
  return /\s/u.test(words) ? whole : last
}
