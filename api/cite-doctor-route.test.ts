import { describe, expect, test } from 'vitest'
import { makeAsk, posting } from '#tests/house.ts'
import { makeLibraryStandIn } from '#tests/library.ts'
import { failingEngines } from '#tests/visitor.ts'
import { doctorCharactersAtMost, doctorResult } from '#tools/cite/doctor-contract.ts'
import type { Retraction } from '#tools/library/contract.ts'
import { appError } from '#services/problem.ts'

const path = '/api/v1/cite/doctor'
const text = `Quiet rooms help (Adams, 2013).

References

Adams, M. (2012). Quiet rooms. Noise, 3(1), 14–29. https://doi.org/10.1000/xyz12
`

test('a paper is set beside its list, and nothing of it is kept by whoever stands between', async () => {
  const answer = await makeAsk()(path, posting({ text }))
  expect({ status: answer.status, kept: answer.headers.get('cache-control') }).toEqual({ status: 200, kept: 'no-store' })
  const { findings, entries, retractionsAsOf } = doctorResult.parse(await answer.json())
  expect(findings.map(({ kind, span }) => [kind, text.slice(span.start, span.end)])).toEqual([['year-differs', '2013']])
  expect(entries.map(({ item }) => item['DOI'])).toEqual(['10.1000/xyz12'])
  expect(retractionsAsOf).toBeNull()
})

test('what publishers have said of its works is asked of the list of retractions, and stands with the entry', async () => {
  const notice: Retraction = { nature: 'retraction', date: '2024-05-07', reasons: [], noticeUrl: null }
  const asked: unknown[] = []
  const library = makeLibraryStandIn({
    retractionsOf: async (works) => {
      asked.push(...works.map((work) => work['DOI']))
      return { asOf: '2026-01-02', found: [notice] }
    },
  })
  const told = doctorResult.parse(await (await makeAsk({ library })(path, posting({ text }))).json())
  expect(asked).toEqual(['10.1000/xyz12'])
  expect(told).toMatchObject({ retractionsAsOf: '2026-01-02', findings: [{ kind: 'year-differs' }, { kind: 'notice', notice }] })
})

describe('what is refused', () => {
  test.each([
    [{ text: '' }, 422],
    [{}, 422],
    [{ text: 'a', language: 'xx' }, 422],
    [{ text: 'a', more: 1 }, 422],
    [{ text: 'x'.repeat(doctorCharactersAtMost + 1) }, 422],
    [{ text: 'x'.repeat(8 * 1024 * 1024) }, 413],
  ])('%#', async (body, status) => {
    const answer = await makeAsk()(path, posting(body))
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
  })

  test('more papers in a minute than an address may have', async () => {
    const limits = { count: async () => ({ isAllowed: false, limit: 1, remaining: 0, resetSeconds: 30 }), giveBack: async () => undefined }
    expect((await makeAsk({ limits })(path, posting({ text }))).status).toBe(429)
  })
})

test('a run that could not begin is given back to the address', async () => {
  const happened: string[] = []
  const limits = {
    count: async () => null,
    giveBack: async () => void happened.push('given back'),
  }
  const answer = await makeAsk({ engines: failingEngines(appError('engine-busy', { seconds: 10 })), limits })(path, posting({ text }))
  expect(answer.status).toBe(503)
  expect(happened).toEqual(['given back'])
})
