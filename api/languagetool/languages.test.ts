import { expect, test } from 'vitest'
import { textLanguageCodes } from '#tools/text-languages.gen.ts'
import { languageList, longCodeOf, nameOf, optionalLanguage } from './languages.ts'

test.each([
  ['en', 'en', null],
  ['en-US', 'en', 'en-US'],
  ['EN-gb', 'en', 'en-GB'],
  ['en_GB', 'en', 'en-GB'],
  ['en-NZ', 'en', 'en-GB'],
  ['en-JM', 'en', null],
  ['de', 'de', null],
  ['de-AT', 'de', 'de-AT'],
  ['de-LI', 'de', 'de-CH'],
  ['de-DE-x-simple-language', 'de', 'de-DE'],
  ['pt-MZ', 'pt', 'pt-PT'],
  ['hu-HU', 'hu', null],
  ['pl-PL', 'pl', null],
  ['fr-CA', 'fr', null],
  ['nb-NO', 'no', null],
  ['no', 'no', null],
  [' it ', 'it', null],
])('%s', (code, language, dialect) => expect(optionalLanguage(code)).toEqual({ language, dialect }))

test.each(['', '-', 'xx', 'nn', 'english', 'constructor', '__proto__', 'fi-FI', 'e', '😀'])('"%s" is none of ours', (code) =>
  expect(optionalLanguage(code)).toBeNull(),
)

test('the list has every language and every variant once, by name, and takes each of them back', () => {
  expect(new Set(languageList.map(({ code }) => code))).toEqual(new Set(textLanguageCodes))
  expect(new Set(languageList.map(({ longCode }) => longCode)).size).toBe(languageList.length)
  expect(languageList.map(({ name }) => name)).toEqual(languageList.map(({ name }) => name).toSorted())
  for (const { code, longCode } of languageList) {
    const known = optionalLanguage(longCode)
    expect(known?.language).toBe(code)
    expect(longCodeOf(known?.language ?? 'en', known?.dialect ?? '')).toBe(longCode)
  }
  expect(languageList).toEqual(
    expect.arrayContaining([
      { name: 'English (UK)', code: 'en', longCode: 'en-GB' },
      { name: 'Hungarian', code: 'hu', longCode: 'hu' },
      { name: 'Norwegian Bokmål', code: 'no', longCode: 'no' },
      { name: 'Polish', code: 'pl', longCode: 'pl-PL' },
    ]),
  )
})

test('a code that is none has itself for a name', () => expect(nameOf('!')).toBe('!'))
