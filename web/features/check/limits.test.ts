import { expect, test } from 'vitest'
import * as contract from '#tools/check/contract.ts'
import { firstExclusions } from '#tools/check/score.ts'
import { charactersAtMost, checkSteps, wordsAtLeast } from './limits.ts'

test('steps, limits and first choices are those of the contract', () => {
  expect({ checkSteps, charactersAtMost, wordsAtLeast }).toEqual({
    checkSteps: contract.checkSteps,
    charactersAtMost: contract.charactersAtMost,
    wordsAtLeast: contract.wordsAtLeast,
  })
  expect(firstExclusions).toEqual(contract.exclusionsSchema.parse({}))
})
