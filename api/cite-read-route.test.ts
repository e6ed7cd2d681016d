import { makeAsk, posting } from '#tests/house.ts'
import { makeScholarStandIn } from '#tests/scholar.ts'
import { describe, expect, test } from 'vitest'
import { readEvent, rowsOnlineAtMost, type ReadEvent, type ReadRow } from '#tools/cite/contract.ts'
import { RunEnded } from '#services/run-ended.ts'

const path = '/api/v1/cite/read'
const found = (title: string) => ({
  found: { item: { id: 'work', type: 'book' as const, title }, unsure: [], origin: 'Crossref' },
  others: [],
  trouble: null,
})

const eventsIn = (text: string): readonly ReadEvent[] =>
  [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => readEvent.parse(JSON.parse(data)))
const readsIn = (text: string): readonly ReadRow[] =>
  eventsIn(text)
    .flatMap((event) => (event.type === 'read' ? [event.read] : []))
    .toSorted((a, b) => a.row - b.row)

test('rows come as events: how many, each, and the end', async () => {
  const asked: unknown[] = []
  const ask = makeAsk({
    scholar: makeScholarStandIn(async (query) => {
      asked.push(query)
      return found('Sleep')
    }),
  })
  const answer = await ask(path, posting({ text: '10.1000/xyz\n978-0-306-40615-7' }))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  const text = await answer.text()
  expect(eventsIn(text).map(({ type }) => type)).toEqual(['opened', 'read', 'read', 'end'])
  expect(eventsIn(text)[0]).toEqual({ type: 'opened', rows: 2 })
  expect(readsIn(text).map(({ kind, origin, item }) => [kind, origin, item?.['title']])).toEqual([
    ['doi', 'Crossref', 'Sleep'],
    ['isbn', 'Crossref', 'Sleep'],
  ])
  expect(asked).toEqual([
    { is: 'doi', id: '10.1000/xyz' },
    { is: 'isbn', id: '9780306406157' },
  ])
})

test('what needs no asking comes at once, and a slow registry holds no other row back', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof found>>()
  const scholar = makeScholarStandIn(async (query) => (query.is === 'doi' ? promise : found('Book')))
  const answer = await makeAsk({ scholar })(path, posting({ text: '10.1000/xyz\n9780306406157\nISBN 978-0-306-40615-8' }))
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (readsIn(text).length < 2) text += (await reader?.read())?.value ?? ''
  expect(readsIn(text).map(({ row, trouble }) => [row, trouble])).toEqual([
    [1, null],
    [2, 'unknown'],
  ])
  resolve(found('Article'))
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) text += piece.value
  expect(eventsIn(text).at(-1)).toEqual({ type: 'end' })
})

describe('nobody is asked', () => {
  const scholar = makeScholarStandIn(async () => Promise.reject(new Error('asked')))
  test('when the person wants it so', async () => {
    const answer = await makeAsk({ scholar })(path, posting({ text: '10.1000/xyz', online: false }))
    expect(readsIn(await answer.text())).toMatchObject([{ item: { DOI: '10.1000/xyz' }, origin: null, trouble: 'offline' }])
  })

  test('when the operator has switched nothing on', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => `10.1000/${index}`).join('\n')
    const off = readsIn(await (await makeAsk({ scholar: { ...scholar, registries: [] } })(path, posting({ text: lines }))).text())
    expect(off.map(({ trouble }) => trouble)).toEqual(Array.from({ length: 60 }, () => 'offline'))
    const answer = await makeAsk({ scholar: { ...scholar, registries: [] } })(path, posting({ text: 'Attention is all you need' }))
    expect(readsIn(await answer.text())).toMatchObject([
      { kind: 'title', item: { title: 'Attention is all you need' }, trouble: 'offline' },
    ])
  })
})

test('fifty rows are asked for, and no more', async () => {
  let asked = 0
  const scholar = makeScholarStandIn(async () => {
    asked++
    return found('Sleep')
  })
  const text = Array.from({ length: 60 }, (_, index) => `10.1000/${index}`).join('\n')
  const reads = readsIn(await (await makeAsk({ scholar })(path, posting({ text }))).text())
  expect(asked).toBe(rowsOnlineAtMost)
  expect(reads).toHaveLength(60)
  expect(reads.slice(rowsOnlineAtMost).every(({ trouble, item }) => trouble === 'not-asked' && item?.['DOI'] !== undefined)).toBe(true)
})

test('a failure of ours leaves the row with what the text gave', async () => {
  const scholar = makeScholarStandIn(async (query) => {
    if (query.is === 'doi') throw new Error('the database is away')
    return found('Book')
  })
  const reads = readsIn(await (await makeAsk({ scholar })(path, posting({ text: '10.1000/xyz\n9780306406157' }))).text())
  expect(reads.map(({ origin, trouble }) => [origin, trouble])).toEqual([
    [null, 'unreachable'],
    ['Crossref', null],
  ])
})

test('leaving ends what is still asked', async () => {
  const gone = new AbortController()
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const scholar = {
    registries: [{ id: 'crossref' as const, name: 'Crossref' }],
    visit: (signal: AbortSignal) => ({
      lookUp: () =>
        new Promise<never>((_, reject) => {
          signal.addEventListener('abort', () => {
            resolve(true)
            reject(new RunEnded())
          })
          gone.abort()
        }),
    }),
  }
  await makeAsk({ scholar })(path, { ...posting({ text: '10.1000/xyz' }), signal: gone.signal })
  expect(await promise).toBe(true)
})

describe('what is refused', () => {
  test.each([
    [{ text: '' }, 422],
    [{}, 422],
    [{ text: 'x'.repeat(100_001) }, 422],
    [{ text: 'a', online: 'yes' }, 422],
    [{ text: 'a', more: 1 }, 422],
    [{ text: 'x'.repeat(1_100_000) }, 413],
  ])('%#', async (body, status) => {
    const answer = await makeAsk()(path, posting(body))
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
  })

  test('much that is to be asked for, when the minute has no room for it', async () => {
    const counted: number[] = []
    const limits = {
      count: async (_: string, __: string, points = 1) => {
        counted.push(points)
        return { isAllowed: points < 4, limit: 60, remaining: 0, resetSeconds: 30 }
      },
      giveBack: async () => undefined,
    }
    const scholar = makeScholarStandIn(async () => found('Sleep'))
    const lines = (count: number) => Array.from({ length: count }, (_, index) => `10.1000/${index}`).join('\n')
    const statuses = []
    for (const body of [{ text: lines(10) }, { text: lines(31) }, { text: lines(60) }, { text: lines(60), online: false }])
      statuses.push((await makeAsk({ scholar, limits })(path, posting(body))).status)
    expect(statuses).toEqual([200, 200, 429, 200])
    // Each request is counted as one of any kind too.
    expect(counted).toEqual([1, 1, 1, 1, 3, 1, 1, 4, 1, 1])
  })

  test('more readings in a minute than an address may have', async () => {
    const limits = { count: async () => ({ isAllowed: false, limit: 1, remaining: 0, resetSeconds: 30 }), giveBack: async () => undefined }
    expect((await makeAsk({ limits })(path, posting({ text: 'a' }))).status).toBe(429)
  })
})
