import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAsk } from '#tests/house.ts'
import { documentOf, operator, textOf } from '#tests/corpus.ts'
import { openSignedIn, type SignedInTest } from '#tests/signed-in.ts'
import { makeChecksStandIn } from '#tests/checks.ts'

let site: SignedInTest
beforeAll(async () => {
  site = await openSignedIn({ settings: { BILLING: 'test' } })
  const { id } = await site.house.corpus.makeCollection(operator, { kind: 'public', name: 'Open texts' })
  await site.house.corpus.add(operator, id, documentOf(textOf(1)))
})
afterAll(() => site.close())

const text = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ')

/** Somebody with a check that is done, with a plan or without. */
async function checker(tier: 'premium' | null) {
  const person = await site.signIn()
  if (tier) await site.house.subscriptions.grant({ accountId: person.id, tier, until: null })
  const order = {
    subject: `account:${person.id}`,
    accountId: person.id,
    title: 'A <b>bold</b> essay',
    language: 'en',
    text,
    words: 40,
  } as const
  const { id } = await site.house.checks.begin({ ...order, options: { online: false }, reservationId: null })
  await site.house.checks.runDue(new AbortController().signal)
  return { ...person, id, page: `/api/v1/check/${id}/report.html` }
}

const pathOf = (url: string): string => new URL(url).pathname

describe('a report to print', () => {
  test('is for plans that may print, in the language that is asked for', async () => {
    const { ask, page } = await checker('premium')
    const answer = await ask('GET', `${page}?locale=hu`)
    expect([answer.status, answer.headers.get('content-language')]).toEqual([200, 'hu'])
    expect(answer.headers.get('content-type')).toContain('text/html')
    const html = await answer.text()
    expect(html).toContain('A &lt;b&gt;bold&lt;/b&gt; essay')
    expect(html).toContain('<html lang="hu" dir="ltr">')
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
    const plain = await checker(null)
    const refused = await plain.ask('GET', plain.page)
    expect([refused.status, await refused.json()]).toEqual([
      402,
      expect.objectContaining({ code: 'entitlement-missing', needed: 'premium' }),
    ])
  })

  test('is not there for a stranger, and not before there is a report', async () => {
    const { page } = await checker('premium')
    const other = await checker('premium')
    expect((await other.ask('GET', page)).status).toBe(404)
    await site.db.pool.query("update check_run set report = null, state = 'running' where id = $1", [other.id])
    expect((await other.ask('GET', other.page)).status).toBe(404)
  })
})

describe('a shared report', () => {
  test('is read by whoever has its address, until its owner ends that', async () => {
    const { ask, id } = await checker(null)
    const { url }: { readonly url: string } = await (await ask('POST', `/api/v1/check/${id}/share`, {})).json()
    const visitor = site.askAs(null)
    const seen = await visitor('GET', `${pathOf(url)}?locale=ur`)
    expect(seen.status).toBe(200)
    expect(await seen.text()).toContain('<html lang="ur" dir="rtl">')
    await ask('DELETE', `/api/v1/check/${id}/share`)
    const gone = await visitor('GET', pathOf(url))
    expect([gone.status, gone.headers.get('content-type')]).toEqual([404, expect.stringContaining('text/html')])
    expect(await gone.text()).toContain('There is no report at this address.')
  })

  test('is kept from search engines, referrers, caches and logs', async () => {
    const lines: string[] = []
    const token = 'a'.repeat(22)
    const ask = makeAsk({
      checks: makeChecksStandIn(),
      log: pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) }),
    })
    const answer = await ask(`/shared/${token}`)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
    })
    expect(lines.join('')).toContain('/shared/…')
    expect(lines.join('')).not.toContain(token)
  })

  test.each(['x', 'a'.repeat(23), '%00'.repeat(8), encodeURIComponent("' or true --      ")])(
    'is looked for by whole addresses alone: %s',
    async (given) => {
      const asked: string[] = []
      const checks = makeChecksStandIn({ optionalShared: async (token) => (asked.push(token), null) })
      expect((await makeAsk({ checks })(`/shared/${given}`)).status).toBe(404)
      expect(asked).toEqual([])
    },
  )
})
