import { expect, test } from 'vitest'
import { titleLanguage } from './title-language.ts'

test.each([
  ['The Origin of Species', undefined, 'hu', 'en'],
  ['Die Entstehung der Arten', undefined, 'hu', 'de'],
  ['A Fajok Eredete', undefined, 'hu', 'hu'],
  ['The Origin of Species', 'fr', 'hu', 'fr'],
  ['The Origin of Species', 'not a tag', 'hu', 'en'],
])('%s (%s, in a list in %s... %s)', (title, said, fallback, language) => {
  expect(titleLanguage(title, said, fallback)).toBe(language)
})
