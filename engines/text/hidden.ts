import type { Span } from './span.ts'

/** Whether half of a surrogate pair stands alone: the text is broken and cannot be stored as UTF-8. */
export const hasLoneSurrogates = (text: string): boolean => !text.isWellFormed()

/** `zero-width`: takes no room; `direction`: changes the order in which text is shown; `control`: no text at all. */
export type HiddenKind = 'zero-width' | 'direction' | 'soft-hyphen' | 'control'
export type HiddenCharacters = { readonly kind: HiddenKind; readonly span: Span }

// Joiners are left out between letters of scripts that need them (Persian, Indic) and inside emoji.
const hidden =
  /[\u200B\u2060\uFEFF\u180E]+|[\u202A-\u202E\u2066-\u2069]+|\u00AD+|(?:(?![\t-\r\u0085])\p{Cc})+|(?<=[A-Za-z\u00C0-\u024F])[\u200C\u200D]+(?=[A-Za-z\u00C0-\u024F])/gu

/** Runs of characters that cannot be seen and do not belong in prose, in order. A mark at the very start is left out (byte order). */
export function findHidden(text: string): readonly HiddenCharacters[] {
  const found: HiddenCharacters[] = []
  for (const match of text.matchAll(hidden)) {
    if (match.index === 0 && match[0] === '\uFEFF') continue
    found.push({ kind: kindOf(match[0].charCodeAt(0)), span: { start: match.index, end: match.index + match[0].length } })
  }
  return found
}

function kindOf(unit: number): HiddenKind {
  if (unit === 0xad) return 'soft-hyphen'
  if ((unit >= 0x202a && unit <= 0x202e) || (unit >= 0x2066 && unit <= 0x2069)) return 'direction'
  return unit < 0x20 || (unit >= 0x7f && unit < 0xa0) ? 'control' : 'zero-width'
}
