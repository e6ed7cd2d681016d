import type { Span } from './span.ts'

const pattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’\-‐‑.][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu

/** The words of a text in order: letters and digits, with apostrophes, hyphens and points inside. */
export function findWords(text: string): readonly Span[] {
  return Array.from(text.matchAll(pattern), ({ index, 0: word }) => ({ start: index, end: index + word.length }))
}

const alike: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '‛': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‐': '-',
  '‑': '-',
  '\u00A0': ' ',
  '\u202F': ' ',
}

/**
 * The form in which words are compared: lower case, composed, plain quotes and hyphens, nothing hidden.
 * It is kept beside the text, never put into it.
 */
export const normalForm = (word: string): string =>
  word
    .normalize('NFC')
    .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, '')
    .replace(/[’‘‛“”„‐‑\u00A0\u202F]/g, (character) => alike[character] ?? character)
    .toLowerCase()
