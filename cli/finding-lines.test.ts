import { expect, test } from 'vitest'
import type { ProofreadResult } from '#tools/proofread/contract.ts'
import { findingLines, skippedLine } from './finding-lines.ts'

const lintAt = (start: number, end: number, suggestions: readonly string[] = []): ProofreadResult['lints'][number] => ({
  id: '0',
  rule: 'any/rule',
  class: 'misspelled',
  kind: 'spelling',
  span: { start, end },
  suggestions: [...suggestions],
  isPicky: false,
  title: 'A title',
  message: 'A message.',
  reason: 'A reason.',
})

test('no findings are no lines', () => {
  expect(findingLines('Well.', [])).toBe('')
})

const rows: readonly (readonly [name: string, text: string, words: string, line: string])[] = [
  ['the first line', 'one two', 'two', '1:5  spelling  "two"  A message.\n'],
  ['a line after a Windows line end', 'one\r\ntwo', 'two', '2:1  spelling  "two"  A message.\n'],
  ['a line after an empty one', 'one\n\n two', 'two', '3:2  spelling  "two"  A message.\n'],
  ['a column behind characters of two units', '😀😀 two', 'two', '1:4  spelling  "two"  A message.\n'],
  ['words over two lines', 'one\ntwo', 'one\ntwo', '1:1  spelling  "one two"  A message.\n'],
  ['words that would steer a terminal', 'a \u001b[2Jb', '\u001b[2Jb', '1:3  spelling  " [2Jb"  A message.\n'],
]
test.each(rows)('%s', (_, text, words, line) => {
  const start = text.indexOf(words)
  expect(findingLines(text, [lintAt(start, start + words.length)])).toBe(line)
})

test('the first three suggestions; to take the words away is one of them', () => {
  expect(findingLines('one', [lintAt(0, 3, ['a', '', 'c', 'd'])])).toBe('1:1  spelling  "one" -> "a", (nothing), "c"  A message.\n')
})

test('a long sentence is cut', () => {
  expect(findingLines('x'.repeat(99), [lintAt(0, 99)])).toBe(`1:1  spelling  "${'x'.repeat(60)}…"  A message.\n`)
})

test('parts in other languages are named by their place', () => {
  expect(skippedLine('one\ntwo', [{ span: { start: 4, end: 7 }, language: 'hu' }])).toBe(
    'Left unread, as they are in another language: 2:1 (Hungarian).\n',
  )
})
