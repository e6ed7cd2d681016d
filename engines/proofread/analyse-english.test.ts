import { expect, test } from 'vitest'
import { analyseEnglish } from './analyse-english.ts'

test.each([
  ['See https://a.example/b?c=d and a@b.org.', ['https://a.example/b?c=d', 'a@b.org']],
  ['Run `npm start` in /usr/local/bin now.', ['`', 'npm', 'start', '`', '/', 'usr', '/', 'local', '/', 'bin']],
  ['As $x$ grows, see \\cite{knuth}.', ['$', 'x', '$', '\\', 'cite', '{', 'knuth', '}']],
  ['It costs $5 or $6 today.', []],
] as const)('addresses, code and formulae are locked: %s', (sentence, expected) => {
  const locked = analyseEnglish(sentence, 0).filter(({ isLocked }) => isLocked)
  expect(locked.map(({ text }) => text)).toEqual(expected)
})

test('tokens know their place in the whole text', () => {
  const tokens = analyseEnglish("I don't know.", 10)
  expect(tokens.map(({ text, span, space }) => [text, span.start, span.end, space])).toEqual([
    ['I', 10, 11, ''],
    ['do', 12, 14, ' '],
    ["n't", 14, 17, ''],
    ['know', 18, 22, ' '],
    ['.', 22, 23, ''],
  ])
})
