import { expect, test } from 'vitest'
import { lintsOf } from '#tests/lints-of.ts'
import { findQuotes, findUnpaired } from './pairs.ts'

test.each([
  ['Prišiel (domov a odišiel.', ['(']],
  ['Prišiel domov) a odišiel.', [')']],
  ['Prišiel (domov] a odišiel.', ['(', ']']],
  ['Prišiel (domov [asi] a) odišiel.', []],
  ['Možnosti sú a) domov, b) preč.', []],
  ['Prišiel 1) domov, 2) preč.', []],
  ['Výsledok (OR 1,04; interval spoľahlivosti bol na hladine významnosti od 1,01 do 1,07) je jasný.', []],
  ['Ide o ii) mesto a o iii) dedinu :))', []],
  ['Prišiel domov :) a odišiel :-(', []],
  ['Vzorec `f(x` je v kóde.', []],
  ['- a) prvá (druhá', ['(']],
] as const)('brackets: %s', (text, expected) => {
  expect(lintsOf(findUnpaired, text, 'sk')).toEqual(expected)
})

test.each([
  ['hu', 'Azt mondta: "jó".', ['"jó"→„jó”']],
  ['hu', 'Azt mondta: „jó”.', []],
  ['fr', 'Il dit « oui ».', []],
  ['de', 'Er sagte: “gut”.', ['“gut”→„gut“']],
  ['de', 'Er sagte "gut und\nging" dann.', []],
  ['de', 'Es misst 5" in der Breite.', []],
] as const)('quotation marks of %s: %s', (code, text, expected) => {
  expect(lintsOf(findQuotes, text, code)).toEqual(expected)
})
