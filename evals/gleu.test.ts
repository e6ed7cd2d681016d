import { expect, test } from 'vitest'
import { gleu } from './gleu.ts'

const source = 'He go to the school every days .'
const reference = 'He goes to school every day .'
const score = (corrected: string): number => gleu([{ source, corrected, references: [reference] }])

test('the reference itself is the best', () => {
  expect(score(reference)).toBeCloseTo(100)
})

test('what is mended counts, what is left as it was is held against it', () => {
  expect(score('He goes to school every days .')).toBeGreaterThan(score('He goes to the school every days .'))
  expect(score(source)).toBe(0)
})

test('references are weighed alike', () => {
  const both = gleu([{ source, corrected: reference, references: [reference, source] }])
  expect(both).toBeCloseTo(50)
})
