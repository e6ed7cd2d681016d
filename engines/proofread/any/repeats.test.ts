import { expect, test } from 'vitest'
import { lintsOf } from '#tests/lints-of.ts'
import { findRepeats } from './repeats.ts'

test.each([
  ['hu', 'Jött, de de nem maradt.', ['de de→de']],
  ['hu', 'Az az ember ment.', []],
  ['nl', 'In het het huis.', ['het het→het']],
  ['nl', 'In het\nhet huis.', ['het\nhet→het']],
  ['nl', 'Dat is van de van de man.', ['van de van de→van de']],
  // Said on purpose, a name, with a mark between, or code.
  ['nl', 'Nee nee nee, zei hij.', []],
  ['nl', 'Keer op keer op keer op keer.', []],
  ['nl', 'Wij gingen naar Bora Bora.', []],
  ['nl', 'Goed, goed, zei hij.', []],
  ['nl', 'Het werkt met `van van`.', []],
  ['tr', 'Yavaş yavaş geldi.', []],
  ['tr', 'Bu ve ve şu.', ['ve ve→ve']],
] as const)('%s: %s', (code, text, expected) => {
  expect(lintsOf(findRepeats, text, code)).toEqual(expected)
})
