import type { Span } from '#engines/text/span.ts'

/** An entry on one line, and where each of its code units stood in the text. */
export type Flow = { readonly said: string; readonly from: readonly number[] }

/** Stand for parts of an entry that are already read: `taken` for any, `takenYear` for its year. Neither comes in a flow. */
export const taken = '\uE000'
export const takenYear = '\uE001'

// Soft hyphens, zero-width marks, directional marks and our own stand-ins say nothing in a reference.
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF\uE000\uE001]/
const combining = /\p{M}/u
const ligatures: Readonly<Record<string, string>> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl' }

/** Whether the word before a line's end is an address, whose next line follows without a space. */
const addressAtEnd = /(?:https?:\/\/|www\.|doi\.org\/|\b10\.\d{4,9}\/)\S*[/\-._=?&]$/
const wordAtEnd = /\p{Ll}[-‐]$/u

/**
 * `span` of `text` on one line: white space becomes one space, a word cut at a line's end is joined, letters and their accents are
 * composed, ligatures are spelled out. `from[i]` is the offset in `text` of the i-th code unit; it has one more, the end.
 */
export function flowOf(text: string, { start, end }: Span): Flow {
  const out: string[] = []
  const from: number[] = []
  const push = (characters: string, at: number): void => {
    for (const unit of characters.split('')) {
      out.push(unit)
      from.push(at)
    }
  }
  let at = start
  while (at < end) {
    const character = text.charAt(at)
    if (/\s/.test(character)) {
      at = pushSpace({ text, at, end, out, from })
      continue
    }
    let next = at + 1
    while (next < end && next < at + 4 && combining.test(text.charAt(next))) next++
    if (!invisible.test(character)) push(next > at + 1 ? text.slice(at, next).normalize('NFC') : (ligatures[character] ?? character), at)
    at = next
  }
  while (out.at(-1) === ' ') {
    out.pop()
    from.pop()
  }
  from.push(out.length === 0 ? end : (from.at(-1) ?? end) + 1)
  return { said: out.join(''), from }
}

type Gap = { readonly text: string; readonly at: number; readonly end: number; readonly out: string[]; readonly from: number[] }

/** Puts down what stands for the white space at `at`, and gives where it ends. */
function pushSpace({ text, at, end, out, from }: Gap): number {
  let next = at
  while (next < end && /\s/.test(text.charAt(next))) next++
  if (out.length === 0 || next >= end) return next
  const isLineEnd = text.slice(at, next).includes('\n')
  if (isLineEnd) {
    const before = out.slice(-200).join('')
    if (addressAtEnd.test(before.slice(before.lastIndexOf(' ') + 1)) && /[\p{Ll}\d]/u.test(text.charAt(next))) return next
    if (wordAtEnd.test(before) && /\p{Ll}/u.test(text.charAt(next))) {
      out.pop()
      from.pop()
      return next
    }
  }
  out.push(' ')
  from.push(at)
  return next
}

/** The place in the text of a range of the flow. */
export function spanIn({ from }: Flow, { start, end }: Span): Span {
  const first = from[start] ?? from.at(-1) ?? 0
  const last = end > start ? (from[end - 1] ?? first) : first
  return { start: first, end: Math.max(first, last + (end > start ? 1 : 0)) }
}
