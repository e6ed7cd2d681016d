import { expect, test } from 'vitest'
import { csvOf, doneOf, failedRow, readOf, waitingRow, withEvent, withoutWaiting } from './batch.ts'
import { resultOf } from './sample-result.ts'

const result = resultOf({ verdict: 'none' })
const rows = [waitingRow('a.txt'), failedRow('b.pdf', { code: 'file-broken', facts: {} }), waitingRow('c.txt')]
// Of three files the second could not be opened, so two texts were sent.
const places = [0, 2]

test('an event belongs to the file whose text it was', () => {
  const after = withEvent(rows, { type: 'read', row: 1, name: 'c.txt', result, problem: null }, places)
  expect(after.map(({ state }) => state)).toEqual(['waiting', 'failed', 'read'])
  expect(after[2]?.result).toBe(result)
  expect(doneOf(after)).toBe(2)
  expect(readOf(after)).toBe(1)
})

test('a text that could not be read keeps its place and its problem', () => {
  const problem = { code: 'text-too-long', facts: { amount: 120_000, limit: 100_000 } }
  const after = withEvent(rows, { type: 'read', row: 0, name: 'a.txt', result: null, problem }, places)
  expect(after[0]).toEqual(failedRow('a.txt', problem))
})

test('what still waits when the work is stopped waits no more, and what is known stays', () => {
  const after = withoutWaiting(rows, 'cancelled')
  expect(after.map(({ state, problem }) => [state, problem?.code])).toEqual([
    ['failed', 'cancelled'],
    ['failed', 'file-broken'],
    ['failed', 'cancelled'],
  ])
  expect(readOf(after)).toBe(0)
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
  ).toBe('\uFEFFa,"say ""x"""\r\n\'=1+1,\'-5\r\n')
})
