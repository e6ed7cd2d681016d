import { describe, expect, test } from 'vitest'
import { makeParaphraser } from './paraphrase.ts'
import { indexRows } from './pattern.ts'
import type { Mode, Strength } from './rewrite.ts'
import { defineStructure } from './structure.ts'

const indeedDropped = defineStructure({
  key: 'indeed-dropped',
  kind: 'clause',
  reason: 'filler-removed',
  modes: ['shorten', 'synonyms', 'simplify', 'extend'],
  strength: 'mild',
  apply: (sentence) => (sentence.some(({ lower }) => lower === 'indeed') ? [sentence.filter(({ lower }) => lower !== 'indeed')] : null),
  yes: [],
  no: [],
})
const plain = makeParaphraser({ index: indexRows([]), structures: [] })
const turning = makeParaphraser({ index: indexRows([]), structures: [indeedDropped] })

describe('contractions', () => {
  test.each<[Mode, string, string]>([
    ['extend', "It doesn't work in every school.", 'It does not work in every school.'],
    ['academic', "It doesn't work in every school.", 'It does not work in every school.'],
    ['synonyms', "It doesn't work in every school.", "It doesn't work in every school."],
    [
      'extend',
      "Dear Anna,\n\nIt doesn't work in every school.\n\nBest wishes,\nTom",
      "Dear Anna,\n\nIt doesn't work in every school.\n\nBest wishes,\nTom",
    ],
  ])('%s: %s', (mode, text, expected) => {
    expect(plain.rewrite(text, { mode, strength: 'normal', seed: 1, keep: [], avoid: [] }).text).toBe(expected)
  })
})

describe('a mild structure at mild', () => {
  test.each<[Mode, Strength, boolean]>([
    ['shorten', 'mild', true],
    ['simplify', 'mild', true],
    ['extend', 'mild', true],
    ['synonyms', 'mild', false],
    ['synonyms', 'normal', true],
  ])('%s, %s', (mode, strength, isUsed) => {
    const texts = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (seed) => turning.rewrite('The results indeed support the old view.', { mode, strength, seed, keep: [], avoid: [] }).text,
    )
    expect(texts.some((text) => !text.includes('indeed'))).toBe(isUsed)
  })
})
