import type { Token } from './tokens.ts'

/** What every language has: kinds of words, marks, and how far apart they stand. Weights hang on these names: a change asks for a new training. */

const isNumber = /^\p{N}/u
const markOf = (mark: string): string => (isNumber.test(mark) ? '#' : mark)
const endsSentence = (mark: string): boolean => mark === '.' || mark === '!' || mark === '?' || mark === '...'
const partsClause: ReadonlySet<string> = new Set([',', ';', ':', '"', '(', ')', '.', '!', '?', '...'])

/** Words that begin with the same letters are taken as forms of one. */
const lettersOfStem = 6
/** A word counts as said before when it was one of so many words before it: how long a text is shall say nothing. */
const wordsKept = 100
/** From so many letters on a word is long. */
const longFrom = 8

/**
 * A name for each token: function word, name, short or long word and whether it was just used, number or mark. Before a mark stands
 * how many words its clause has, before the end of a sentence how many the sentence has, both in steps.
 */
export function patternOf(tokens: readonly Token[], functionWords: ReadonlySet<string>): readonly string[] {
  const names: string[] = []
  const lastAt = new Map<string, number>()
  let [at, sentence, clause] = [0, 0, 0]
  for (const { lower, isWord, isCapital } of tokens) {
    if (!isWord) {
      if (partsClause.has(lower)) {
        names.push(`k${Math.min(6, Math.floor(clause / 3))}`)
        clause = 0
      }
      if (endsSentence(lower)) {
        names.push(`s${Math.min(5, Math.floor(sentence / 7))}`)
        sentence = 0
      }
      names.push(markOf(lower))
      continue
    }
    at++
    clause++
    if (functionWords.has(lower)) names.push('f')
    else if (isCapital && sentence > 0) names.push('C')
    else {
      const stem = lower.slice(0, lettersOfStem)
      const last = lastAt.get(stem)
      names.push((lower.length < longFrom ? 'x' : 'X') + (last !== undefined && at - last <= wordsKept ? 'r' : ''))
      lastAt.set(stem, at)
    }
    sentence++
  }
  return names
}

/** Marks and numbers alone, each after how many words stand before it, in steps that widen. */
export function rhythmOf(tokens: readonly Token[]): readonly string[] {
  const names: string[] = []
  let words = 0
  for (const { lower, isWord } of tokens) {
    if (isWord) words++
    else {
      names.push(`g${stepOf(words)}`, markOf(lower))
      words = 0
    }
  }
  return names
}

/** The first number of words of each step: about half as many again. */
const steps = [1, 2, 3, 4, 6, 8, 12, 16]
const stepOf = (words: number): number => steps.findLastIndex((from) => words >= from) + 1
