import type { Span } from '../text/span.ts'
import { traits } from './normal-key.ts'

/**
 * Characters that would hide a copy from a careless reader: `invisible` ones inside words, and `lookAlikes`, letters of another
 * script that pass for Latin ones. `spans` are the first words that hold them. Foreign words, symbols of the sciences, soft
 * hyphens and the joiners of scripts that need them are none.
 */
export type Evasion = { readonly invisible: number; readonly lookAlikes: number; readonly spans: readonly Span[] }

/** Places shown at most. */
const placesAtMost = 200

export type EvasionCounter = { readonly see: (span: Span, wordTraits: number) => void; readonly done: () => Evasion }

/**
 * Counts evasion word by word, in order. A word made of look-alikes alone may be a word of its own script, so such words
 * count only in a text that mixes scripts inside other words.
 */
export function makeEvasionCounter(): EvasionCounter {
  const places: { readonly span: Span; readonly isWhole: boolean }[] = []
  let invisible = 0
  let mixed = 0
  let whole = 0
  const see = (span: Span, seen: number): void => {
    const hidden = seen & traits.invisible
    const alike = (seen & traits.lookAlikes) >> traits.shift
    if (hidden + alike === 0) return
    const isWhole = (seen & traits.isWhollyForeign) !== 0 && hidden === 0
    invisible += hidden
    if (isWhole) whole += alike
    else mixed += alike
    if (places.length < 2 * placesAtMost) places.push({ span, isWhole })
  }
  const done = (): Evasion => {
    const shown = places.filter(({ isWhole }) => !isWhole || mixed > 0).slice(0, placesAtMost)
    return { invisible, lookAlikes: mixed > 0 ? mixed + whole : 0, spans: shown.map(({ span }) => span) }
  }
  return { see, done }
}
