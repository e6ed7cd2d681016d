import { expect, test } from 'vitest'
import { lintsOf } from '#tests/lints-of.ts'
import { findSpaces } from './spaces.ts'

test.each([
  ['sk', 'Prišiel , a odišiel.', [' ,→,']],
  ['sk', 'Prišiel .', [' .→.']],
  ['sk', 'Prišiel  domov.', ['  → ']],
  ['sk', 'Prišiel.  Odišiel.', ['  → ']],
  ['sk', 'Prišiel,a odišiel.', [',a→, a']],
  ['sk', 'Prišiel.Odišiel.', ['.Odišiel→. Odišiel']],
  ['sk', 'Prišiel ( domov ) a.', ['( domov→(domov', ' )→)']],
  ['sk', 'Prišiel\n, a odišiel.', []],
  ['sk', 'Súbor rules.ts, cena 3,50 a :) na https://example.org/a,b .', []],
  ['fr', 'Il dit: oui !', ['t:→t\u00A0:']],
  ['fr', 'Il dit : oui ?', []],
  ['fr', 'Il vient , puis part.', [' ,→,']],
  ['fr', 'C’est 𝐚: oui.', ['𝐚:→𝐚\u00A0:']],
  ['de', 'Das sind 5 %.', []],
] as const)('%s: %s', (code, text, expected) => {
  expect(lintsOf(findSpaces, text, code)).toEqual(expected)
})
