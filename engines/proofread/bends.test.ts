import { expect, test } from 'vitest'
import { bendsOf } from './bends.ts'

test('a suggestion for every change, at the atom that is meant', () => {
  expect(
    bendsOf(5, [
      ['^es$', 'sea'],
      ['(?<=habl)a', 'e'],
    ]),
  ).toEqual(['$5/^es$/sea/', '$5/(?<=habl)a/e/'])
})
