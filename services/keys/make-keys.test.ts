import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keysAtMost } from '#tools/keys/contract.ts'
import { makeAccount } from '#tests/accounts.ts'
import { openTestDb, type OpenTestDb } from '#tests/database.ts'
import { rowsWith } from '#tests/mentions.ts'
import { makePeople } from '../people/make-people.ts'
import type { Keys } from './keys.ts'
import { makeKeys } from './make-keys.ts'
import { hashOf } from './token.ts'

let database: OpenTestDb
let keys: Keys
beforeAll(async () => {
  database = await openTestDb()
  keys = makeKeys({ pool: database.db.pool })
})
afterAll(() => database.close())

const account = () => makeAccount(database.db.pool)
const run = (statement: string, values: readonly unknown[]) => database.db.pool.query(statement, [...values])
const problem = (code: string, facts: object = {}) => expect.objectContaining({ problem: { code, facts } })

describe('a key', () => {
  test('is told once, and known again by its first characters', async () => {
    const { id } = await account()
    const { key, token } = await keys.make(id, 'Nightly \0check')
    expect(key).toEqual({ id: expect.any(String), name: 'Nightly check', start: token.slice(0, 10), createdAt: expect.any(String), lastUsedAt: null }) // prettier-ignore
    expect(await keys.list(id)).toEqual([key])
  })

  test('is nowhere in the database but as a hash', async () => {
    const { id } = await account()
    const { token } = await keys.make(id, 'Script')
    await keys.optionalOwner(token)
    expect(await rowsWith(database.db.pool, [token, token.slice('tinta_'.length)])).toEqual({})
    const { rows } = await run('select hash from api_key where account_id = $1', [id])
    expect(rows).toEqual([{ hash: hashOf(token) }])
  })

  test('speaks for its owner until it is revoked', async () => {
    const [{ id }, other] = [await account(), await account()]
    const [one, two] = [await keys.make(id, 'One'), await keys.make(id, 'Two')]
    expect(await keys.optionalOwner(one.token)).toEqual({ keyId: one.key.id, accountId: id, isClosed: false })
    expect(await keys.revoke(other.id, one.key.id)).toBe(0)
    expect(await keys.revoke(id, one.key.id)).toBe(1)
    expect(await keys.revoke(id, one.key.id)).toBe(0)
    expect(await keys.optionalOwner(one.token)).toBeNull()
    expect(await keys.optionalOwner(two.token)).toMatchObject({ accountId: id })
    expect((await keys.list(id)).map(({ name }) => name)).toEqual(['Two'])
  })

  test.each([`tinta_${'0'.repeat(40)}`, 'tinta_', '', "tinta_' or 1=1", 'tinta_\0'])(
    'that never was speaks for nobody: %j',
    async (token) => expect(await keys.optionalOwner(token)).toBeNull(),
  )

  test('of a closed account says so, and goes with an erased one', async () => {
    const { id } = await account()
    const { token } = await keys.make(id, 'Script')
    const people = makePeople({ pool: database.db.pool, historyDays: 90 })
    await people.setDisabled(id, true)
    expect(await keys.optionalOwner(token)).toMatchObject({ isClosed: true })
    await people.erase(id)
    expect(await keys.optionalOwner(token)).toBeNull()
    await expect(keys.make(id, 'Again')).rejects.toEqual(problem('user-token-expired'))
  })
})

describe('the last use', () => {
  const usedAt = async (id: string) => (await keys.list(id))[0]?.lastUsedAt ?? null

  test('is noted at once, and then once a minute', async () => {
    const { id } = await account()
    const { token } = await keys.make(id, 'Script')
    await keys.optionalOwner(token)
    const first = await usedAt(id)
    expect(first).not.toBeNull()
    await keys.optionalOwner(token)
    expect(await usedAt(id)).toBe(first)
    await run("update api_key set last_used_at = now() - interval '2 minutes' where account_id = $1", [id])
    const before = await usedAt(id)
    await keys.optionalOwner(token)
    expect(Date.parse((await usedAt(id)) ?? '')).toBeGreaterThan(Date.parse(before ?? ''))
  })

  test('is not noted by a revoked key', async () => {
    const { id } = await account()
    const { key, token } = await keys.make(id, 'Script')
    await keys.revoke(id, key.id)
    await keys.optionalOwner(token)
    const { rows } = await run('select last_used_at as used from api_key where account_id = $1', [id])
    expect(rows).toEqual([{ used: null }])
  })
})

describe('of one person', () => {
  test('there are so many at most, also when they are made at once', async () => {
    const { id } = await account()
    const tries = await Promise.allSettled(Array.from({ length: keysAtMost + 5 }, (_, at) => keys.make(id, `Key ${at}`)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(keysAtMost)
    const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toEqual(Array(5).fill(problem('keys-full', { limit: keysAtMost })))
    const [newest] = await keys.list(id)
    await keys.revoke(id, newest?.id ?? '')
    await expect(keys.make(id, 'One more')).resolves.toMatchObject({ key: { name: 'One more' } })
  })

  test('the revoked ones are remembered for a while, for the export', async () => {
    const { id } = await account()
    for (let at = 0; at < 55; at += 1) {
      const { key } = await keys.make(id, `Key ${at}`)
      await keys.revoke(id, key.id)
    }
    const records = await makePeople({ pool: database.db.pool, historyDays: 90 }).records(id)
    expect(records.keys.map(({ name }) => name)).toEqual(Array.from({ length: 50 }, (_, at) => `Key ${at + 5}`))
    for (const kept of records.keys) expect(kept).toEqual({ id: expect.any(String), name: kept.name, start: expect.stringMatching(/^tinta_.{4}$/), createdAt: expect.any(Date), lastUsedAt: null, revokedAt: expect.any(Date) }) // prettier-ignore
  })
})
