import { expect, test } from 'vitest'
import { defineSwaps } from './swaps.ts'

const only = (...swap: Parameters<typeof defineSwaps>[2][number]) => defineSwaps('some', 'preposition', [swap]).rows[0]

test('one line makes a whole row', () => {
  expect(only('afhankelijk op', 'afhankelijk van', 'Dat is {} het weer.', 'Dat is afhankelijk van het weer.')).toEqual({
    key: 'afhankelijk-op',
    class: 'preposition',
    pattern: 'afhankelijk op',
    to: ['afhankelijk van'],
    wrong: ['Dat is afhankelijk op het weer.', 'Dat is afhankelijk van het weer.'],
    right: 'Dat is afhankelijk van het weer.',
  })
})

test('a phrase at the start of its sentence has a capital; tokens after an apostrophe are joined', () => {
  expect(only("à l' instar", "à l'exemple", '{} de Paul.', 'Non.')?.wrong).toEqual(["À l'instar de Paul.", "À l'exemple de Paul."])
})
