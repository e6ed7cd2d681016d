import { describe, expect, test } from 'vitest'
import { makeAsk, posting } from '#tests/house.ts'
import { failingEngines } from '#tests/visitor.ts'
import { reportResult } from '#tools/proofread/report-contract.ts'
import { appError } from '#services/problem.ts'

const path = '/api/v1/proofread/report'
const text = `An e-mail came at noon. ${'They read at home every day. '.repeat(20)}Then the email was answered.`

test('a long text is reported on, and nothing of it is kept by whoever stands between', async () => {
  const answer = await makeAsk()(path, posting({ text, language: 'en' }))
  expect({ status: answer.status, kept: answer.headers.get('cache-control') }).toEqual({ status: 200, kept: 'no-store' })
  const report = reportResult.parse(await answer.json())
  expect(report).toMatchObject({ language: 'en', isEnough: true, untold: [] })
  const [first] = report.facts
  expect(first).toMatchObject({
    kind: 'term-variants',
    groups: [
      { name: 'e-mail', count: 1 },
      { name: 'email', count: 1 },
    ],
  })
  expect(first?.groups.flatMap(({ places }) => places.map(({ start, end }) => text.slice(start, end)))).toEqual(['e-mail', 'email'])
})

test('a short text is told apart from one that nothing can be said of', async () => {
  const answer = await makeAsk()(path, posting({ text: 'Quiet rooms help.', language: 'hu' }))
  expect(await answer.json()).toEqual({ language: 'hu', words: 3, sentences: 1, isEnough: false, facts: [], untold: ['tense', 'passive'] })
})

describe('what is refused', () => {
  test.each([
    [{}, 422],
    [{ text: 'a', language: 'xx' }, 422],
    [{ text: 'a', picky: true }, 422],
    [{ text: 'word '.repeat(1_001) }, 413],
    [{ text: 'x'.repeat(4 * 1024 * 1024) }, 413],
  ])('%#', async (body, status) => {
    const answer = await makeAsk()(path, posting(body))
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
  })

  test('more texts in a minute than an address may have', async () => {
    const limits = { count: async () => ({ isAllowed: false, limit: 1, remaining: 0, resetSeconds: 30 }), giveBack: async () => undefined }
    expect((await makeAsk({ limits })(path, posting({ text }))).status).toBe(429)
  })
})

test('a run that could not begin is given back to the address', async () => {
  const happened: string[] = []
  const limits = { count: async () => null, giveBack: async () => void happened.push('given back') }
  const answer = await makeAsk({ engines: failingEngines(appError('engine-busy', { seconds: 10 })), limits })(path, posting({ text }))
  expect(answer.status).toBe(503)
  expect(happened).toEqual(['given back'])
})
