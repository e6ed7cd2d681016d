import type { Vector } from './features.ts'
import type { DetectorModel, FamilyWeights } from './model.ts'
import { readerOf, readStretch, stretchesOf } from './readers.ts'
import type { Stretch } from './readers.ts'
import type { Token } from './tokens.ts'

const logitOf = ({ weights, bias, scale }: FamilyWeights, { at, value }: Vector): number => {
  let sum = 0
  for (let i = 0; i < at.length; i++) sum += (weights[at[i] ?? 0] ?? 0) * (value[i] ?? 0)
  return bias + scale * sum
}

/** The score of a stretch: the higher, the more its wording is that of models. It is no probability. */
export function scoreStretch({ vectors, wordLength }: Stretch, model: Pick<DetectorModel, 'families' | 'wordLength'>): number {
  let score = -model.wordLength.slope * (wordLength - model.wordLength.usual)
  for (const family of model.families) {
    const vector = vectors[family.family]
    if (!vector) throw new Error(`A stretch was not read by "${family.family}".`)
    score += family.share * logitOf(family, vector)
  }
  return score
}

/** The score of a text: the mean of its stretches. */
export function scoreTokens(tokens: readonly Token[], model: DetectorModel): number {
  const reader = readerOf(model.language)
  const scores = stretchesOf(tokens, reader.wordsPerStretch).map((stretch) => scoreStretch(readStretch(stretch, reader), model))
  return scores.reduce((sum, score) => sum + score, 0) / scores.length
}
