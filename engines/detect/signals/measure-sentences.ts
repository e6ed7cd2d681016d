import type { Span } from '../../text/span.ts'
import { endOfPhrase, findPhrases, type Phrase } from './phrase.ts'
import type { ReadyRows } from './rows.ts'
import type { Measured } from './signal.ts'
import type { Sentence, Token } from './token.ts'

/** Below this many sentences nothing is said about how they differ. */
export const sentencesAtLeast = 8
/** Two sentences that open alike are chance. */
const openersAtLeast = 3

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** Standard deviation as a share of the mean; 0 where everything is equal. */
export function spread(numbers: readonly number[]): number {
  const mean = sum(numbers) / Math.max(1, numbers.length)
  if (mean === 0) return 0
  return Math.sqrt(sum(numbers.map((number) => (number - mean) ** 2)) / numbers.length) / mean
}

/** How much the lengths of sentences differ, in words; the shortest and the longest are its places. */
export function measureRhythm(sentences: readonly Sentence[]): Measured {
  const lengths = sentences.map(({ tokens }) => tokens.length)
  const [shortest, longest] = lengths.length === 0 ? [0, 0] : [Math.min(...lengths), Math.max(...lengths)]
  const average = sum(lengths) / Math.max(1, lengths.length)
  const ends = [lengths.indexOf(shortest), lengths.indexOf(longest)].toSorted((a, b) => a - b)
  return {
    value: spread(lengths),
    facts: {
      of: lengths.length,
      average: Math.round(average),
      shortest,
      longest,
    },
    places: [...new Set(ends)].flatMap((index) => sentences[index]?.span ?? []),
    isEnough: lengths.length >= sentencesAtLeast,
  }
}

/** Sentences that open with a linking word. */
export function measureConnectives(sentences: readonly Sentence[], { connectives }: ReadyRows): Measured {
  const places = sentences.flatMap(({ tokens }) => openingOf(tokens, connectives) ?? [])
  return ofSentences(places, sentences)
}

/** The linking word or phrase that opens a sentence, the longest that fits; null without one. */
function openingOf(tokens: readonly Token[], connectives: readonly Phrase[]): Span | null {
  const ends = connectives.map((phrase) => endOfPhrase(phrase, tokens, 0) ?? 0)
  const last = tokens[Math.max(0, ...ends) - 1]
  const first = tokens[0]
  return first && last ? { start: first.span.start, end: last.span.end } : null
}

/** The sentences that open with the commonest first word of the text, where they are three or more. */
export function measureOpeners(sentences: readonly Sentence[]): Measured {
  const groups = Map.groupBy(
    sentences.flatMap(({ tokens }) => tokens[0] ?? []),
    ({ form }) => form,
  )
  let most: readonly Token[] = []
  for (const group of groups.values()) if (group.length > most.length) most = group
  return ofSentences(most.length >= openersAtLeast ? most.map(({ span }) => span) : [], sentences)
}

/** Sentences in which the writer speaks of himself or herself, alone or with others. */
export function measurePerson(sentences: readonly Sentence[], { person, notPerson }: ReadyRows): Measured {
  const places = sentences.flatMap(({ tokens }) => {
    const own = tokens.filter(({ form }) => !notPerson.has(form))
    return findPhrases(person, own)[0]?.span ?? []
  })
  return ofSentences(places, sentences)
}

const ofSentences = (places: readonly Span[], sentences: readonly Sentence[]): Measured => ({
  value: places.length / Math.max(1, sentences.length),
  facts: { count: places.length, of: sentences.length },
  places,
  isEnough: sentences.length >= sentencesAtLeast,
})
