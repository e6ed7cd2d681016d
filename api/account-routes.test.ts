import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tablesWith } from '#tests/mentions.ts'
import { openSignedIn, type SignedInTest } from '#tests/signed-in.ts'
import { accountSchema, historyEntrySchema, historyPageSchema, sessionSchema } from '#tools/account/contract.ts'
import { appError } from '#services/problem.ts'

let site: SignedInTest
beforeAll(async () => {
  site = await openSignedIn({ settings: { HISTORY_DAYS: '30' } })
})
afterAll(() => site.close())

const account = '/api/v1/account'
const history = '/api/v1/history'

async function json(response: Response | Promise<Response>): Promise<unknown> {
  return (await response).json()
}

describe('the account', () => {
  test('says that a plan of the test checkout gives nothing, where plans are not bought in it', async () => {
    const paid = await openSignedIn({ settings: { BILLING: 'off' } })
    for (const [one, expected] of [
      [site, { tier: 'premium', idle: null }],
      [paid, { tier: 'free', idle: 'premium' }],
    ] as const) {
      const ann = await one.signIn()
      await one.db.pool.query(
        `insert into subscription (id, account_id, tier, status, provider, period_start, period_end)
         values ($1, $1, 'premium', 'active', 'test', now(), now() + interval '20 days')`,
        [ann.id],
      )
      const { user, subscription, idlePlan } = accountSchema.parse(await json(ann.ask('GET', account)))
      expect({ tier: user.tier, idle: idlePlan }).toEqual(expected)
      expect(subscription?.tier ?? 'free').toBe(expected.tier)
    }
    await paid.close()
  })

  test('is everything that the profile page shows', async () => {
    const ann = await site.signIn({ name: 'Ann', minutesAgo: 20 })
    await site.sessionOf(ann)
    await site.house.subscriptions.grant({ accountId: ann.id, tier: 'platinum', until: null })
    await site.house.history.keep({ accountId: ann.id, tool: 'rephrase', language: 'en', input: 'a', output: 'b', options: {} })
    await ann.ask('PUT', `${account}/words`, { ownWords: [{ language: 'hu', word: 'szó' }], rulesOff: ['hu/x'] })
    const response = await ann.ask('GET', account)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(accountSchema.strict().parse(await response.json())).toMatchObject({
      user: {
        id: ann.id,
        name: 'Ann',
        email: ann.email,
        premiumLevel: 2,
        tier: 'platinum',
        subscriptionStatus: 'premium',
        keepsHistory: true,
      },
      devices: [{ isThisOne: false }, { isThisOne: true, id: ann.session, browser: 'Firefox' }],
      usage: { tier: 'platinum', isOpen: false, characters: { used: 0, limit: 100_000 } },
      subscription: { tier: 'platinum', provider: 'granted', status: 'active' },
      preferences: { historyDays: 30 },
      ownWords: [{ language: 'hu', word: 'szó' }],
      rulesOff: ['hu/x'],
      historyCount: 1,
    })
  })

  test('changes its name and language, and nothing that is not named', async () => {
    const ann = await site.signIn({ name: 'Ann' })
    expect(await json(ann.ask('PATCH', account, { name: '  Ann Writer ' }))).toMatchObject({ user: { name: 'Ann Writer' } })
    expect((await ann.ask('PATCH', account, { locale: 'ur' })).status).toBe(200)
    expect(await site.house.people.optionalPerson(ann.id)).toMatchObject({ name: 'Ann Writer', locale: 'ur' })
  })

  test.each([
    ['an empty name', { name: '  ' }, 'name'],
    ['a long name', { name: 'x'.repeat(101) }, 'name'],
    ['a language that is none of ours', { locale: 'xx' }, 'locale'],
  ])('refuses %s', async (_, change, field) => {
    const ann = await site.signIn({ name: 'Ann' })
    const response = await ann.ask('PATCH', account, change)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'input-invalid', issues: [{ path: field }] })
    expect(await site.house.people.optionalPerson(ann.id)).toMatchObject({ name: 'Ann', locale: 'en' })
  })

  test('changes its settings, within what the operator allows', async () => {
    const ann = await site.signIn()
    expect(await json(ann.ask('PATCH', `${account}/preferences`, { historyDays: 3_650, textLanguage: 'tr' }))).toMatchObject({
      historyDays: 30,
      textLanguage: 'tr',
      letterKeys: true,
    })
    expect(await json(ann.ask('GET', `${account}/preferences`))).toMatchObject({ historyDays: 30, textLanguage: 'tr' })
    expect(sessionSchema.parse(await json(ann.ask('GET', '/api/auth'))).data.user?.textLanguage).toBe('tr')
    expect((await ann.ask('PATCH', `${account}/preferences`, { historyDays: 0 })).status).toBe(422)
    expect((await ann.ask('PATCH', `${account}/preferences`, { textLanguage: 'tlh' })).status).toBe(422)
  })

  test('logs one device out, or all others, and says how many', async () => {
    const ann = await site.signIn()
    const [phone] = [await site.sessionOf(ann), await site.sessionOf(ann), await site.sessionOf(ann)]
    expect(await json(ann.ask('DELETE', `${account}/devices/${phone}`))).toEqual({ deleted: 1 })
    expect((await ann.ask('DELETE', `${account}/devices/${phone}`)).status).toBe(404)
    expect((await site.askAs(phone)('GET', account)).status).toBe(401)
    expect(await json(ann.ask('DELETE', `${account}/devices`))).toEqual({ deleted: 2 })
    expect(await site.house.identity.devices({ accountId: ann.id, sessionId: null, signedInAt: new Date() })).toHaveLength(1)
  })
})

describe('deleting the account', () => {
  test('erases the person, logs the browser out and says farewell', async () => {
    const ann = await site.signIn({ locale: 'hu' })
    const other = await site.sessionOf(ann)
    await site.house.subscriptions.grant({ accountId: ann.id, tier: 'premium', until: null })
    const response = await ann.ask(
      'DELETE',
      account,
      { email: ` ${ann.email.toUpperCase()} ` },
      {
        Cookie: 'tinta.session_token=abc; __Secure-tinta.trust_device=def; tinta-locale=hu; tinta_visitor=ghi',
        Origin: 'http://localhost:3000',
      },
    )
    expect([response.status, await response.json()]).toEqual([200, { deleted: 1 }])
    expect(
      response.headers
        .getSetCookie()
        .map((cookie) => cookie.replace(/; Max-Age=0; Path=\/.*/, ' gone'))
        .toSorted(),
    ).toEqual(['__Secure-tinta.trust_device= gone', 'tinta.session_token= gone'])
    expect(await tablesWith(site.db.pool, [ann.id, ann.email])).toEqual([])
    for (const session of [ann.session, other]) expect((await site.askAs(session)('GET', account)).status).toBe(401)
    expect(site.mails.filter(({ to }) => to === ann.email)).toEqual([{ kind: 'account-deleted', to: ann.email, locale: 'hu', facts: {} }])
  })

  test.each([
    ['another address', 0, { email: 'ben@writers.example' }, 422, 'email-mismatch'],
    ['no address', 0, {}, 422, 'input-invalid'],
    ['a sign-in of eleven minutes ago', 11, null, 403, 'requires-recent-login'],
  ])('refuses %s', async (_, minutesAgo, body, status, code) => {
    const ann = await site.signIn({ minutesAgo })
    const response = await ann.ask('DELETE', account, body ?? { email: ann.email })
    expect([response.status, await response.json()]).toEqual([status, expect.objectContaining({ code })])
    expect((await ann.ask('GET', account)).status).toBe(200)
  })

  test('erases nothing as long as the payment provider cannot be told', async () => {
    const failing = await openSignedIn({
      given: ({ billing }) => ({ billing: { ...billing, stopCharging: () => Promise.reject(appError('billing-failed')) } }),
    })
    const ann = await failing.signIn()
    const response = await ann.ask('DELETE', account, { email: ann.email })
    expect([response.status, await response.json()]).toEqual([502, expect.objectContaining({ code: 'billing-failed' })])
    expect((await ann.ask('GET', account)).status).toBe(200)
    expect(failing.mails).toEqual([])
    await failing.close()
  })

  test('is done even if the farewell cannot be sent', async () => {
    const failing = await openSignedIn({ given: () => ({ mailer: { send: () => Promise.reject(new Error('no mail today')) } }) })
    const ann = await failing.signIn()
    expect((await ann.ask('DELETE', account, { email: ann.email })).status).toBe(200)
    expect(await failing.house.people.optionalPerson(ann.id)).toBeNull()
    await failing.close()
  })
})

describe('the history', () => {
  const keep = (accountId: string, input: string, tool = 'rephrase') =>
    site.house.history.keep({ accountId, tool, language: 'en', input, output: `${input}.`, options: { mode: 'simplify' } })

  test('is paged, searched, opened and deleted', async () => {
    const ann = await site.signIn()
    for (const input of ['one cat', 'two cats', 'three dogs']) {
      await keep(ann.id, input)
      // Runs are put in order by the millisecond.
      await setTimeout(2)
    }
    const first = historyPageSchema.parse(await json(ann.ask('GET', `${history}?limit=2`)))
    expect(first).toMatchObject({ total: 3, hasMore: true, entries: [{ title: 'three dogs' }, { title: 'two cats' }] })
    const second = historyPageSchema.parse(await json(ann.ask('GET', `${history}?limit=2&before=${encodeURIComponent(first.next ?? '')}`)))
    expect(second).toMatchObject({ total: 3, hasMore: false, next: null, entries: [{ title: 'one cat' }] })
    const found = historyPageSchema.parse(await json(ann.ask('GET', `${history}?search=CAT&tool=rephrase`)))
    expect(found.entries.map(({ title }) => title)).toEqual(['two cats', 'one cat'])
    const one = `${history}/${found.entries[0]?.id}`
    const response = await ann.ask('GET', one)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(historyEntrySchema.parse(await response.json())).toMatchObject({ input: 'two cats', output: 'two cats.' })
    expect(await json(ann.ask('DELETE', one))).toEqual({ deleted: 1 })
    expect((await ann.ask('GET', one)).status).toBe(404)
    expect((await ann.ask('DELETE', one)).status).toBe(404)
    expect(await json(ann.ask('DELETE', history))).toEqual({ deleted: 2 })
  })

  test.each(['limit=0', 'limit=101', 'limit=x', 'before=yesterday', 'before=2026-13-45T00:00:00.000Z_x', `search=${'x'.repeat(201)}`])(
    'does not understand %s',
    async (query) => {
      const ann = await site.signIn()
      const response = await ann.ask('GET', `${history}?${query}`)
      expect([response.status, await response.json()]).toEqual([422, expect.objectContaining({ code: 'input-invalid' })])
    },
  )
})
