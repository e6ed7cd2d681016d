import { describe, expect, test } from 'vitest'
import { makeAsk, makeHouse } from '#tests/house.ts'
import { optionalIsland } from '#services/islands/islands.ts'

const plans = {
  currency: null,
  includeTax: true,
  plans: [{ id: 'free' as const, price: 0, charactersMonthly: 5_000, levels: 1, checks: 0 }],
}
const content = {
  ...makeHouse().content,
  island: (name: string, params: Readonly<Record<string, string>>) =>
    optionalIsland(name)?.answer(params, { plans, posts: () => [], figureOf: () => null, pathOf: () => '/premium' }) ?? null,
}
const ask = makeAsk({ content, buildId: 'build-7' })

describe('GET /api/islands', () => {
  test('answers with what the part is made of, to be kept for a minute', async () => {
    const response = await ask('/api/islands/pricing.json?locale=hu')
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'application/json',
      'public, max-age=60',
    ])
    expect(await response.json()).toEqual({ buildId: 'build-7', ...plans, path: '/premium' })
  })

  test('sends nothing again to whoever has it, until the build changes', async () => {
    const tag = (await ask('/api/islands/pricing.json')).headers.get('etag') ?? ''
    const again = await ask('/api/islands/pricing.json', { headers: { 'If-None-Match': tag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const later = await makeAsk({ content, buildId: 'build-8' })('/api/islands/pricing.json', { headers: { 'If-None-Match': tag } })
    expect(later.status).toBe(200)
  })

  test.each([
    ['/api/islands/weather.json', 404, 'not-found'],
    ['/api/islands/constructor.json', 404, 'not-found'],
    ['/api/islands/pricing', 404, 'not-found'],
    ['/api/islands/figure.json?key=a/b/c', 404, 'not-found'],
    ['/api/islands/figure.json', 422, 'input-invalid'],
    ['/api/islands/tool.json?tool=oracle&sample=sleep', 422, 'input-invalid'],
    ['/api/islands/posts.json?limit=many', 422, 'input-invalid'],
    ['/api/islands/pricing.json?colour=red', 422, 'input-invalid'],
  ])('%s is refused with %i and words', async (address, status, code) => {
    const response = await ask(address)
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'application/problem+json'])
    expect(await response.json()).toMatchObject({ code, title: expect.stringMatching(/\w/), detail: expect.stringMatching(/\w/) })
  })
})
