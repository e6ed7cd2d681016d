import { anyLatin, closeLatin, plainOf } from '../text/look-alikes.ts'
import { isForeign, isLatin } from '../text/scripts.ts'
import { kinds, unitKinds } from './letters.ts'

/**
 * What was seen in a word: the number of invisible characters (low 12 bits), of letters that pass for Latin ones (next 12),
 * then flags.
 */
export const traits = { invisible: 0xfff, lookAlikes: 0xfff000, shift: 12, isWhollyForeign: 1 << 24, isMixed: 1 << 25 } as const

const plain = /^[a-z0-9]+$/
const invisibles =
  /\u034f|\u17b4|\u17b5|[\u180b-\u180d]|[\ufe00-\ufe0f]|[\u061c\u115f\u1160\u180e\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e0fff}]/gu
const softHyphen = /\u00ad/g
const brokenLine = /[-‐‑]\s+/gu

/**
 * The form in which a word is compared: compatibility forms resolved (Unicode NFKC: ligatures, full width), nothing
 * invisible, halves joined, lower case with both Turkish i's as `i`, no accents, look-alikes of other scripts as the Latin
 * letters they pass for, and of parts around an apostrophe the longest (`l'homme`: `homme`; `Ankara'da`: `ankara`).
 */
export function normalKey(raw: string, isLatinText: boolean): { readonly key: string; readonly traits: number } {
  const lower = raw.toLowerCase()
  if (plain.test(lower)) return { key: lower, traits: 0 }
  const shown = raw.replace(softHyphen, '')
  const visible = shown.replace(invisibles, '')
  const hidden = isLatin(visible) || isForeign(visible) ? countHidden(shown) : 0
  const base = longestPart(
    visible
      .replace(brokenLine, '')
      .normalize('NFKC')
      .normalize('NFD')
      .replace(/\p{M}+/gu, ''),
  )
  const disguise = undisguise(base, isLatinText)
  // A second pass of marks: lowering the dotted capital I leaves its dot behind.
  const lowered = disguise.key.toLowerCase().replace(/\p{M}+/gu, '')
  const key = plain.test(lowered) ? lowered : Array.from(lowered, (character) => plainOf[character] ?? character).join('')
  const compatible = countCompatible(visible)
  const seen = Math.min(0xfff, disguise.lookAlikes + compatible)
  return { key, traits: Math.min(0xfff, hidden) | (seen << traits.shift) | disguise.flags }
}

/** Invisible characters between the first and the last visible one. */
function countHidden(shown: string): number {
  const table = unitKinds()
  let count = 0
  for (let i = 0; i < shown.length; i++) if (table[shown.charCodeAt(i)] === kinds.invisible) count++
  return count
}

/** Full-width and mathematical letters that make up a whole word: nobody types them. */
const compatibility = /[\uff21-\uff3a\uff41-\uff5a\u{1d400}-\u{1d7ff}]/gu
function countCompatible(visible: string): number {
  const count = visible.match(compatibility)?.length ?? 0
  return count >= 3 || (count > 0 && count * 2 < Array.from(visible).length) ? count : 0
}

function longestPart(word: string): string {
  if (!/['’ʼ＇]/u.test(word)) return word
  return word.split(/['’ʼ＇]/u).reduce((best, part) => (part.length > best.length ? part : best), '')
}

type Disguise = { readonly key: string; readonly lookAlikes: number; readonly flags: number }

function undisguise(word: string, isLatinText: boolean): Disguise {
  if (!isForeign(word)) return { key: word, lookAlikes: 0, flags: 0 }
  const characters = Array.from(word)
  const isMixed = isLatin(word)
  const table = isMixed ? anyLatin : closeLatin
  const latin = characters.map((character) => table.get(character) ?? (isForeign(character) ? null : character))
  const isWhole = !isMixed && isLatinText && characters.length > 1 && latin.every((character) => character !== null)
  if (!isMixed && !isWhole) return { key: word, lookAlikes: 0, flags: traits.isWhollyForeign }
  const count = characters.filter((character, i) => isForeign(character) && isDisguise(characters, i)).length
  const key = characters.map((character, i) => latin[i] ?? character).join('')
  return { key, lookAlikes: isMixed ? count : characters.length, flags: isMixed ? traits.isMixed : traits.isWhollyForeign }
}

/** Greek letters stand in words of the sciences (`αB`, `IL1β`, `μm`): there they count between lower Latin letters only. */
function isDisguise(characters: readonly string[], at: number): boolean {
  const character = characters[at] ?? ''
  if (!anyLatin.has(character)) return false
  if (!/\p{Script=Greek}/u.test(character) || character === 'ο') return true
  return characters.length >= 4 && /[a-z]/.test(characters[at - 1] ?? '') && /[a-z]/.test(characters[at + 1] ?? '')
}
