import { describe, expect, test } from 'vitest'
import { answerOf, makeReport, stateOf } from '#tests/check-report.ts'
import { begunSteps, checkReducer, idOf, shareDone, writing, type CheckAction, type CheckView } from './check-state.ts'

const report = makeReport({ text: 'One two three.', plants: [{ id: 'm1', source: 'a', piece: 'two three' }] })
const after = (...actions: readonly CheckAction[]): CheckView => actions.reduce(checkReducer, writing)
const running = stateOf('c1', { state: 'running', step: 'analyzing' })
const started: CheckAction = { type: 'started', state: stateOf('c1', { state: 'waiting', step: null }) }
const problem = { code: 'server-failed', status: 500 }

describe('a check', () => {
  test('that begins, tells its steps and becomes a report', () => {
    expect(after({ type: 'starting' })).toMatchObject({ kind: 'writing', isStarting: true })
    expect(after({ type: 'starting' }, started)).toMatchObject({ kind: 'running', state: { state: 'waiting' } })
    expect(after(started, { type: 'told', state: running })).toMatchObject({ kind: 'running', state: { step: 'analyzing' } })
    const done = after(started, { type: 'told', state: running }, { type: 'told', state: stateOf('c1') })
    expect(done).toMatchObject({ kind: 'running', state: { state: 'done' } })
    expect(checkReducer(done, { type: 'arrived', answer: answerOf('c1', report) })).toMatchObject({ kind: 'report', wasWatched: true })
  })

  test('that is opened by its address was not watched', () => {
    const opened = after({ type: 'went', id: 'c1' }, { type: 'arrived', answer: answerOf('c1', report) })
    expect(opened).toMatchObject({ kind: 'report', wasWatched: false })
  })

  test('whose address follows its start is not fetched again', () => {
    const view = after(started, { type: 'told', state: running })
    expect(checkReducer(view, { type: 'went', id: 'c1' })).toBe(view)
    expect(checkReducer(view, { type: 'went', id: 'c2' })).toEqual({ kind: 'loading', id: 'c2' })
    expect(checkReducer(view, { type: 'went', id: null })).toEqual(writing)
  })

  test('that is refused leaves the text with the reason', () => {
    const refused = after({ type: 'starting' }, { type: 'refused', problem })
    expect(refused).toEqual({ kind: 'writing', isStarting: false, problem })
    expect(checkReducer(refused, { type: 'settled' })).toEqual(writing)
  })

  test.each(['failed', 'cancelled'] as const)('that ends as %s says so', (state) => {
    expect(after(started, { type: 'told', state: stateOf('c1', { state }) })).toMatchObject({ kind: 'ended', state: { state } })
  })

  test('that is being stopped goes on saying so while it tells a step', () => {
    const stopping = after(started, { type: 'stopping', isStopping: true }, { type: 'told', state: running })
    expect(stopping).toMatchObject({ kind: 'running', isStopping: true })
  })

  test('that breaks off goes on when it is heard of again', () => {
    const cut = after(started, { type: 'cut-off', isCutOff: true })
    expect(cut).toMatchObject({ isCutOff: true })
    expect(checkReducer(cut, { type: 'told', state: running })).toMatchObject({ isCutOff: false })
  })

  test('that is not in sight changes nothing', () => {
    const view = after({ type: 'went', id: 'c1' })
    expect(checkReducer(view, { type: 'arrived', answer: answerOf('c2', report) })).toBe(view)
    expect(checkReducer(view, { type: 'told', state: stateOf('c2', { state: 'failed' }) })).toBe(view)
    expect(checkReducer(view, { type: 'lost', id: 'c2', problem })).toBe(view)
    expect(idOf(checkReducer(view, { type: 'lost', id: 'c1', problem }))).toBe('c1')
  })

  test('does not fall back behind its report', () => {
    const read = after({ type: 'went', id: 'c1' }, { type: 'arrived', answer: answerOf('c1', report) })
    expect(checkReducer(read, { type: 'told', state: running })).toBe(read)
    const share = { url: 'https://example.edu/shared/x', expiresAt: '2026-12-22T00:00:00.000Z' }
    expect(checkReducer(read, { type: 'changed', answer: { share } })).toMatchObject({ answer: { share } })
  })
})

test.each([
  [{ state: 'waiting', step: null }, 0, 0],
  [{ state: 'running', step: 'optimizing' }, 1, 0],
  [{ state: 'running', step: 'checking', progress: { done: 5, of: 10 } }, 3, 0.625],
  [{ state: 'running', step: 'checking', progress: { done: 0, of: 0 } }, 3, 0.5],
  [{ state: 'done', step: 'finalizing' }, 4, 1],
] as const)('%j has begun %d steps; %d is done', (given, begun, share) => {
  const state = stateOf('c1', { ...given })
  expect(begunSteps(state).length).toBe(begun)
  expect(shareDone(state)).toBe(share)
})
