/** The first `limit` characters (code points) of a text, up to the end of a sentence or at least of a word where one is near. */
export function firstPart(text: string, limit: number): string {
  let end = 0
  let count = 0
  for (const character of text) {
    if (count === limit) break
    end += character.length
    count++
  }
  if (end === text.length) return text
  const whole = text.slice(0, end)
  const ends = [...whole.matchAll(/[.!?…。؟۔]["'”’»)\]]*(?=\s)/gu)]
  const last = ends.at(-1)
  const sentence = last ? last.index + last[0].length : 0
  if (sentence > end / 2) return whole.slice(0, sentence)
  const word = whole.search(/\s\S*$/u)
  return word > end / 2 ? whole.slice(0, word) : whole
}
