import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAccount, type TestAccount } from '#tests/accounts.ts'
import { openTestDb, type OpenTestDb } from '#tests/database.ts'
import { preferencesSchema } from '#tools/account/contract.ts'
import type { Db } from '../db/open-db.ts'
import { makeHistory } from '../history/make-history.ts'
import { makePeople } from './make-people.ts'

let database: OpenTestDb
let db: Db
beforeAll(async () => {
  database = await openTestDb()
  db = database.db
})
afterAll(async () => {
  await database.close()
})

const peopleOf = (historyDays = 90) => makePeople({ pool: db.pool, historyDays })
const account = (given: Parameters<typeof makeAccount>[1] = {}): Promise<TestAccount> => makeAccount(db.pool, given)
const problem = (code: string) => expect.objectContaining({ problem: { code, facts: {} } })

describe('a record', () => {
  test('by id, and by address in any case', async () => {
    const { id, email } = await account({ name: 'Ödön Író', locale: 'hu' })
    const person = await peopleOf().optionalPerson(id)
    expect(person).toEqual({
      id,
      name: 'Ödön Író',
      email,
      emailVerified: true,
      locale: 'hu',
      isDisabled: false,
      hasSecondStep: false,
      since: expect.any(Date),
    })
    expect(await peopleOf().optionalPersonByEmail(` ${email.toUpperCase()} `)).toEqual(person)
    expect(await peopleOf().optionalPerson('nobody\0')).toBeNull()
    expect(await peopleOf().optionalPersonByEmail('nobody@writers.example')).toBeNull()
  })

  test('is renamed in part', async () => {
    const { id } = await account()
    await peopleOf().rename(id, { name: 'Bea\0' })
    await peopleOf().rename(id, { locale: 'ur' })
    await peopleOf().rename(id, {})
    expect(await peopleOf().optionalPerson(id)).toMatchObject({ name: 'Bea', locale: 'ur' })
  })

  test('is found by parts of name and address, newest first', async () => {
    const [one, two] = [await account({ name: 'Zsófia 100%_x' }), await account({ email: `zsofia-${randomUUID()}@writers.example` })]
    const found = async (search: string, limit = 10) => (await peopleOf().list({ search, limit })).map(({ id }) => id)
    expect(await found('%_X')).toEqual([one.id])
    expect(await found(' ZSOFIA ')).toEqual([two.id])
    expect(await found('', 2)).toEqual([two.id, one.id])
  })

  test('is closed with every session, and opened again', async () => {
    const [ann, ben] = [await account(), await account()]
    for (const { id } of [ann, ann, ben])
      await db.pool.query("insert into session (id, account_id, token, expires_at) values ($1, $2, $1, now() + interval '1 day')", [
        randomUUID(),
        id,
      ])
    const sessions = async () => (await db.pool.query('select account_id from session where account_id = any($1)', [[ann.id, ben.id]])).rows
    await peopleOf().setDisabled(ann.id, true)
    expect(await sessions()).toEqual([{ account_id: ben.id }])
    expect((await peopleOf().optionalPerson(ann.id))?.isDisabled).toBe(true)
    await peopleOf().setDisabled(ann.id, false)
    expect((await peopleOf().optionalPerson(ann.id))?.isDisabled).toBe(false)
  })
})

describe('preferences', () => {
  const defaults = { keepsHistory: true, historyDays: 90, textLanguage: null, firstMode: null, firstStrength: null, letterKeys: true }

  test('have defaults where nothing is set', async () => {
    const { id } = await account()
    expect(await peopleOf().preferences(id)).toEqual(defaults)
    expect(await peopleOf(0).preferences(id)).toEqual({ ...defaults, keepsHistory: false, historyDays: 0 })
  })

  test('change by what is named, and nothing else', async () => {
    const { id } = await account()
    const change = fc.record(
      {
        keepsHistory: fc.boolean(),
        historyDays: fc.integer({ min: 1, max: 3_650 }),
        textLanguage: fc.constantFrom('hu' as const, 'tr' as const, null),
        firstMode: fc.constantFrom('academic' as const, null),
        firstStrength: fc.constantFrom('normal' as const, null),
        letterKeys: fc.boolean(),
      },
      { requiredKeys: [] },
    )
    let [stored, own] = [await peopleOf().preferences(id), 90]
    await fc.assert(
      fc.asyncProperty(change, fc.integer({ min: 0, max: 400 }), async (wish, operators) => {
        own = wish.historyDays ?? own
        stored = { ...stored, ...wish }
        const expected = { ...stored, keepsHistory: stored.keepsHistory && operators > 0, historyDays: Math.min(own, operators) }
        const before = await peopleOf(90).preferences(id)
        if (Object.keys(wish).length === 0) expect(await peopleOf(90).setPreferences(id, wish)).toEqual(before)
        const after = await peopleOf(operators).setPreferences(id, { historyDays: own, ...wish })
        expect(preferencesSchema.parse(after)).toEqual(expected)
        expect(await peopleOf(operators).preferences(id)).toEqual(expected)
      }),
      { numRuns: 40 },
    )
  })

  test('of a language that is no longer offered count as not set', async () => {
    const { id } = await account()
    await db.pool.query("insert into preference (account_id, text_language, first_mode) values ($1, 'tlh', 'sing')", [id])
    expect(await peopleOf().preferences(id)).toEqual(defaults)
  })

  test('of somebody who has just been erased are refused', async () => {
    await expect(peopleOf().setPreferences('nobody', { letterKeys: false })).rejects.toEqual(problem('user-token-expired'))
  })
})

describe('the history that preferences allow', () => {
  const history = makeHistory({
    pool: { query: (...given: Parameters<Db['pool']['query']>) => db.pool.query(...given), connect: () => db.pool.connect() } as Db['pool'],
    daysAtMost: 90,
    onTrouble: () => undefined,
  })
  const keep = (accountId: string) => history.keep({ accountId, tool: 'rephrase', language: 'en', input: 'a', output: 'b', options: {} })

  test('goes when it is switched off, of this person only', async () => {
    const [ann, ben] = [await account(), await account()]
    await keep(ann.id)
    await keep(ben.id)
    await peopleOf().setPreferences(ann.id, { letterKeys: false })
    expect(await history.count(ann.id)).toBe(1)
    await peopleOf().setPreferences(ann.id, { keepsHistory: false })
    expect([await history.count(ann.id), await history.count(ben.id)]).toEqual([0, 1])
  })

  test('goes as far as it is older than the days now wanted', async () => {
    const { id } = await account()
    await keep(id)
    await keep(id)
    await db.pool.query(
      "update history_entry set created_at = now() - interval '8 days' where id = (select min(id) from history_entry where account_id = $1)",
      [id],
    )
    await peopleOf().setPreferences(id, { historyDays: 9 })
    expect(await history.count(id)).toBe(2)
    await peopleOf().setPreferences(id, { historyDays: 7 })
    expect(await history.count(id)).toBe(1)
  })

  test('stays empty however many runs end while it is switched off', async () => {
    for (let round = 0; round < 10; round++) {
      const { id } = await account()
      await Promise.all([keep(id), keep(id), keep(id), peopleOf().setPreferences(id, { keepsHistory: false }), keep(id), keep(id)])
      expect(await history.count(id)).toBe(0)
    }
  })
})

describe('lists', () => {
  test('are stored whole, sorted, each word once', async () => {
    const [ann, ben] = [await account(), await account()]
    const own = { ownWords: [{ language: 'en' as const, word: 'colour' }], rulesOff: ['en/a'] }
    await peopleOf().setLists(ben.id, own)
    await peopleOf().setLists(ann.id, {
      ownWords: [
        { language: 'hu', word: 'szó' },
        { language: 'en', word: "O'Neill" },
        { language: 'hu', word: 'szó\0' },
        { language: 'hu', word: '\0' },
      ],
      rulesOff: ['hu/b', 'en/a', 'hu/b'],
    })
    expect(await peopleOf().lists(ann.id)).toEqual({
      ownWords: [
        { language: 'en', word: "O'Neill" },
        { language: 'hu', word: 'szó' },
      ],
      rulesOff: ['en/a', 'hu/b'],
    })
    await peopleOf().setLists(ann.id, { ownWords: [], rulesOff: [] })
    expect([await peopleOf().lists(ann.id), await peopleOf().lists(ben.id)]).toEqual([{ ownWords: [], rulesOff: [] }, own])
  })

  test('stored at the same time are one of those given', async () => {
    const { id } = await account()
    const given = Array.from({ length: 8 }, (_, index) => ({
      ownWords: [
        { language: 'en' as const, word: `word${index}` },
        { language: 'en' as const, word: 'shared' },
      ],
      rulesOff: [`rule${index}`],
    }))
    await Promise.all(given.map((lists) => peopleOf().setLists(id, lists)))
    const { rulesOff, ownWords } = await peopleOf().lists(id)
    expect(ownWords.map(({ word }) => word).toSorted()).toEqual(['shared', rulesOff[0]?.replace('rule', 'word')].toSorted())
  })
})
