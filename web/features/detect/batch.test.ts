import { expect, test } from 'vitest'
import { csvOf, doneOf, failedRow, waitingRow, withEvent } from './batch.ts'
import { resultOf } from './sample-result.ts'

const result = resultOf({ verdict: 'none' })
const rows = [waitingRow('a.txt'), failedRow('b.pdf', 'file-unreadable'), waitingRow('c.txt')]
// Of three files the second could not be opened, so two texts were sent.
const places = [0, 2]

test('an event belongs to the file whose text it was', () => {
  const after = withEvent(rows, { type: 'read', row: 1, name: 'c.txt', result, problem: null }, places)
  expect(after.map(({ state }) => state)).toEqual(['waiting', 'failed', 'read'])
  expect(after[2]?.result).toBe(result)
  expect(doneOf(after)).toBe(2)
})

test('a text that could not be read keeps its place and its problem', () => {
  const after = withEvent(rows, { type: 'read', row: 0, name: 'a.txt', result: null, problem: 'language-unknown' }, places)
  expect(after[0]).toEqual(failedRow('a.txt', 'language-unknown'))
})

test('the end, and a row that is not there, change nothing', () => {
  expect(withEvent(rows, { type: 'end' }, places)).toBe(rows)
  expect(withEvent(rows, { type: 'read', row: 9, name: 'x', result, problem: null }, places)).toEqual(rows)
})

test('a table as a file: quotes are doubled, and no cell is a formula', () => {
  expect(
    csvOf([
      ['a', 'say "x"'],
      ['=1+1', '-5'],
    ]),
  ).toBe('\uFEFF"a","say ""x"""\r\n"\'=1+1","\'-5"\r\n')
})
