import { describe, expect, test } from 'vitest'
import { measuredTables } from '#services/quality/measured.gen.ts'
import { makeAsk } from '#tests/house.ts'
import { qualityResult } from '#tools/quality/contract.ts'
import { problemSchema } from './present/problem.ts'

const ask = makeAsk()

test('the figures are served, and may be kept a while', async () => {
  const response = await ask('/api/v1/quality')
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  expect(qualityResult.parse(await response.json()).tables).toEqual(measuredTables)
})

describe('a table as .csv', () => {
  test.each([...measuredTables.map(({ key }) => key), 'all'])('%s', async (key) => {
    const response = await ask(`/api/v1/quality/${key}.csv`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${key}.csv"`)
    expect((await response.text()).split('\r\n').length).toBeGreaterThan(2)
  })

  test.each(['nothing.csv', 'detector-people', 'detector-people.json', '..%2Fpeople.csv', `${'x'.repeat(300)}.csv`])(
    'there is none at %s',
    async (file) => {
      const response = await ask(`/api/v1/quality/${file}`)
      expect(response.status).toBe(404)
      expect(problemSchema.parse(await response.json()).code).toBe('not-found')
    },
  )
})
