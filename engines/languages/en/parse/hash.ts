/** A 32-bit hash (FNV-1a) of a word, so that no list of words has to be kept. */
export function hashWord(word: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193)
  return hash
}
