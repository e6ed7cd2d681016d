import { expect, test } from 'vitest'
import { lintsOf } from '#tests/lints-of.ts'
import { findNumbers } from './numbers.ts'

test.each([
  ['de', 'Es sind 3.5 kg.', ['3.5→3,5']],
  ['de', 'Es sind 3,5 kg.', []],
  ['de', 'Es sind 5km.', ['5km→5\u00A0km']],
  ['de', 'Es sind 𝟓km.', ['𝟓km→𝟓\u00A0km']],
  ['de', 'Es sind 5%.', ['5%→5\u00A0%']],
  ['tr', 'Artış 5% oldu.', []],
  // Thousands, versions and dates are no decimals.
  ['de', 'Es sind 1.234 kg.', []],
  ['de', 'Version 3.5 kommt am 1.5.2024.', []],
  ['de', 'Es sind 20°.', []],
  ['de', 'Es bleibt 5', []],
] as const)('%s: %s', (code, text, expected) => {
  expect(lintsOf(findNumbers, text, code)).toEqual(expected)
})
