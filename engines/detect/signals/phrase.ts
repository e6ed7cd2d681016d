import type { Span } from '../../text/span.ts'
import { comparedForm, type Token } from './token.ts'

/** One place of a phrase: words that may stand there, a word that may be missing, or up to `gapAtMost` words of any kind. */
type Part = { readonly kind: 'word' | 'maybe'; readonly forms: readonly Form[] } | { readonly kind: 'gap' }
type Form = { readonly text: string; readonly is: 'whole' | 'start' | 'end' }

/**
 * A phrase, ready to be looked for. It is written as words with a space between: `a|b` either word, `plant*` a word that starts
 * like this, `*ing` one that ends like this, `(a)` may be missing, `...` up to six words of any kind, ` / ` another phrase
 * of the same row. Marks between the words do not count.
 */
export type Phrase = readonly (readonly Part[])[]

const gapAtMost = 6

export const makePhrase = (find: string, code: string): Phrase =>
  find.split(' / ').map((one) =>
    one
      .trim()
      .split(/\s+/)
      .map((part): Part => {
        if (part === '...') return { kind: 'gap' }
        const isMaybe = part.startsWith('(') && part.endsWith(')')
        const forms = (isMaybe ? part.slice(1, -1) : part).split('|').map((form) => toForm(form, code))
        return { kind: isMaybe ? 'maybe' : 'word', forms }
      }),
  )

function toForm(form: string, code: string): Form {
  const text = comparedForm(form.replace('*', ''), code)
  if (form.endsWith('*')) return { text, is: 'start' }
  return { text, is: form.startsWith('*') ? 'end' : 'whole' }
}

/** The index after the last word of the phrase where it stands at `at`, the longest of its readings; null where it does not. */
export function endOfPhrase(phrase: Phrase, tokens: readonly Token[], at: number): number | null {
  let longest: number | null = null
  for (const parts of phrase) {
    const end = endOf(parts, 0, tokens, at)
    if (end !== null && (longest === null || end > longest)) longest = end
  }
  return longest
}

function endOf(parts: readonly Part[], index: number, tokens: readonly Token[], at: number): number | null {
  const part = parts[index]
  if (!part) return at
  if (part.kind === 'gap') {
    for (let skip = 0; skip <= gapAtMost && at + skip < tokens.length; skip++) {
      const end = endOf(parts, index + 1, tokens, at + skip)
      if (end !== null) return end
    }
    return null
  }
  const form = tokens[at]?.form
  const end = form !== undefined && fits(part.forms, form) ? endOf(parts, index + 1, tokens, at + 1) : null
  return end === null && part.kind === 'maybe' ? endOf(parts, index + 1, tokens, at) : end
}

const fits = (forms: readonly Form[], word: string): boolean =>
  forms.some(({ text, is }) => (is === 'whole' ? word === text : is === 'start' ? word.startsWith(text) : word.endsWith(text)))

/** Every place where one of the phrases stands in a sentence, in order, apart; of those that begin together the longest. */
export function findPhrases(
  phrases: readonly Phrase[],
  tokens: readonly Token[],
): readonly { readonly row: number; readonly span: Span }[] {
  const found: { row: number; span: Span }[] = []
  for (let at = 0; at < tokens.length; at++) {
    let best: { row: number; end: number } | null = null
    for (const [row, phrase] of phrases.entries()) {
      const end = endOfPhrase(phrase, tokens, at)
      if (end !== null && end > at && (best === null || end > best.end)) best = { row, end }
    }
    const first = tokens[at]
    const last = best && tokens[best.end - 1]
    if (!best || !first || !last) continue
    found.push({ row: best.row, span: { start: first.span.start, end: last.span.end } })
    at = best.end - 1
  }
  return found
}
