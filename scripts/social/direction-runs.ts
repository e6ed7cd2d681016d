/** A stretch of text that is set in one direction; a number stands in a run of its own, from left to right. */
export type DirectionRun = { readonly text: string; readonly direction: 'ltr' | 'rtl' }

const arabic = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const leftToRight = /[\p{L}\p{N}]/u

/**
 * Runs of a line in the order in which they stand on it from left to right. The rules of one level of embedding
 * (Unicode Standard Annex 9, W, N and L2): what is neutral goes with its neighbours where they agree, else with the line.
 * That is all that titles need; brackets are mirrored by the shaper.
 */
export function directionRuns(line: string, base: 'ltr' | 'rtl'): readonly DirectionRun[] {
  const characters = [...line]
  const strong = characters.map(directionOf)
  const before = (index: number) => strong.slice(0, index).findLast((one) => one !== null) ?? base
  const after = (index: number) => strong.slice(index + 1).find((one) => one !== null) ?? base
  const directions = strong.map((own, index) => own ?? (before(index) === after(index) ? before(index) : base))
  const runs: { text: string; direction: 'ltr' | 'rtl' }[] = []
  for (const [index, character] of characters.entries()) {
    const direction = directions[index] ?? base
    const last = runs.at(-1)
    if (last?.direction === direction) last.text += character
    else runs.push({ text: character, direction })
  }
  return base === 'rtl' ? runs.toReversed() : runs
}

function directionOf(character: string): 'ltr' | 'rtl' | null {
  // Digits of both kinds are read from left to right, in Urdu as well.
  if (/\p{N}/u.test(character)) return 'ltr'
  if (/\p{M}/u.test(character) && arabic.test(character)) return 'rtl'
  if (/\p{L}/u.test(character)) return arabic.test(character) ? 'rtl' : 'ltr'
  return leftToRight.test(character) ? 'ltr' : null
}
