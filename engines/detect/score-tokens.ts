import { wordClasses } from './classes.ts'
import type { WordClasses } from './classes.ts'
import { vectorOf } from './features.ts'
import type { Family, Vector } from './features.ts'
import type { DetectorModel, FamilyWeights } from './model.ts'
import { countWords } from './tokens.ts'
import type { Token } from './tokens.ts'

/** Words of one stretch: models learn from such, and longer texts are judged by the mean of theirs, so that length says nothing. */
const wordsPerStretch = 300

/** What is known of a stretch before it is judged. `wordLength` is the mean number of letters. */
export type Stretch = { readonly vectors: Readonly<Record<Family, Vector>>; readonly wordLength: number }

/** The classes of a language. Throws for a language without; only models of languages with classes exist. */
export function classesOf(language: string): WordClasses {
  const classes = wordClasses[language]
  if (!classes) throw new Error(`There are no word classes for "${language}".`)
  return classes
}

/** Cuts tokens into stretches of about equal length, near `words` words; at least one. */
export function stretchesOf(tokens: readonly Token[], words = wordsPerStretch): readonly (readonly Token[])[] {
  const count = Math.max(1, Math.round(countWords(tokens) / words))
  const placeOf = (i: number): number => Math.floor((tokens.length * i) / count)
  return Array.from({ length: count }, (_, i) => tokens.slice(placeOf(i), placeOf(i + 1)))
}

/** The features of a stretch of tokens. */
export function readStretch(tokens: readonly Token[], classes: WordClasses): Stretch {
  let [letters, words] = [0, 0]
  for (const { isWord, lower } of tokens) {
    if (!isWord) continue
    letters += lower.length
    words++
  }
  const vectors = { delexical: vectorOf(tokens, 'delexical', classes), word: vectorOf(tokens, 'word', classes) }
  return { vectors, wordLength: words === 0 ? 0 : letters / words }
}

const logitOf = ({ weights, bias, scale }: FamilyWeights, { at, value }: Vector): number => {
  let sum = 0
  for (let i = 0; i < at.length; i++) sum += (weights[at[i] ?? 0] ?? 0) * (value[i] ?? 0)
  return bias + scale * sum
}

/** The score of a stretch: the higher, the more its wording is that of models. It is no probability. */
export function scoreStretch({ vectors, wordLength }: Stretch, model: Pick<DetectorModel, 'families' | 'wordLength'>): number {
  let score = -model.wordLength.slope * (wordLength - model.wordLength.usual)
  for (const family of model.families) score += family.share * logitOf(family, vectors[family.family])
  return score
}

/** The score of a text: the mean of its stretches. */
export function scoreTokens(tokens: readonly Token[], model: DetectorModel): number {
  const classes = classesOf(model.language)
  const scores = stretchesOf(tokens).map((stretch) => scoreStretch(readStretch(stretch, classes), model))
  return scores.reduce((sum, score) => sum + score, 0) / scores.length
}
