/** What a language adds to its dictionary where that is weak. */
export type SpellingHelp = {
  /** Whether a word that the dictionary lacks is right all the same; asks the dictionary about its parts. */
  readonly accepts?: (word: string, isKnown: (word: string) => boolean) => boolean
  /** Whether something may stand before a hyphen, though it is no word alone: `polsko-ukraińska`. */
  readonly begins?: (part: string, isKnown: (word: string) => boolean) => boolean
  /** Whether a word that the dictionary takes for right is a slip all the same. */
  readonly rejects?: (word: string, isKnown: (word: string) => boolean) => boolean
  /** How an unknown word is to be written apart, where it is two; null where it is not. */
  readonly splits?: (word: string, isKnown: (word: string) => boolean) => string | null
  /** What may have been meant, whether words or not. */
  readonly candidates?: (word: string) => readonly string[]
}
