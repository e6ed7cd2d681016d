import { countCharacters } from '#engines/text/characters.ts'

/** The longest beginning of a text that ends with a sentence or paragraph and has at most `limit` characters; empty if there is none. */
export function firstPart(text: string, limit: number): { readonly text: string; readonly characters: number } {
  const ends = [...text.matchAll(/[.!?…]["”’)\]]*(?=\s)|\n+/gu)].map((found) => found.index + found[0].length)
  let best = 0
  for (const end of ends) {
    if (end > limit * 2 || countCharacters(text.slice(0, end)) > limit) break
    best = end
  }
  const part = text.slice(0, best)
  return { text: part, characters: countCharacters(part) }
}
