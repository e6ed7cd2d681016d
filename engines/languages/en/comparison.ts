const irregular: ReadonlyMap<string, readonly [string, string]> = new Map<string, readonly [string, string]>(
  Object.entries({
    bad: ['worse', 'worst'],
    badly: ['worse', 'worst'],
    far: ['farther', 'farthest'],
    good: ['better', 'best'],
    little: ['less', 'least'],
    many: ['more', 'most'],
    much: ['more', 'most'],
    well: ['better', 'best'],
  }),
)

/** `fast` to `faster`; for adjectives and adverbs that take an ending. */
export const comparativeOf = (word: string): string => irregular.get(word)?.[0] ?? `${stemOf(word)}er`

/** `fast` to `fastest`. */
export const superlativeOf = (word: string): string => irregular.get(word)?.[1] ?? `${stemOf(word)}est`

function stemOf(word: string): string {
  if (word.endsWith('e')) return word.slice(0, -1)
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}i`
  return /^(?:[^aeiou]*|qu)[aeiou][bdgmnpt]$/.test(word) ? word + word.slice(-1) : word
}

/** `careful` to `carefully`; for adjectives that make an adverb with -ly. */
export function adverbOf(word: string): string {
  if (/[^aeiou]le$/.test(word)) return `${word.slice(0, -1)}y`
  if (/ic$/.test(word)) return `${word}ally`
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ily` : `${word}ly`
}
