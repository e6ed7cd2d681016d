import { families, featureBits } from './features.ts'
import type { DetectorModel } from './model.ts'
import { readerOf, readStretch } from './readers.ts'
import { findTokens } from './tokens.ts'

/** A model made by hand, for tests: what is like `machine` scores high, what is like `person` low. */
export function handModel(machine: string, person: string): DetectorModel {
  const weights = families.map((family) => {
    const own = new Int8Array(1 << featureBits)
    for (const [text, weight] of [
      [machine, 100],
      [person, -100],
    ] as const) {
      const vector = readStretch(findTokens(text, [{ start: 0, end: text.length }]), readerOf('en')).vectors[family]
      for (const feature of vector?.at ?? []) own[feature] = weight
    }
    return { family, share: 0.5, bias: 0, scale: 0.05, weights: own }
  })
  return {
    language: 'en',
    version: 'en-hand',
    wordLength: { usual: 4.5, slope: 0 },
    bands: [
      { wordsFrom: 120, signs: 3, none: -2 },
      { wordsFrom: 250, signs: 2, none: -1 },
    ],
    passages: { generated: 2, human: -2 },
    calibration: [
      { score: -4, low: 0.02, high: 0.2 },
      { score: 0, low: 0.3, high: 0.6 },
      { score: 4, low: 0.8, high: 0.98 },
    ],
    families: weights,
  }
}
