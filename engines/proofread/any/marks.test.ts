import { expect, test } from 'vitest'
import { lintsOf } from '#tests/lints-of.ts'
import { findMarks } from './marks.ts'

test.each([
  ['sk', 'Prišiel domov..', ['..→.']],
  ['sk', 'Prišiel ... a odišiel.', ['...→…']],
  ['sk', 'Prišiel,, a odišiel.', [',,→,']],
  ['sk', 'Prišiel,.', [',.→.']],
  ['sk', 'Prišiel; a odišiel, nakoniec.', []],
  ['de', 'Er kam - und ging.', [' - → – ']],
  ['de', 'Er kam--und ging.', ['--→ – ']],
  ['de', 'Haupt- und Nebensatz, E-Mail.', []],
  ['de', 'Die Datei ../rules.ts liegt dort.', []],
  ['de', 'Er kam [..] und ging.', []],
  ['de', 'Siehe `a,, b - c`.', []],
] as const)('%s: %s', (code, text, expected) => {
  expect(lintsOf(findMarks, text, code)).toEqual(expected)
})
