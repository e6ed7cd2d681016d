import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AddedAnswer } from '#tools/collections/contract.ts'
import type { Answer } from '#web/workbench/api-client.ts'
import { countsOf, isProblem, rowsShown, secondsLeft } from './import-state.ts'
import { makeImporter, type GivenFile, type Sending } from './make-importer.ts'

const fileOf = (name: string, isArchive = false): GivenFile => ({ file: new File(['text'], name), name, isArchive })
const added = (name: string, state: AddedAnswer['state'] = 'added'): AddedAnswer => ({
  state,
  name,
  id: name,
  words: 3,
  language: 'en',
  twin: '',
})
const failed = (code: string, facts: object = {}): Answer<null> => ({ ok: false, problem: { ...facts, code, status: 422 } })

type Sent = Sending & { readonly answer: (answer: Answer<AddedAnswer | null>) => Promise<void> }

/** An importer whose sendings wait for the test to answer them. */
function open() {
  const sent: Sent[] = []
  const waits: number[] = []
  let ends = 0
  const importer = makeImporter({
    send: (sending) => {
      const { promise, resolve } = Promise.withResolvers<Answer<AddedAnswer | null>>()
      sending.signal.addEventListener('abort', () => resolve(failed('cancelled')))
      sent.push({
        ...sending,
        answer: async (answer) => {
          resolve(answer)
          await new Promise((done) => setImmediate(done))
        },
      })
      return promise
    },
    onChange: () => undefined,
    now: () => 0,
    wait: async (seconds) => void waits.push(seconds),
    onEnd: () => (ends += 1),
  })
  const states = () => importer.view().rows.map(({ name, state }) => `${name} ${state.kind}`)
  return { importer, sent, waits, states, ends: () => ends }
}

const settled = () => new Promise((done) => setImmediate(done))

describe('an import', () => {
  test('sends two files at a time, and the next when one is in', async () => {
    const { importer, sent, states, ends } = open()
    importer.add(['a', 'b', 'c'].map((name) => fileOf(name)))
    expect(states()).toEqual(['a sending', 'b sending', 'c waiting'])
    await sent[0]?.answer({ ok: true, value: added('a') })
    expect(states()).toEqual(['a done', 'b sending', 'c sending'])
    await sent[1]?.answer(failed('file-broken'))
    await sent[2]?.answer({ ok: true, value: added('c', 'same-text') })
    expect(countsOf(importer.view().rows)).toEqual({ total: 3, added: 1, there: 0, look: 1, unread: 1, waiting: 0 })
    expect([importer.view().isRunning, ends()]).toEqual([false, 1])
  })

  test('shows how much was sent, and then that it is read', () => {
    const { importer, sent } = open()
    importer.add([fileOf('a')])
    sent[0]?.onSent(0.4)
    expect(importer.view().rows[0]?.state).toEqual({ kind: 'sending', share: 0.4 })
    sent[0]?.onSent(1)
    expect(importer.view().rows[0]?.state).toEqual({ kind: 'reading' })
  })

  test('that is stopped keeps what is in, and goes on with the rest', async () => {
    const { importer, sent, states } = open()
    importer.add(['a', 'b', 'c'].map((name) => fileOf(name)))
    await sent[0]?.answer({ ok: true, value: added('a') })
    importer.stop()
    await settled()
    expect(states()).toEqual(['a done', 'b waiting', 'c waiting'])
    importer.goOn()
    expect(states()).toEqual(['a done', 'b sending', 'c sending'])
  })

  test('waits as long as a busy server asks, and sends the file again', async () => {
    const { importer, sent, waits, states } = open()
    importer.add([fileOf('a')])
    await sent[0]?.answer(failed('too-many-requests', { seconds: 7 }))
    expect([waits, sent.length]).toEqual([[7], 2])
    await sent[1]?.answer({ ok: true, value: added('a') })
    expect(states()).toEqual(['a done'])
  })

  test('stops where nothing more would be taken', async () => {
    const { importer, sent, states } = open()
    importer.add(['a', 'b', 'c'].map((name) => fileOf(name)))
    await sent[0]?.answer(failed('corpus-full', { limit: 1 }))
    await settled()
    expect(states()).toEqual(['a failed', 'b waiting', 'c waiting'])
  })

  test('sends something in the place of what could not be read', async () => {
    const { importer, sent } = open()
    importer.add([fileOf('scan.pdf')])
    await sent[0]?.answer(failed('file-encrypted'))
    expect(importer.view().rows[0]?.state).not.toHaveProperty('isPasswordWrong')
    importer.again(importer.view().rows[0]?.key ?? 0, { password: 'open' })
    expect(sent[1]?.given).toMatchObject({ name: 'scan.pdf', password: 'open' })
    await sent[1]?.answer(failed('file-encrypted'))
    expect(importer.view().rows[0]?.state).toMatchObject({ kind: 'failed', isPasswordWrong: true })
  })

  test('counts an archive by the files in it', async () => {
    const { importer, sent } = open()
    importer.add([fileOf('t.zip', true)])
    sent[0]?.onEvent({ type: 'opened', files: 3 })
    sent[0]?.onEvent({ type: 'added', bytes: 5, added: added('t.zip/a') })
    sent[0]?.onEvent({ type: 'failed', bytes: 5, name: 't.zip/b', problem: { code: 'file-broken', status: 422 } })
    expect(countsOf(importer.view().rows)).toEqual({ total: 3, added: 1, there: 0, look: 0, unread: 1, waiting: 1 })
    sent[0]?.onEvent({ type: 'added', bytes: 5, added: added('t.zip/c', 'updated') })
    await sent[0]?.answer({ ok: true, value: null })
    expect(countsOf(importer.view().rows)).toEqual({ total: 3, added: 1, there: 1, look: 0, unread: 1, waiting: 0 })
  })

  test('adds up, whatever happens', async () => {
    const step = fc.constantFrom('add', 'answer', 'fail', 'stop', 'go-on', 'skip', 'again')
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { importer, sent } = open()
        for (const one of steps) {
          const key = importer.view().rows[0]?.key ?? 0
          if (one === 'add') importer.add([fileOf('a'), fileOf('b')])
          if (one === 'answer') await sent.at(-1)?.answer({ ok: true, value: added('a') })
          if (one === 'fail') await sent.at(-1)?.answer(failed('file-broken'))
          if (one === 'stop') importer.stop()
          if (one === 'go-on') importer.goOn()
          if (one === 'skip') importer.skip(key)
          if (one === 'again') importer.again(key)
          await settled()
          const { rows } = importer.view()
          const { total, added: done, there, look, unread, waiting } = countsOf(rows)
          expect([total, done + there + look + unread + waiting]).toEqual([rows.length, rows.length])
          expect(rows.filter(({ state }) => ['sending', 'reading', 'pausing'].includes(state.kind)).length).toBeLessThanOrEqual(2)
        }
      }),
      { numRuns: 60 },
    )
  })
})

test('of the latest those at work come first, then what is done, the newest before', async () => {
  const { importer, sent } = open()
  importer.add(['a', 'b', 'c', 'd'].map((name) => fileOf(name)))
  await sent[0]?.answer({ ok: true, value: added('a') })
  await sent[1]?.answer(failed('file-broken'))
  const { rows } = importer.view()
  expect(rowsShown(rows, 'latest').map(({ name }) => name)).toEqual(['c', 'd', 'b', 'a'])
  expect(rowsShown(rows, 'problems').map(({ name }) => name)).toEqual(['b'])
  expect(rows.filter(isProblem)).toHaveLength(1)
})

test.each([
  ['too few files', { done: 4, waiting: 100, seconds: 60 }, null],
  ['too little time', { done: 50, waiting: 100, seconds: 2 }, null],
  ['nothing left', { done: 50, waiting: 0, seconds: 60 }, null],
  ['enough to tell by', { done: 50, waiting: 25, seconds: 60 }, 30],
])('the time that is left, with %s', (_, pace, seconds) => {
  expect(secondsLeft(pace)).toBe(seconds)
})
