/**
 * A worn phrase as `makePhrase` reads it, a sentence in which it must be found, and one in which it must not. `people`: it was
 * as common in people's texts as in those of models (two texts or more, `npm run eval:signals -- --rows`), so it is not counted.
 */
export type StockPhrase = readonly [find: string, fires: string, silent: string, mark?: 'people']

/** What signals know of one language. All patterns are written as `makePhrase` reads them. */
export type SignalRows = {
  /** Linking words and phrases that open sentences, the longer ones of several words included. Not bare `and`, `but`, `so`. */
  readonly connectives: readonly string[]
  readonly stockPhrases: readonly StockPhrase[]
  /** Words that speak of the writer: pronouns, and forms of verbs where pronouns are left out. */
  readonly person: readonly string[]
  /** Words that look like one of `person` and are not. */
  readonly notPerson: readonly string[]
  /** What stands before the last of several things: `and`, `or`. */
  readonly lastOfSeveral: readonly string[]
  /** Whether a capital inside a sentence says that a word is a name; not so in German. */
  readonly capitalsAreNames: boolean
}

/** Words or phrases written one after the other with a semicolon between. */
export const listed = (phrases: string): readonly string[] => phrases.split(';').map((phrase) => phrase.trim().replace(/\s+/g, ' '))
