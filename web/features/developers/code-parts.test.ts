import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeParts } from './code-parts.ts'

const shown = (code: string) => codeParts(code).map(({ kind, text }) => (kind === 'plain' ? text : `${kind}<${text}>`))

test.each([
  ['', []],
  ['print(1)', ['print(1)']],
  [`const a = 'it\\'s'`, ['word<const>', ' a = ', "string<'it\\'s'>"]],
  ['fetch(`${x}/y`)', ['fetch(', 'string<`${x}/y`>', ')']],
  [`curl -d '{\n  "a": 1\n}'`, ['word<curl>', ' -d ', `string<'{\n  "a": 1\n}'>`]],
  ['constant forest', ['constant forest']],
  [`x = "open`, ['x = "open']],
] as const)('%j', (code, parts) => expect(shown(code)).toEqual(parts))

test('the pieces of whatever is given are the whole of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(`'`, '"', '`', '\\', '\n', ' ', 'a', 'const', 'for') }), (code) => {
      expect(codeParts(code).map(({ text }) => text).join('')).toBe(code) // prettier-ignore
      expect(codeParts(code).every(({ text }) => text !== '')).toBe(true)
    }),
  )
})
