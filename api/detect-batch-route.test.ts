import { makeAsk, makeHouse, posting } from '#tests/house.ts'
import { makeDetectResult } from '#tests/builders.ts'
import { signedInAs, subscription } from '#tests/visitor.ts'
import { describe, expect, test } from 'vitest'
import { appError } from '#services/problem.ts'
import { RunEnded } from '#services/run-ended.ts'
import { batchEvent, type BatchEvent } from '#tools/detect/contract.ts'
import { batchAtMost } from '#tools/detect/limits.ts'
import { tiers, type PaidTierId } from '#tools/tiers.ts'
import type { House } from './house.ts'

const path = '/api/v1/detect/batch'
const paid = (tier: PaidTierId) => signedInAs('writer', () => subscription({ tier }))
type Detect = House['engines']['detect']
const reading = (detect: Detect, given: Partial<House> = {}) =>
  makeAsk({ ...paid('platinum'), engines: { ...makeHouse().engines, detect }, ...given })
const said: Detect = async ({ text }) => makeDetectResult({ words: { judged: text.length, all: text.length } })

const named = (texts: readonly string[]) => ({ texts: texts.map((text, index) => ({ name: `${index}.txt`, text })) })
const eventsIn = (text: string): readonly BatchEvent[] =>
  [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => batchEvent.parse(JSON.parse(data)))
/** Row, words judged and problem of each event. */
const toldIn = (text: string) =>
  eventsIn(text).map((event) =>
    event.type === 'end' ? 'end' : [event.row, event.name, event.result?.words.judged ?? null, event.problem?.code ?? null],
  )

describe('several texts', () => {
  test('come in their order, one after the other', async () => {
    let underWay = 0
    const ask = reading(async (input) => {
      underWay += 1
      expect(underWay).toBe(1)
      await new Promise(setImmediate)
      underWay -= 1
      return said(input)
    })
    const answer = await ask(path, posting(named(['one', 'two and', 'three'])))
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(toldIn(await answer.text())).toEqual([[0, '0.txt', 3, null], [1, '1.txt', 7, null], [2, '2.txt', 5, null], 'end'])
  })

  test('of which one cannot be read keep the others', async () => {
    const ask = reading(async (input) => {
      if (input.text === 'foreign') throw appError('language-not-supported', { language: 'fi', supported: ['en'] })
      if (input.text === 'broken') throw new Error('unforeseen')
      return said(input)
    })
    const texts = ['foreign', ' ', 'a'.repeat(tiers.platinum.checkedPerRun + 1), 'broken', 'well']
    expect(toldIn(await (await ask(path, posting(named(texts)))).text())).toEqual([
      [0, '0.txt', null, 'language-not-supported'],
      [1, '1.txt', null, 'text-empty'],
      [2, '2.txt', null, 'text-too-long'],
      [3, '3.txt', null, 'server-failed'],
      [4, '4.txt', 4, null],
      'end',
    ])
  })

  test('come with what the words of their problem need', async () => {
    const text = 'a'.repeat(100_001)
    const [event] = eventsIn(await (await reading(said)(path, posting(named([text])))).text())
    expect(event).toMatchObject({ result: null, problem: { code: 'text-too-long', facts: { amount: 100_001, limit: 100_000 } } })
  })

  test('wait for a free thread', async () => {
    let tries = 0
    const ask = reading(async (input) => {
      tries += 1
      if (tries < 3) throw appError('engine-busy', { seconds: 10 })
      return said(input)
    })
    expect(toldIn(await (await ask(path, posting(named(['one'])))).text())).toEqual([[0, '0.txt', 3, null], 'end'])
    expect(tries).toBe(3)
  })

  test('that nobody waits for any more are not begun', async () => {
    const begun: string[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    const ask = reading(async ({ text }, { signal } = {}) => {
      begun.push(text)
      await new Promise((stopped) => signal?.addEventListener('abort', stopped))
      resolve()
      throw new RunEnded()
    })
    const answer = await ask(path, posting(named(['one', 'two'])))
    await expect.poll(() => begun).toEqual(['one'])
    await answer.body?.cancel()
    await promise
    await new Promise(setImmediate)
    expect(begun).toEqual(['one'])
  })

  test('weigh as several runs', async () => {
    const counts: (readonly [string, number | undefined])[] = []
    const limits: House['limits'] = {
      count: async (kind, _, points) => (counts.push([kind, points]), null),
      giveBack: async () => undefined,
    }
    await (await reading(said, { limits })(path, posting(named(Array.from({ length: 12 }, () => 'text'))))).text()
    expect(counts).toContainEqual(['runs', 3])
  })
})

describe('refused', () => {
  const plans: readonly (readonly [who: string, house: Partial<House>])[] = [
    ['a visitor', {}],
    ['a free account', signedInAs('writer')],
    ['premium', paid('premium')],
  ]
  test.each(plans)('to %s, before anything is read', async (_, house) => {
    const answer = await makeAsk(house)(path, posting('{'))
    expect([answer.status, await answer.json()]).toEqual([
      402,
      expect.objectContaining({ code: 'entitlement-missing', needed: 'platinum' }),
    ])
  })

  const inputs: readonly (readonly [name: string, input: unknown])[] = [
    ['no texts', { texts: [] }],
    ['too many texts', named(Array.from({ length: batchAtMost + 1 }, () => 'text'))],
    ['a text without a name', { texts: [{ name: ' ', text: 'text' }] }],
    ['a language that is none', { ...named(['text']), language: 'xx' }],
  ]
  test.each(inputs)('%s', async (_, input) => {
    const answer = await makeAsk(paid('platinum'))(path, posting(input))
    expect([answer.status, await answer.json()]).toEqual([422, expect.objectContaining({ code: 'input-invalid' })])
  })
})
