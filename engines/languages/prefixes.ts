/**
 * Accepts a word the dictionary lacks when it is a prefix and a word that the dictionary has: `microplastic`, `sociocultural`.
 * Only prefixes that hardly ever begin a slip belong here; what follows has at least five letters.
 */
export function acceptPrefixed(prefixes: ReadonlySet<string>): (word: string, isKnown: (word: string) => boolean) => boolean {
  const lengths = [...new Set([...prefixes].map((prefix) => prefix.length))].toSorted((a, b) => b - a)
  return (word, isKnown) =>
    lengths.some((length) => word.length >= length + leastAfter && prefixes.has(word.slice(0, length)) && isKnown(word.slice(length)))
}

const leastAfter = 5
