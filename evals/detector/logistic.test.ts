import { expect, test } from 'vitest'
import { vectorOfRuns } from '../../engines/detect/features.ts'
import { findTokens } from '../../engines/detect/tokens.ts'
import { fitLogistic } from './logistic.ts'
import type { Example, Linear } from './logistic.ts'

const vectorOf = (text: string) =>
  vectorOfRuns(
    findTokens(text, [{ start: 0, end: text.length }]).map(({ lower }) => lower),
    3,
  )
const course = { epochs: 3, firstKept: 1, decay: 2e-4, seeds: [1, 2] }
const examples: readonly Example[] = Array.from({ length: 40 }, (_, i) => ({
  vector: vectorOf(i % 2 === 0 ? `moreover the plan ${i} plays a crucial role` : `well the plan ${i} did not work at all`),
  isMachine: i % 2 === 0,
  weight: 1,
}))

const logit = ({ weights, bias }: Linear, text: string): number => {
  const { at, value } = vectorOf(text)
  return at.reduce((sum, feature, i) => sum + (weights[feature] ?? 0) * (value[i] ?? 0), bias)
}

test('what was learned tells both kinds apart', () => {
  const model = fitLogistic(examples, course)
  expect(logit(model, 'moreover the idea plays a crucial role')).toBeGreaterThan(1)
  expect(logit(model, 'well the idea did not work')).toBeLessThan(-1)
})

test('the same examples give the same bits', () => {
  expect(fitLogistic(examples, course)).toEqual(fitLogistic(examples, course))
})
