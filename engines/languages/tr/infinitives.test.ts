import { expect, test } from 'vitest'
import { infinitivesOf } from './infinitives.ts'

test.each([
  ['göster', ['göstermek']],
  ['yap', ['yapmak']],
  ['incele', ['incelemek']],
  ['araştır', ['araştırmak']],
  ['hmm', []],
])('%s', (stem, expected) => {
  expect(infinitivesOf(stem)).toEqual(expected)
})
