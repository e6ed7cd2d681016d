import pino from 'pino'
import { describe, expect, test } from 'vitest'
import { makeApi } from '#api/make-api.ts'
import { makeHouse } from '#tests/house.ts'
import type { ErrorReport } from '#tools/errors/contract.ts'

const report: ErrorReport = {
  reference: 'abcdefgh12345678',
  source: 'page',
  kind: 'TypeError',
  class: 'not-a-value',
  at: ['/assets/home-B1x_2.js:1:20345'],
  build: '21c2861516adbc74',
  page: 'paraphraser',
  locale: 'hu',
}

function makeSite() {
  const lines: Readonly<Record<string, unknown>>[] = []
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) })
  const app = makeApi(makeHouse({ log }))
  const tell = async (body: unknown, headers: Readonly<Record<string, string>> = {}, address = '198.51.100.1') =>
    app.request(
      '/api/v1/errors',
      { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) },
      { incoming: { socket: { remoteAddress: address } } },
    )
  const told = () => lines.filter(({ msg }) => msg === 'page failed in a browser')
  return { tell, told, lines }
}

describe('an error that a browser tells of', () => {
  test('is written to the log under its number, and the number is given back', async () => {
    const { tell, told } = makeSite()
    const response = await tell(report)
    expect([response.status, await response.json()]).toEqual([202, { reference: report.reference }])
    expect(told()).toMatchObject([{ report, requestId: expect.any(String) }])
  })

  const secret = 'my grandmother left the village in 1956'
  test.each<readonly [where: string, body: unknown]>([
    ['its kind', { ...report, kind: secret }],
    ['its number', { ...report, reference: secret }],
    ['a place', { ...report, at: [`/assets/home.js:1:2 ${secret}`] }],
    ['an address with a query', { ...report, at: ['/assets/home.js?q=grandmother:1:2'] }],
    ['the page', { ...report, page: `/${secret}` }],
    ['the build', { ...report, build: secret }],
    ['the class', { ...report, class: secret }],
    ['a message', { ...report, message: secret }],
  ])('cannot carry a person’s text as %s', async (_where, body) => {
    const { tell, told, lines } = makeSite()
    expect((await tell(body)).status).toBe(422)
    expect(told()).toEqual([])
    expect(JSON.stringify(lines)).not.toContain('grandmother')
  })

  test('is not written more than ten times a minute for one address, nor more than 120 times for all', async () => {
    const { tell, told } = makeSite()
    for (let i = 0; i < 15; i++) expect((await tell(report)).status).toBe(202)
    expect(told()).toHaveLength(10)
    for (let i = 0; i < 130; i++) await tell(report, {}, `203.0.113.${i}`)
    expect(told()).toHaveLength(120)
  })

  test('may not be long, and comes from pages of ours only', async () => {
    const { tell } = makeSite()
    expect((await tell({ ...report, more: 'x'.repeat(5_000) })).status).toBe(413)
    expect((await tell(report, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  })
})
