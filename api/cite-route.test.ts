import { makeAsk, posting } from '#tests/house.ts'
import { describe, expect, test } from 'vitest'
import { citeResult, citeStyles } from '#tools/cite/contract.ts'
import { problemSchema } from './present/problem.ts'

const path = '/api/v1/cite'
const book = { id: 'a', type: 'book', author: [{ family: 'Kovács', given: 'János' }], title: 'Iskola és város' }
const other = { ...book, id: 'b', title: 'Város és iskola' }

async function cited(input: object) {
  const response = await makeAsk()(path, posting(input))
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  return citeResult.parse(await response.json())
}

describe('formatting', () => {
  test('makes the list, both citations of each work, and says what is missing', async () => {
    const { entries, style, locale } = await cited({ items: [book], locale: 'hu' })
    expect({ style, locale }).toEqual({ style: 'apa', locale: 'hu' })
    expect(entries).toEqual([
      {
        id: 'a',
        entry: { text: 'Kovács, J. (é.\u00a0n.). Iskola és város.', html: 'Kovács, J. (é.\u00a0n.). <i>Iskola és város</i>.' },
        parenthetical: { text: '(Kovács, é.\u00a0n.)', html: '(Kovács, é.\u00a0n.)' },
        narrative: { text: 'Kovács (é.\u00a0n.)', html: 'Kovács (é.\u00a0n.)' },
        gaps: [
          { field: 'issued', effect: 'no-date' },
          { field: 'publisher', effect: 'no-publisher' },
        ],
        isListed: true,
      },
    ])
  })

  test('makes the citations of a text, in its order', async () => {
    const { citations } = await cited({
      items: [other, book],
      citations: [
        { works: [{ id: 'b', locator: { label: 'page', value: '3' } }] },
        { works: [{ id: 'a' }, { id: 'b' }], form: 'narrative' },
      ],
    })
    expect(citations.map(({ text }) => text)).toEqual(['(Kovács, n.d.-b, p. 3)', 'Kovács (n.d.-a, n.d.-b)'])
  })

  test('of nothing is nothing', async () => {
    expect(await cited({ items: [] })).toMatchObject({ entries: [], citations: [] })
  })
})

describe('refused', () => {
  const rows: readonly (readonly [name: string, input: object, code: string, facts: object])[] = [
    [
      'a field that CSL does not know',
      { items: [book, { ...other, colour: 'red' }] },
      'input-invalid',
      { issues: [{ path: 'items.1.colour' }] },
    ],
    ['two items of one id', { items: [book, book] }, 'input-invalid', { issues: [{ path: 'items.1.id' }] }],
    [
      'a work that was not sent',
      { items: [book], citations: [{ works: [{ id: 'x' }] }] },
      'input-invalid',
      { issues: [{ path: 'citations.0.works.0.id' }] },
    ],
    ['a language that is none of ours', { items: [book], locale: 'fi' }, 'input-invalid', {}],
    ['a style that is not there', { items: [book], style: 'mla' }, 'style-unknown', { style: 'mla', known: ['apa', 'harvard'] }],
    [
      'more works than a style of a file takes',
      { items: Array.from({ length: 1_001 }, (_, i) => ({ ...book, id: `i${i}` })), style: 'harvard' },
      'items-too-many',
      { limit: 1_000, amount: 1_001 },
    ],
  ]
  const citationStyles = {
    list: async () => [{ id: 'harvard', title: 'Harvard' }],
    optional: async (id: string) => (id === 'harvard' ? '<style/>' : null),
  }
  test.each(rows)('%s', async (_, input, code, facts) => {
    const response = await makeAsk({ citationStyles })(path, posting(input))
    const body: unknown = await response.json()
    expect(problemSchema.parse(body)).toMatchObject({ code, status: response.status })
    expect(body).toMatchObject(facts)
  })
})

test('styles are listed, APA first', async () => {
  const citationStyles = { list: async () => [{ id: 'harvard', title: 'Harvard' }], optional: async () => null }
  const response = await makeAsk({ citationStyles })(`${path}/styles`)
  expect(citeStyles.parse(await response.json()).styles).toEqual([
    { id: 'apa', title: 'APA 7' },
    { id: 'harvard', title: 'Harvard' },
  ])
})
