import { findHidden } from '../text/hidden.ts'
import type { HiddenKind } from '../text/hidden.ts'
import { anyLatin, closeLatin } from '../text/look-alikes.ts'
import { isForeign, isLatin, isMostlyLatin } from '../text/scripts.ts'
import type { Span } from '../text/span.ts'

/** Characters that cannot be seen, or pass for letters of ours. The span is of the text as given. */
export type OddCharacters = { readonly kind: HiddenKind | 'look-alike'; readonly span: Span }

/** A text in the one form in which it is judged, and where each part of it stands in the text as given. */
export type NormalText = {
  readonly text: string
  /** The place, in the text as given, of a place in the normal text; without the white space and hidden marks at its end. */
  readonly placeOf: (span: Span) => Span
  readonly odd: readonly OddCharacters[]
}

/** Places shown at most. */
const oddAtMost = 200

type Draft = { readonly text: string; readonly places: Int32Array }
type Put = (found: string, at: number, text: string) => string
type Rewrite = { readonly find: RegExp; readonly put: Put }

const always =
  (text: string): Put =>
  () =>
    text

/** What differs between editors and says nothing about who wrote. In this order; every pattern takes linear time. */
const rewrites: readonly Rewrite[] = [
  {
    find: /(?:\u034f|\u17b4|\u17b5|[\u180b-\u180f]|[\ufe00-\ufe0f]|[\u00ad\u061c\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e0fff}])+/gu,
    put: always(''),
  },
  { find: /\r\n?|[\v\f\u0085\u2028\u2029]/g, put: always('\n') },
  { find: /(?![\t\n])\p{Cc}+/gu, put: always('') },
  { find: /[^\0-\x7f]\p{M}*|[!-~]\p{M}+/gu, put: (found) => (/\p{L}/u.test(found) ? found.normalize('NFKC') : found.normalize('NFC')) },
  { find: /[^\S\n]+/gu, put: spaceFor },
  { find: /\n{3,}/g, put: always('\n\n') },
  { find: /[‘’‚‛ʼ′´＇‹›]/g, put: always("'") },
  { find: /[“”„‟″＂]|''/g, put: always('"') },
  { find: /[‐‑−﹣－]/g, put: always('-') },
  { find: /[‒–—―]|(?<!-)-{2,3}(?!-)|(?<= )-(?= )/g, put: always('–') },
  { find: /…|(?<!\.)\. \. \.(?: \.)?|\.{4,}/g, put: always('...') },
  { find: /(?<=\p{L})-\n(?=\p{Ll})/gu, put: always('') },
]

/** Indented lines stay so, columns stay apart; other white space is one space, and none at the end of a line. */
function spaceFor(found: string, at: number, text: string): string {
  const next = text.charAt(at + found.length)
  if (next === '' || next === '\n') return ''
  if (at === 0 || text.charAt(at - 1) === '\n') return found.includes('\t') || found.length >= 4 ? '    ' : ''
  return found.includes('\t') ? '\t' : ' '
}

/**
 * The text as it is judged: composed (NFC), nothing hidden, one kind of space, line end, quotation mark, apostrophe and dash, and
 * the letters of other scripts that pass for Latin ones as the Latin letters. What was hidden or disguised is listed. Time is linear.
 */
export function toNormalText(given: string): NormalText {
  let draft: Draft = { text: given, places: Int32Array.from({ length: given.length + 1 }, (_, i) => i) }
  for (const rewrite of rewrites) draft = rewritten(draft, rewrite)
  const disguised = undisguised(draft)
  const { places } = draft
  const placeOf = ({ start, end }: Span): Span => {
    const from = places[start] ?? given.length
    let to = end > start ? (places[end] ?? given.length) : from
    while (to > from && blank.test(given.charAt(to - 1))) to--
    return { start: from, end: to }
  }
  const odd = [
    ...findHidden(given),
    ...disguised.spans.map((span) => ({ kind: 'look-alike', span: placeOf(span) }) as const),
    ...findStyled(given),
  ]
  return { text: disguised.text, placeOf, odd: odd.toSorted((a, b) => a.span.start - b.span.start).slice(0, oddAtMost) }
}

const blank = /[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/

function rewritten(draft: Draft, { find, put }: Rewrite): Draft {
  let out = ''
  let read = 0
  let count = 0
  const { text, places } = draft
  let made: Int32Array | null = null
  for (const { index, 0: found } of text.matchAll(find)) {
    const instead = put(found, index, text)
    if (instead === found) continue
    // Composing makes a text shorter, and only ligatures and dots make it longer.
    made ??= new Int32Array(text.length * 3 + 1)
    made.set(places.subarray(read, index), count)
    count += index - read
    out += text.slice(read, index) + instead
    for (let i = 0; i < instead.length; i++) {
      if (count === made.length) made = grown(made)
      made[count++] = places[index + Math.min(i, found.length - 1)] ?? 0
    }
    read = index + found.length
    if (count + text.length - read + 1 > made.length) made = grown(made, text.length)
  }
  if (!made) return draft
  made.set(places.subarray(read), count)
  return { text: out + text.slice(read), places: made.subarray(0, count + places.length - read) }
}

function grown(from: Int32Array, by = from.length): Int32Array {
  const larger = new Int32Array(from.length + by + 1)
  larger.set(from)
  return larger
}

const word = /[\p{L}\p{M}]+/gu
/** Latin letters of phonetics that pass for plain ones; those of written languages are none. */
const isPhonetic = (letter: string): boolean => (letter.codePointAt(0) ?? 0) > 0x24f && isLatin(letter)

/** The text with the letters that pass for Latin ones as Latin ones, unit by unit, and the places of the words that had them. */
function undisguised({ text }: Draft): { readonly text: string; readonly spans: readonly Span[] } {
  const spans: Span[] = []
  if (!/[\u0250-\u02af\u0370-\u058f\u13a0-\u13ff\u1d00-\u1d2f\ua4d0-\ua7ff]/.test(text)) return { text, spans }
  // A letter alone may be one of its own script; in a text that mixes scripts inside words it is not.
  const lettersAtLeast = isMostlyLatin(text) ? (/\p{Script=Latin}[аеосрхуіԁ]|[аеосрхуіԁ]\p{Script=Latin}/iu.test(text) ? 1 : 2) : Infinity
  const plain = text.replace(word, (found: string, at: number) => {
    const letters = Array.from(found)
    if (!letters.some((letter) => anyLatin.has(letter) && (isForeign(letter) || isPhonetic(letter)))) return found
    const latin = isMixed(letters) ? latinAmong(letters) : letters.length >= lettersAtLeast ? latinAlone(letters) : found
    if (latin === found || latin.length !== found.length) return found
    spans.push({ start: at, end: at + found.length })
    return latin
  })
  return { text: plain, spans }
}

const scripts = [/\p{sc=Latn}/u, /\p{sc=Grek}/u, /\p{sc=Cyrl}/u, /\p{sc=Armn}/u, /\p{sc=Cher}/u, /\p{sc=Lisu}/u]
/** Whether letters are of two scripts, or phonetic ones among plain ones. */
function isMixed(letters: readonly string[]): boolean {
  const plain = letters.filter((letter) => !isPhonetic(letter))
  const count = scripts.filter((script) => script.test(plain.join(''))).length
  return count > 1 || (count === 1 && plain.length < letters.length)
}

const cased = (latin: string, letter: string): string => (letter === letter.toLowerCase() ? latin : latin.toUpperCase())

const latinAmong = (letters: readonly string[]): string =>
  letters
    .map((letter, i) => {
      const latin = isForeign(letter) || isPhonetic(letter) ? anyLatin.get(letter) : undefined
      return latin === undefined || isOfScience(letters, i) ? letter : cased(latin, letter)
    })
    .join('')

/** Greek letters stand in words of the sciences (`αB`, `IL1β`, `μm`): those are not disguised ones, which stand beside lower Latin letters. */
const isOfScience = (letters: readonly string[], at: number): boolean =>
  /\p{sc=Grek}/u.test(letters[at] ?? '') && (letters.length < 4 || !/[a-z]/.test(`${letters[at - 1] ?? ''}${letters[at + 1] ?? ''}`))

/** A word of one other script is its own, unless every letter passes for a Latin one. */
const latinAlone = (letters: readonly string[]): string =>
  letters.every((letter) => closeLatin.has(letter))
    ? letters.map((letter) => cased(closeLatin.get(letter) ?? letter, letter)).join('')
    : letters.join('')

/** Mathematical and full-width letters in the place of plain ones. */
function findStyled(text: string): readonly OddCharacters[] {
  const found = text.matchAll(/[\uff21-\uff3a\uff41-\uff5a\u{1d400}-\u{1d7ff}]+/gu)
  return Array.from(
    found,
    ({ index, 0: letters }) => ({ kind: 'look-alike', span: { start: index, end: index + letters.length } }) as const,
  )
}
