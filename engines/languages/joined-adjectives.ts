type Known = (word: string) => boolean

/** First parts of joined adjectives in Slavic languages: an adjective with -o in place of its ending. `endings` are those that the dictionary is asked for. */
export const beginsAdjective =
  (endings: readonly string[]) =>
  (part: string, isKnown: Known): boolean =>
    part.length > 3 && part.endsWith('o') && endings.some((ending) => isKnown(part.slice(0, -1) + ending))
