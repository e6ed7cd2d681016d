import { writtenLanguages } from '#engines/languages/written.gen.ts'
import { frequentWords } from '#engines/proofread/frequent-words.ts'
import { findQueries, type QueryChunk } from '#engines/similarity/queries.ts'
import type { TextLanguage } from '#tools/text-languages.gen.ts'
import type { OnlineQuestion } from './online-search.ts'

const queriesAtMost = 60

/** What to ask for a text, in the order in which to ask. */
export function queriesOf({ text, language, exclude, frequencyOf = usualFrequency(language) }: OnlineQuestion): readonly QueryChunk[] {
  return spread(findQueries(text, writtenLanguages[language], { frequencyOf, exclude, most: queriesAtMost }))
}

/** Zipf's law, from the usual words of the language in their order; whatever is not among them is rare. */
function usualFrequency(language: TextLanguage): (word: string) => number {
  const ranks = new Map([...(frequentWords[language] ?? [])].map((word, rank) => [word, rank]))
  return (word) => {
    const rank = ranks.get(word)
    return rank === undefined ? 0 : 1_000_000 / (rank + 10)
  }
}

/** Goes over the whole text in ever finer steps, so that a service that is asked no further has heard of every part (van der Corput). */
export function spread(chunks: readonly QueryChunk[]): readonly QueryChunk[] {
  const order = chunks.map((chunk, index) => ({ chunk, place: reversedBits(index) }))
  return order.toSorted((a, b) => a.place - b.place).map(({ chunk }) => chunk)
}

/** A number's bits behind the point, in reverse: 1 is a half, 2 a quarter, 3 three quarters. */
function reversedBits(index: number): number {
  let place = 0
  for (let rest = index, half = 0.5; rest > 0; rest >>= 1, half /= 2) place += (rest & 1) * half
  return place
}
