import { textAt, type Span } from '../../text/span.ts'
import { normalForm } from '../../text/words.ts'
import type { Prose } from './prose.ts'

/** A word of a sentence with the form in which it is compared. */
export type Token = { readonly span: Span; readonly form: string }

/** A sentence with its words; never without any. */
export type Sentence = { readonly span: Span; readonly tokens: readonly Token[] }

/** The form in which a word is compared; Turkish knows two letters i, Romanian wrote two of its letters with a cedilla. */
export function comparedForm(word: string, code: string): string {
  if (code === 'tr') return normalForm(word.normalize('NFC').replaceAll('İ', 'i').replaceAll('I', 'ı'))
  if (code === 'ro') return normalForm(word).replaceAll('ş', 'ș').replaceAll('ţ', 'ț')
  return normalForm(word)
}

/** The words of each sentence. Time grows with the length alone. */
export function toSentences({ text, sentences, words }: Prose, code: string): readonly Sentence[] {
  const found: Sentence[] = []
  let next = 0
  for (const span of sentences) {
    const tokens: Token[] = []
    for (; next < words.length; next++) {
      const word = words[next]
      if (!word || word.start >= span.end) break
      if (word.start >= span.start) tokens.push({ span: word, form: comparedForm(textAt(text, word), code) })
    }
    if (tokens.length > 0) found.push({ span, tokens })
  }
  return found
}
