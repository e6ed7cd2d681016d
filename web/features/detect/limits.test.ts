import { expect, test } from 'vitest'
import * as contract from '#tools/detect/contract.ts'
import { batchAtMost, wordsForPassages, wordsForVerdict } from './limits.ts'

test('the limits on the screen are those of the contract', () => {
  expect([wordsForVerdict, wordsForPassages, batchAtMost]).toEqual([
    contract.wordsForVerdict,
    contract.wordsForPassages,
    contract.batchAtMost,
  ])
})
