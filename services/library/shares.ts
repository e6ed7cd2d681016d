import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Share, SharedLibrary, ShareInput } from '#tools/library/contract.ts'
import type { Work } from '#tools/library/read-work.ts'
import { appError } from '../problem.ts'
import { isId } from './undo.ts'
import type { Held } from './write-states.ts'

/** Of one person at a time. */
const sharesAtMost = 100

export type ShareKey = { readonly secret: string; readonly publicUrl: string }

/** 128 bits that nobody can guess; they follow from the secret, so that an address can be shown again without being kept. */
const tokenOf = ({ secret }: ShareKey, id: string, nonce: string): string =>
  createHmac('sha256', secret).update(`library share ${id} ${nonce}`).digest().subarray(0, 16).toString('base64url')

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

type ShareRow = { readonly id: string; readonly folder: string | null; readonly nonce: string; readonly endsAt: Date }

const columns = 'id, folder_id as folder, nonce, ends_at as "endsAt"'

const shareOf = (key: ShareKey, { id, folder, nonce, endsAt }: ShareRow): Share => ({
  id,
  folder,
  url: `${key.publicUrl}/shared-library/${tokenOf(key, id, nonce)}`,
  endsAt: endsAt.toISOString(),
})

/** Throws AppError `library-folder-not-found` or `library-shares-full`. */
export async function makeShare({ client, accountId }: Held, { folder, days }: ShareInput, key: ShareKey): Promise<Share> {
  const { rows: live } = await client.query<{ count: number }>(
    'select count(*)::int as count from library_share where account_id = $1 and ends_at > now()',
    [accountId],
  )
  if ((live[0]?.count ?? 0) >= sharesAtMost) throw appError('library-shares-full', { limit: sharesAtMost })
  if (folder !== undefined) {
    const { rowCount } = await client.query('select from library_folder where account_id = $1 and id = $2', [accountId, folder])
    if (rowCount !== 1) throw appError('library-folder-not-found')
  }
  const [id, nonce] = [randomUUID(), randomBytes(16).toString('base64url')]
  const { rows } = await client.query<ShareRow>(
    `insert into library_share (id, account_id, folder_id, hash, nonce, ends_at)
     values ($1, $2, $3, $4, $5, date_trunc('milliseconds', now() + make_interval(days => $6))) returning ${columns}`,
    [id, accountId, folder ?? null, hashOf(tokenOf(key, id, nonce)), nonce, days],
  )
  const [row] = rows
  if (!row) throw new Error('a share was not kept')
  return shareOf(key, row)
}

/** Those that have not ended, newest first. */
export async function readShares(pool: pg.Pool, accountId: string, key: ShareKey): Promise<readonly Share[]> {
  const { rows } = await pool.query<ShareRow>(
    `select ${columns} from library_share where account_id = $1 and ends_at > now() order by made_at desc, id`,
    [accountId],
  )
  return rows.map((row) => shareOf(key, row))
}

export async function endShare(pool: pg.Pool, accountId: string, id: string): Promise<boolean> {
  if (!isId(id)) return false
  const { rowCount } = await pool.query('delete from library_share where account_id = $1 and id = $2', [accountId, id])
  return rowCount === 1
}

/** What a token opens. */
export type Opened = {
  readonly accountId: string
  readonly folder: { readonly id: string; readonly name: string } | null
  readonly endsAt: Date
}

const token = /^[\w-]{22}$/

/** Null when it has ended, was taken back or never was; a closed account shares nothing. */
export async function openShare(pool: pg.Pool, given: string): Promise<Opened | null> {
  if (!token.test(given)) return null
  const { rows } = await pool.query<{ accountId: string; folderId: string | null; folderName: string | null; endsAt: Date }>(
    `select share.account_id as "accountId", folder.id as "folderId", folder.name as "folderName", ends_at as "endsAt"
     from library_share as share join account on account.id = share.account_id left join library_folder as folder on folder.id = folder_id
     where hash = $1 and ends_at > now() and account.disabled_at is null`,
    [hashOf(given)],
  )
  const [row] = rows
  if (!row) return null
  const folder = row.folderId === null || row.folderName === null ? null : { id: row.folderId, name: row.folderName }
  return { accountId: row.accountId, folder, endsAt: row.endsAt }
}

/** Fields in which people keep what they thought of a work, or what their program knew of them. */
const own: ReadonlySet<string> = new Set(['note', 'annote', 'custom', 'keyword'])

/** A work for others: as it is cited, without remarks. */
export const forOthers = (item: Work): SharedLibrary['items'][number]['item'] =>
  Object.fromEntries(Object.entries(item).filter(([field]) => !own.has(field)))
