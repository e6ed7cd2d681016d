import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAsk, makeHouse, posting } from '#tests/house.ts'
import { openSignedIn, type SignedInTest } from '#tests/signed-in.ts'
import { makeChecksStandIn, makeCorpusStandIn } from '#tests/checks.ts'
import { makeEnv } from '#tests/builders.ts'
import { checkAnswerSchema, checkListSchema, checkScopeSchema, checkStateSchema, exclusionsSchema } from '#tools/check/contract.ts'
import { appError } from '#services/problem.ts'

const path = '/api/v1/check'
const text = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ')

let site: SignedInTest
let documentsOf: string
beforeAll(async () => {
  site = await openSignedIn({ settings: { BILLING: 'test' } })
  const { id } = await site.house.corpus.makeCollection({ accountId: null, isOperator: true }, { kind: 'public', name: 'Open texts' })
  documentsOf = id
  await site.house.corpus.add({ accountId: null, isOperator: true }, id, { title: 'One', text, language: 'en' })
})
afterAll(() => site.close())

const running = new AbortController().signal

async function premium() {
  const person = await site.signIn()
  const bought = await person.ask('POST', '/api/v1/checkout', { tier: 'premium', returnTo: '/' })
  const { url }: { readonly url: string } = await bought.json()
  await person.ask('POST', `/api/v1/checkout/${new URL(url, 'http://localhost').searchParams.get('id')}`, { outcome: 'pay' })
  const checksUsed = async (): Promise<number> => {
    const usage: { readonly checks: { readonly used: number } } = await (await person.ask('GET', '/api/v1/usage')).json()
    return usage.checks.used
  }
  return { ...person, checksUsed }
}

describe('a check', () => {
  test('is taken, worked off, read, changed, shared and deleted', async () => {
    const { ask, checksUsed } = await premium()
    const asked = await ask('POST', path, { text, title: ' My essay ', language: 'en' })
    expect([asked.status, asked.headers.get('cache-control')]).toEqual([202, 'no-store'])
    const { id, ...begun } = checkStateSchema.parse(await asked.json())
    expect(begun).toMatchObject({ title: 'My essay', state: 'waiting', problem: null })
    expect(await checksUsed()).toBe(1)
    await site.house.checks.runDue(running)
    const answer = checkAnswerSchema.parse(await (await ask('GET', `${path}/${id}`)).json())
    expect(answer).toMatchObject({
      state: 'done',
      report: { text, searched: { documents: 1, collections: [{ name: 'Open texts' }] } },
      share: null,
    })

    const exclusions = exclusionsSchema.parse({ quotations: false, wordsAtLeast: 4 })
    const changed = checkAnswerSchema.parse(await (await ask('PUT', `${path}/${id}/exclusions`, exclusions)).json())
    expect(changed.exclusions).toEqual(exclusions)
    const shared: { readonly url: string } = await (await ask('POST', `${path}/${id}/share`, {})).json()
    expect(shared.url).toContain('/shared/')
    expect((await ask('DELETE', `${path}/${id}/share`)).status).toBe(200)
    expect(checkListSchema.parse(await (await ask('GET', path)).json()).checks.map((one) => one.id)).toEqual([id])
    expect((await ask('DELETE', `${path}/${id}`)).status).toBe(200)
    expect((await ask('GET', `${path}/${id}`)).status).toBe(404)
    expect(await checksUsed()).toBe(1)
  })

  test('that is cancelled costs nothing, and the month’s one check is there again', async () => {
    const { ask, checksUsed } = await premium()
    const { id } = checkStateSchema.parse(await (await ask('POST', path, { text, language: 'en' })).json())
    const refused = await ask('POST', path, { text, language: 'en' })
    expect([refused.status, await refused.json()]).toEqual([
      402,
      expect.objectContaining({ code: 'quota-spent', unit: 'checks', limit: 1, used: 1 }),
    ])
    expect(checkStateSchema.parse(await (await ask('POST', `${path}/${id}/cancel`, {})).json()).state).toBe('cancelled')
    expect(await checksUsed()).toBe(0)
    expect((await ask('POST', path, { text, language: 'en' })).status).toBe(202)
  })

  test('tells what can be searched', async () => {
    const { ask } = await premium()
    const scope = checkScopeSchema.parse(await (await ask('GET', `${path}/scope`)).json())
    expect(scope).toMatchObject({ collections: [{ id: documentsOf, kind: 'public', documents: 1, canAdd: false }], online: [] })
  })
})

describe('refused before it costs anything', () => {
  const rows: readonly (readonly [name: string, body: object, status: number, code: string])[] = [
    ['no text', { text: ' ​ ' }, 422, 'text-empty'],
    ['too few words', { text: 'only a few words here' }, 422, 'text-too-short'],
    ['too long a text', { text: 'a '.repeat(200_001) }, 413, 'text-too-long'],
    ['a collection that is not there', { text, collections: ['somebody’s'] }, 404, 'collection-not-found'],
    ['nothing to search in', { text, collections: [] }, 409, 'nothing-to-search'],
    ['no such language', { text, language: 'xx' }, 422, 'input-invalid'],
  ]
  test.each(rows)('%s', async (_, body, status, code) => {
    const { ask, checksUsed } = await premium()
    const answer = await ask('POST', path, { language: 'en', ...body })
    expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ code })])
    expect(await checksUsed()).toBe(0)
    expect(checkListSchema.parse(await (await ask('GET', path)).json()).checks).toEqual([])
  })

  test.each(['a visitor', 'an account without a plan'])('%s has no checks, and is told so before the text is read', async (who) => {
    const ask = who === 'a visitor' ? site.askAs(null) : (await site.signIn()).ask
    const answer = await ask('POST', path, { text: '', language: 'en' })
    expect([answer.status, await answer.json()]).toEqual([402, expect.objectContaining({ code: 'quota-spent', unit: 'checks', limit: 0 })])
  })

  test('a language that cannot be told, and a line that is full: what was taken is given back', async () => {
    const closed: string[] = []
    const { quota, corpus, ...house } = makeHouse()
    const counting = {
      ...quota,
      reserve: async () => ({ id: 'the one', settle: async () => undefined, refund: async () => undefined }),
      close: async (id: string, how: string) => void closed.push(`${id} ${how}`),
    }
    const withDocuments = { ...corpus, collections: async () => [collection] }
    const given = { env: makeEnv({ VISITOR_TIER: 'platinum' }), quota: counting, corpus: withDocuments }
    const full = makeAsk({
      ...given,
      checks: makeChecksStandIn({ begin: () => Promise.reject(appError('too-many-requests', { seconds: 30 })) }),
    })
    expect((await full(path, posting({ text, language: 'en' }))).status).toBe(429)
    expect(closed).toEqual(['the one refunded'])
    const readCheck = () => Promise.reject(appError('language-unknown'))
    const unknown = makeAsk({ ...given, engines: { ...house.engines, readCheck } })
    expect(await (await unknown(path, posting({ text }))).json()).toMatchObject({ code: 'language-unknown' })
    expect(closed).toHaveLength(1)
  })
})

const collection = {
  id: 'c',
  kind: 'public',
  name: 'Open texts',
  institutionId: null,
  accountId: null,
  documents: 3,
  words: 900,
  canAdd: false,
  createdAt: new Date(),
} as const

describe('a visitor of an open site', () => {
  test('has their check by their cookie, and nobody else has it', async () => {
    const open = await openSignedIn({
      settings: { TIERS: 'open' },
      given: () => ({ corpus: makeCorpusStandIn({ collections: async () => [collection] }) }),
    })
    try {
      const ask = open.askAs(null)
      const begun = await ask('POST', path, { text, language: 'en' })
      const { id } = checkStateSchema.parse(await begun.json())
      const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? ''
      const own = { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' }
      expect((await ask('GET', `${path}/${id}`, undefined, own)).status).toBe(200)
      expect((await ask('GET', `${path}/${id}`)).status).toBe(404)
      await open.house.checks.runDue(running)
      const { deletedAt } = checkAnswerSchema.parse(await (await ask('GET', `${path}/${id}`, undefined, own)).json())
      expect(deletedAt).not.toBeNull()
    } finally {
      await open.close()
    }
  })
})

describe('the events', () => {
  test('tell the states of a check to its end, and whoever comes again what is new', async () => {
    const { ask } = await premium()
    const { id } = checkStateSchema.parse(await (await ask('POST', path, { text, language: 'en' })).json())
    const first = await ask('GET', `${path}/${id}/events`)
    expect(first.headers.get('content-type')).toContain('text/event-stream')
    await site.house.checks.runDue(running)
    const told = eventsIn(await first.text())
    expect(told[0]).toMatchObject({ type: 'state', data: { state: { state: 'waiting' } } })
    expect(told.at(-2)).toMatchObject({ type: 'state', data: { state: { state: 'done' } } })
    expect(told.at(-1)).toEqual({ type: 'end', id: null, data: { type: 'end' } })
    const lastId = told.at(-2)?.id ?? ''
    const again = eventsIn(await (await ask('GET', `${path}/${id}/events`, undefined, { 'Last-Event-ID': lastId })).text())
    expect(again.map(({ type }) => type)).toEqual(['end'])
    const stranger = await (await site.signIn()).ask('GET', `${path}/${id}/events`)
    expect(stranger.status).toBe(404)
  })

  test('go to ten listeners of one person at once, and to others when these have left', async () => {
    const { ask } = await premium()
    const { id } = checkStateSchema.parse(await (await ask('POST', path, { text, language: 'en' })).json())
    const listen = () => ask('GET', `${path}/${id}/events`)
    const ten = await Promise.all(Array.from({ length: 10 }, listen))
    expect(ten.map(({ status }) => status)).toEqual(ten.map(() => 200))
    expect((await listen()).status).toBe(429)
    await ask('POST', `${path}/${id}/cancel`)
    for (const one of ten) await one.text()
    expect((await listen()).status).toBe(200)
  })

  test('tell a failed check with words in the reader’s language', async () => {
    const { ask } = await premium()
    const { id } = checkStateSchema.parse(await (await ask('POST', path, { text, language: 'en' })).json())
    await site.db.pool.query(`update check_run set state = 'failed', problem = '{"code":"engine-failed","facts":{}}' where id = $1`, [id])
    const told = await (await ask('GET', `${path}/${id}/events?locale=hu`)).text()
    expect(told).toContain('A motor hibára futott')
    expect(eventsIn(told)[0]).toMatchObject({ data: { state: { problem: { code: 'engine-failed', status: 500 } } } })
  })
})

/** The events of a stream that has ended. */
const eventsIn = (stream: string) =>
  stream
    .split('\n\n')
    .filter((block) => block.includes('event: '))
    .map((block) => ({
      id: /^id: (.*)$/m.exec(block)?.[1] ?? null,
      type: /^event: (.*)$/m.exec(block)?.[1],
      data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null') as unknown,
    }))
