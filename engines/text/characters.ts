/**
 * Characters of a text: its code points. The one counter of the product: what the editor shows,
 * what a run is limited by and what quota is spent on are this number and no other.
 */
export function countCharacters(text: string): number {
  let surrogatePairs = 0
  for (let i = 0; i < text.length - 1; i++) {
    if (isHighSurrogate(text.charCodeAt(i)) && isLowSurrogate(text.charCodeAt(i + 1))) {
      surrogatePairs++
      i++
    }
  }
  return text.length - surrogatePairs
}

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff
const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff
