import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { keysAtMost, type ApiKey, type NewApiKey } from '#tools/keys/contract.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { storable } from '../db/storable.ts'
import { appError } from '../problem.ts'
import type { KeyOwner, Keys, KeysOptions } from './keys.ts'
import { hashOf, isToken, makeToken, startOf } from './token.ts'

/** Revoked keys that are remembered of a person, for the export; the oldest make room. */
const revokedAtMost = 50

const columns = 'id, name, start, created_at as "createdAt", last_used_at as "lastUsedAt"'

type KeyRow = Pick<ApiKey, 'id' | 'name' | 'start'> & { readonly createdAt: Date; readonly lastUsedAt: Date | null }

/** Keys in the database. */
export const makeKeys = ({ pool }: KeysOptions): Keys => ({
  list: async (accountId) => {
    const { rows } = await pool.query<KeyRow>(
      `select ${columns} from api_key where account_id = $1 and revoked_at is null order by created_at desc, id`,
      [accountId],
    )
    return rows.map(keyOf)
  },
  make: (accountId, name) => inTransaction(pool, (client) => make(client, accountId, name)),
  revoke: (accountId, id) => inTransaction(pool, (client) => revoke(client, accountId, id)),
  optionalOwner: (token) => optionalOwner(pool, token),
})

const keyOf = ({ createdAt, lastUsedAt, ...row }: KeyRow): ApiKey => ({
  ...row,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

async function make(client: pg.PoolClient, accountId: string, name: string): Promise<NewApiKey> {
  // Two that are made at once are counted one after the other.
  const { rowCount } = await client.query('select from account where id = $1 for no key update', [accountId])
  if (!rowCount) throw appError('user-token-expired')
  const { rows: live } = await client.query<{ count: number }>(
    'select count(*)::int as count from api_key where account_id = $1 and revoked_at is null',
    [accountId],
  )
  if ((live[0]?.count ?? 0) >= keysAtMost) throw appError('keys-full', { limit: keysAtMost })
  const token = makeToken()
  const { rows } = await client.query<KeyRow>(
    `insert into api_key (id, account_id, name, hash, start) values ($1, $2, $3, $4, $5) returning ${columns}`,
    [randomUUID(), accountId, storable(name), hashOf(token), startOf(token)],
  )
  const [row] = rows
  if (!row) throw new Error('a key was not kept')
  return { key: keyOf(row), token }
}

const trimStatement = `
  delete from api_key where account_id = $1 and id in (
    select id from api_key where account_id = $1 and revoked_at is not null order by revoked_at desc, id offset $2
  )`

async function revoke(client: pg.PoolClient, accountId: string, id: string): Promise<number> {
  const { rowCount } = await client.query(
    'update api_key set revoked_at = now() where account_id = $1 and id = $2 and revoked_at is null',
    [accountId, storable(id)],
  )
  if (rowCount) await client.query(trimStatement, [accountId, revokedAtMost])
  return rowCount ?? 0
}

type OwnerRow = KeyOwner & { readonly isNoted: boolean }

/** `isNoted`: its use stands in the row already, to the minute, so that a busy program does not write with every request. */
const ownerStatement = `
  select api_key.id as "keyId", account.id as "accountId", account.disabled_at is not null as "isClosed",
    coalesce(last_used_at > now() - interval '1 minute', false) as "isNoted"
  from api_key join account on account.id = account_id
  where hash = $1 and revoked_at is null`

async function optionalOwner(pool: pg.Pool, token: string): Promise<KeyOwner | null> {
  if (!isToken(token)) return null
  const { rows } = await pool.query<OwnerRow>(ownerStatement, [hashOf(token)])
  const [row] = rows
  if (!row) return null
  const { isNoted, ...owner } = row
  if (!isNoted && !owner.isClosed) await pool.query('update api_key set last_used_at = now() where id = $1', [owner.keyId])
  return owner
}
