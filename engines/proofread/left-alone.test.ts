import { expect, test } from 'vitest'
import { writtenLanguages } from '../languages/written.gen.ts'
import { isLeftAlone } from './left-alone.ts'
import { tokensOf } from './tokens.ts'

type Code = keyof typeof writtenLanguages

const leftAlone = (text: string, code: Code): readonly string[] => {
  const tokens = tokensOf(text, { start: 0, end: text.length }, writtenLanguages[code])
  return tokens.filter(({ kind }, at) => kind === 'word' && isLeftAlone(at, tokens, code)).map(({ text: word }) => word)
}

test.each<readonly [Code, string, readonly string[]]>([
  ['cs', 'Přidali jsme 5 ml vody.', ['ml']],
  ['cs', 'Voda ml stojí.', []],
  ['de', 'Der ehem. Vorsitzende kam.', ['ehem']],
  ['de', 'Er kam ehem.', []],
  ['de', 'Das sagte Trainer Matthias Zollner gestern.', ['Matthias', 'Zollner']],
  ['de', 'Die Schuel war Ende Agust zu.', []],
  ['de', 'Die Verfassungs- und Rechtsfragen blieben.', ['Verfassungs']],
  ['hu', 'Az ár 20%-kal nőtt.', ['kal']],
  ['tr', 'Kitaptaki “ev”deki söz.', ['deki']],
  ['en', 'It is on strache/at and _name here.', ['strache', 'at', 'name']],
])('%s: %s', (code, text, expected) => {
  expect(leftAlone(text, code)).toEqual(expected)
})
