import { describe, expect, test } from 'vitest'
import { makeAsk, makeHouse, posting } from '#tests/house.ts'
import { makeRephraseInput } from '#tests/builders.ts'
import { failingEngines, signedInAs } from '#tests/visitor.ts'
import type { KeptRun } from '#services/history/history.ts'
import { appError } from '#services/problem.ts'
import type { House } from './house.ts'

const rephrase = '/api/v1/rephrase'
const ours = { 'Sec-Fetch-Site': 'same-origin' }
const events = { ...ours, Accept: 'text/event-stream' }
const text = 'The cat sat on the mat.'
const input = (given: Parameters<typeof makeRephraseInput>[0] = {}) => makeRephraseInput({ text, ...given })
const { engines } = makeHouse()

describe('the history', () => {
  const keeping = (kept: KeptRun[]): House['history'] => ({ ...makeHouse().history, keep: async (run) => void kept.push(run) })

  test.each([['JSON'], ['events']])('gets a finished run of somebody signed in, as %s', async (form) => {
    const kept: KeptRun[] = []
    const ask = makeAsk({ ...signedInAs('writer'), history: keeping(kept) })
    const headers = form === 'events' ? events : ours
    await (await ask(rephrase, posting(input({ mode: 'shorten', seed: 7 }), headers))).text()
    expect(kept).toMatchObject([
      {
        accountId: 'writer',
        tool: 'rephrase',
        language: 'en',
        input: text,
        output: text.toUpperCase(),
        options: { mode: 'shorten', strength: 'mild', seed: 7, figures: { similarity: 1 } },
      },
    ])
  })

  test('gets a proofread text only when the person asked for it', async () => {
    const kept: KeptRun[] = []
    const finding = { rule: 'en/x/y', class: 'misspelled', kind: 'spelling' as const, suggestions: [], isPicky: false, facts: {} }
    const found: House['engines'] = {
      ...engines,
      proofread: async (given) => ({
        ...(await engines.proofread(given)),
        findings: [
          { ...finding, span: { start: 0, end: 3 } },
          { ...finding, span: { start: 4, end: 7 } },
          { ...finding, kind: 'style', span: { start: 8, end: 11 } },
        ],
      }),
    }
    const ask = makeAsk({ ...signedInAs('writer'), history: keeping(kept), engines: found })
    await ask('/api/v1/proofread', posting({ text }))
    expect(kept).toEqual([])
    await ask('/api/v1/proofread', posting({ text, keep: true, picky: true }))
    expect(kept).toEqual([
      {
        accountId: 'writer',
        tool: 'proofread',
        language: 'en',
        input: text,
        output: text,
        options: { dialect: 'en-US', picky: true, lints: 3, byKind: { spelling: 2, style: 1 } },
      },
    ])
  })

  const nothings: readonly (readonly [name: string, house: Partial<House>])[] = [
    ['a visitor', {}],
    ['a run that failed', { ...signedInAs('writer'), engines: failingEngines(appError('engine-failed')) }],
  ]
  test.each(nothings)('gets nothing of %s', async (_, house) => {
    const kept: KeptRun[] = []
    const ask = makeAsk({ history: keeping(kept), ...house })
    await (await ask(rephrase, posting(input()))).text()
    await (await ask(rephrase, posting(input(), events))).text()
    await (await ask('/api/v1/proofread', posting({ text, keep: true }))).text()
    expect(kept).toEqual([])
  })

  test('that fails is nothing to the run', async () => {
    const history = { ...makeHouse().history, keep: async () => Promise.reject(new Error('full')) }
    const ask = makeAsk({ ...signedInAs('writer-2'), history })
    expect((await ask(rephrase, posting(input()))).status).toBe(200)
    expect(await (await ask(rephrase, posting(input(), events))).text()).toMatch(/event: result\n.+\n\n$/)
    expect((await ask('/api/v1/proofread', posting({ text, keep: true }))).status).toBe(200)
  })
})
