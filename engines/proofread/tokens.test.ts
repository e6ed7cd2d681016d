import { expect, test } from 'vitest'
import { writtenLanguages } from '../languages/written.gen.ts'
import { tokensOf } from './tokens.ts'

const whole = (text: string) => ({ start: 0, end: text.length })

test.each([
  ['fr', "L'eau qu’il a", ["L'", 'eau', 'qu’', 'il', 'a']],
  ['it', 'quattrocent’anni', ['quattrocent’anni']],
  ['it', 'dell’anno', ['dell’', 'anno']],
  ['hu', 'tudja-e, hogy', ['tudja', '-e', ',', 'hogy']],
  ['hu', '2008-ban', ['2008-ban']],
  ['de', 'E-Mail an a@b.de.', ['E-Mail', 'an', 'a@b.de', '.']],
  ['tr', "Ankara'da", ["Ankara'da"]],
  ['sk', '', []],
] as const)('%s: %s', (code, text, expected) => {
  expect(tokensOf(text, whole(text), writtenLanguages[code]).map((token) => token.text)).toEqual(expected)
})

test('a token knows its place in the whole text, the white space before it and its lower case', () => {
  const text = 'Evet.  IŞIK var'
  const [first, second] = tokensOf(text, { start: 7, end: text.length }, writtenLanguages.tr)
  expect(first).toMatchObject({ text: 'IŞIK', lower: 'ışık', span: { start: 7, end: 11 }, space: '', kind: 'word', isLocked: false })
  expect(second).toMatchObject({ text: 'var', space: ' ', span: { start: 12, end: 15 } })
})

test('curly apostrophes are compared as straight ones, and links are not judged', () => {
  const text = 'prud’homme `x`'
  const [word, code] = tokensOf(text, whole(text), writtenLanguages.fr)
  expect(word?.lower).toBe("prud'homme")
  expect(code).toMatchObject({ kind: 'link', isLocked: true })
})
