import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { highlight, highlightedCode } from './highlight.ts'

/** What stands in one kind, in order. */
const piecesOf = (code: string, language: string, kind: string): readonly string[] =>
  (highlight(code, language) ?? []).flatMap((line) => line.filter((piece) => piece.kind === kind).map(({ text }) => text.trim()))

describe('code', () => {
  test.each([
    ['npm start # now', 'sh', 'function', ['npm']],
    ['npm start # now', 'bash', 'comment', ['# now']],
    ['tinta import "My theses"', 'sh', 'string', ['import', '"My theses"']],
    ['const a = 1', 'js', 'keyword', ['const', '=']],
    ['{"a": [1, "x"]}', 'json', 'string', ['"x"']],
    ['def f(x):\n  return "y"', 'python', 'keyword', ['def', 'return']],
    ['a: 1 # one', 'yaml', 'comment', ['# one']],
    ['plain words', 'sh', 'comment', []],
  ])('%j in %s has the %s %j', (code, language, kind, expected) => {
    expect(piecesOf(code, language, kind)).toEqual(expected)
  })

  test.each(['', 'fortran', 'constructor'])('in "%s" is not known', (language) => {
    expect(highlight('a', language)).toBeNull()
    expect(highlightedCode('a', language)).toBeNull()
  })

  test('is whole, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.constantFrom('sh', 'js', 'json', 'py', 'yaml'), (code, language) => {
        const lines = highlight(code, language) ?? []
        expect(lines.map((line) => line.map(({ text }) => text).join('')).join('\n')).toBe(code.replaceAll(/\r\n?/g, '\n'))
      }),
      { numRuns: 60 },
    )
  })

  test('becomes elements with classes and no style', () => {
    expect(highlightedCode('a\n# b', 'sh')).toEqual([
      { type: 'element', tagName: 'span', properties: { className: ['code-function'] }, children: [{ type: 'text', value: 'a' }] },
      { type: 'text', value: '\n' },
      { type: 'element', tagName: 'span', properties: { className: ['code-comment'] }, children: [{ type: 'text', value: '# b' }] },
    ])
  })
})
