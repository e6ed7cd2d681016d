import { describe, expect, test } from 'vitest'
import { makeRephrase } from '../rephrase/run.ts'
import { piecesOf, sampleKeys, samples, sampleSeed, sampleStrength } from './samples.ts'

const { run } = makeRephrase()

describe.each(sampleKeys)('the sentence "%s"', (key) => {
  const { text, mode, language, becomes, similarity } = samples[key]

  test('becomes what the page says', () => {
    const asked = { text, mode, language, strength: sampleStrength, seed: sampleSeed, keep: [], avoid: [] }
    const result = run(asked, () => undefined)
    const marked = [...result.changes]
      .toSorted((one, other) => other.output.start - one.output.start)
      .reduce((words, { output: { start, end } }) => `${words.slice(0, start)}«${words.slice(start, end)}»${words.slice(end)}`, result.text)
    expect(marked).toBe(becomes)
    expect(result.figures.similarity).toBeCloseTo(similarity, 2)
    expect(result.changes.length).toBeGreaterThan(0)
  })

  test('is a sentence, and its pieces are the whole of it', () => {
    expect(text.length).toBeLessThan(160)
    const pieces = piecesOf(becomes)
    expect(pieces.map((piece) => piece.text).join('')).toBe(becomes.replaceAll(/[«»]/g, ''))
    expect(pieces.some(({ isReworded }) => isReworded)).toBe(true)
  })
})
