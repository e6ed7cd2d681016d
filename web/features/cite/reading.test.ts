import { describe, expect, test } from 'vitest'
import type { ReadRow } from '#tools/cite/contract.ts'
import { countsOf, idle, isSure, readingReducer, textLeft, type ReadingAction, type ReadingState } from './reading.ts'

const read = (more: Partial<ReadRow> = {}): ReadRow => ({
  row: 0,
  said: '10.1/x',
  kind: 'doi',
  item: { id: 'x', type: 'book', title: 'Bowling alone' },
  origin: 'Crossref',
  unsure: [],
  trouble: null,
  others: [],
  ...more,
})
const after = (...actions: readonly ReadingAction[]): ReadingState => actions.reduce(readingReducer, idle)
const opened = (rows: number): ReadingAction => ({ type: 'event', event: { type: 'opened', rows } })
const came = (row: ReadRow): ReadingAction => ({ type: 'event', event: { type: 'read', read: row } })

describe('a line goes into the list by itself', () => {
  test.each<[string, ReadRow, boolean]>([
    ['an identifier that a registry knew', read(), true],
    ['an identifier that nobody knew', read({ trouble: 'unknown', origin: null }), false],
    ['without a title', read({ item: { id: 'x', type: 'book' } }), false],
    ['no work', read({ item: null }), false],
    ['with an unsure field', read({ unsure: ['issued'] }), false],
    ['a title, word for word', read({ kind: 'title', said: 'Bowling Alone.' }), true],
    ['a title that is nearly the same', read({ kind: 'title', said: 'Bowling' }), false],
    ['a title from the text alone', read({ kind: 'title', said: 'Bowling alone', origin: null }), false],
    ['a whole reference, without a registry', read({ kind: 'reference', origin: null, trouble: 'offline' }), true],
    ['a link that may be another work', read({ kind: 'url', others: [{ id: 'y', type: 'book' }] }), false],
  ])('%s: %s', (_name, row, expected) => {
    expect(isSure(row)).toBe(expected)
  })
})

describe('what is read', () => {
  test('opens its lines, and fills them as they come', () => {
    const state = after({ type: 'started' }, opened(3), came(read({ row: 1 })), came(read({ row: 2, item: null })))
    expect(state.lines.map((line) => line.state)).toEqual(['waiting', 'look', 'nothing'])
    expect(countsOf(state)).toEqual({ all: 3, read: 2, added: 0, toLookAt: 2 })
  })

  test('that is stopped keeps what came, and says what did not', () => {
    const cancelled = { code: 'cancelled', status: 0 }
    const state = after({ type: 'started' }, opened(2), came(read()), { type: 'ended', problem: cancelled })
    expect(state.lines.map((line) => line.state)).toEqual(['look', 'stopped'])
    expect(state.problem).toBeNull()
  })

  test('counts what was added; what could not be waits, with the reason', () => {
    const added = after({ type: 'started' }, opened(1), came(read()), { type: 'added', row: 0, added: { state: 'added', id: 'k' } })
    expect(countsOf(added)).toMatchObject({ added: 1, toLookAt: 0 })
    const problem = { code: 'library-full', status: 409 }
    const failed = after({ type: 'started' }, opened(1), came(read()), { type: 'added', row: 0, added: { state: 'failed', problem } })
    expect(failed).toMatchObject({ problem, lines: [{ state: 'look' }] })
  })
})

test('the text that is left is that of the lines which are in no list', () => {
  const state = after(
    { type: 'started' },
    opened(3),
    came(read({ said: 'in' })),
    came(read({ row: 1, said: 'to look at' })),
    came(read({ row: 2, said: 'nothing', item: null })),
    { type: 'added', row: 0, added: { state: 'added', id: 'k' } },
  )
  expect(textLeft(state.lines)).toBe('to look at\nnothing')
})

describe('a line that goes through the form', () => {
  const line = read({ row: 1, unsure: ['issued'] })

  test('stays until it is kept, and then is in the list', () => {
    const before = after({ type: 'started' }, opened(2), came(read({ row: 0, item: null })), came(line), { type: 'ended', problem: null })
    expect(textLeft(before.lines)).toBe('10.1/x\n10.1/x')
    const state = readingReducer(before, { type: 'kept', read: line, added: { state: 'added', id: 'kept' } })
    expect(state.lines.map((one) => [one.state, one.keptId])).toEqual([
      ['nothing', null],
      ['added', 'kept'],
    ])
    expect(textLeft(state.lines)).toBe('10.1/x')
  })

  test('of a reading that is over changes nothing of another', () => {
    const state = after({ type: 'started' }, opened(2), came(read({ row: 1 })))
    expect(readingReducer(state, { type: 'kept', read: line, added: { state: 'added', id: 'kept' } }).lines).toEqual(state.lines)
  })
})
