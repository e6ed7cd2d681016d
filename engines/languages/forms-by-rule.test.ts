import { expect, test } from 'vitest'
import { formsByRule, isByRule } from './forms-by-rule.ts'

test.each(['cs', 'de', 'en', 'hu', 'nl', 'tr'])('%s: words that every object of JavaScript has are words like others', (code) => {
  const forms = formsByRule(code, { isKnown: () => true, stems: (word) => [word] })
  for (const word of ['constructor', 'Constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty']) {
    expect(Array.isArray(forms?.analyse(word))).toBe(true)
    for (const { formWith } of forms?.lexemesOf(word) ?? []) expect(typeof (formWith('sg.dat') ?? '')).toBe('string')
  }
})

test('other languages have tables or nothing', () => {
  expect(isByRule('fr')).toBe(false)
  expect(formsByRule('fr', { isKnown: () => true })).toBeNull()
})
