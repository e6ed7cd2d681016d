import { fingerprintOf, type Fingerprint } from '#engines/similarity/fingerprint.ts'
import { findWords } from '#engines/similarity/normalize.ts'
import type { TextLanguage } from '#tools/text-languages.gen.ts'

/** What an index needs of a text. */
export type Indexed = { readonly hashes: Fingerprint; readonly words: number }
/** Reads a text for the index. It takes about a millisecond for a thousand words, so a server may have it done in a thread. */
export type IndexText = (text: string, language: TextLanguage) => Indexed | Promise<Indexed>

/** Reads a text for the index, here and now. */
export const indexText = (text: string, language: TextLanguage): Indexed => {
  const words = findWords(text, language)
  return { hashes: fingerprintOf(words, language, { winnow: true }), words: words.count }
}
