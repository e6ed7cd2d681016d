import { expect, test } from 'vitest'
import { lintsOf } from '#tests/lints-of.ts'
import { findLetters } from './letters.ts'

test.each([
  ['hu', 'Egy сsésze tea.', ['сsésze→csésze']],
  ['it', 'Ηotel e Ρiazza.', ['Ηotel→Hotel', 'Ρiazza→Piazza']],
  ['fr', 'C´est vrai.', ['C´est→C’est']],
  ['ro', 'Şcoala şi viaţa lor.', ['Şcoala→Școala', 'şi→și', 'viaţa→viața']],
  ['tr', 'Şimdi işe gidiyoruz.', []],
  // Words in another alphabet, and letters that look like none of ours, are meant.
  ['hu', 'A «чай» szó orosz.', []],
  ['de', 'Der Wert von μm und β-Carotin.', []],
  ['fr', 'Le mot `code` reste.', []],
] as const)('%s: %s', (code, text, expected) => {
  expect(lintsOf(findLetters, text, code)).toEqual(expected)
})
